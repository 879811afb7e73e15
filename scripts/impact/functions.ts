import { parseSync } from 'oxc-parser'

/** Where a function's text begins and ends, in UTF-16 units. */
export type Range = readonly [start: number, end: number]

interface Node {
  type: string
  start: number
  end: number
  callee?: { name?: string }
  body?: unknown
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** What vitest adds to a module for its exports, getters among it. */
const isAddedByVitest = ({ type, callee }: Node): boolean =>
  type === 'CallExpression' && (callee?.name ?? '').startsWith('__vite_ssr_')

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The functions of a module in the order in which they begin, nested ones too; null for what cannot be parsed. */
export const functionsIn = (path: string, text: string): Range[] | null => {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) return null
  const found: Range[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const child of value) visit(child)
    if (!isNode(value) || isAddedByVitest(value)) return
    if (FUNCTIONS.has(value.type) && value.body) found.push([value.start, value.end])
    for (const child of Object.values(value)) if (typeof child === 'object') visit(child)
  }
  visit(program)
  return found.sort(([a, aEnd], [b, bEnd]) => a - b || bEnd - aEnd)
}

/** A text without the parts of it that functions are, for the text of a module or of a function around others. */
export const without = (text: string, [start, end]: Range, functions: readonly Range[]): string => {
  let left = ''
  let at = start
  for (const [innerStart, innerEnd] of functions) {
    if (innerStart < at || innerEnd > end || (innerStart === start && innerEnd === end)) continue
    left += `${text.slice(at, innerStart)}ƒ`
    at = innerEnd
  }
  return left + text.slice(at, end)
}
