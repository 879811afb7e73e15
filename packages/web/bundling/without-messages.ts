/** As much of a syntax tree as is read here. */
interface Node {
  type: string
  start: number
  end: number
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The objects with messages: what a module exports by itself, or gives to `createTranslator`; they hold nothing else. */
const objectsIn = (node: unknown): Node[] => {
  if (Array.isArray(node)) return node.flatMap(objectsIn)
  if (!isNode(node)) return []
  return node.type === 'ObjectExpression' ? [node] : Object.values(node).flatMap(objectsIn)
}

/** A module of messages without its sentences; the names of what it exports stay. */
export const withoutMessages = (code: string, program: unknown): string =>
  objectsIn(program)
    .toSorted((a, b) => b.start - a.start)
    .reduce((sofar, { start, end }) => `${sofar.slice(0, start)}{}${sofar.slice(end)}`, code)
