import { parseSync } from 'oxc-parser'

/** What people wrote, by the names that it has in the code of screens. */
const NAMES = new Set([
  'playerName',
  'hostName',
  'authorName',
  'ownerName',
  'teamName',
  'organisationName',
  'quizName',
  'quizDescription',
  'qtestName',
  'folderName',
  'questionTitle',
  'explanation',
  'playerAnswer',
  'byline',
])
const MAKERS = new Set(['playerNameText', 'nameOfPerson'])
/** Components that isolate what they draw. */
const ISOLATING = new Set(['bdi', 'TitleWords'])
/** Properties of components that draw a text as it is. */
const DRAWN = new Set(['title', 'sentence', 'help'])

interface Node {
  type: string
  start: number
  end: number
  name?: unknown
  value?: unknown
  operator?: unknown
  expression?: unknown
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
const nameIn = (node: unknown): string => (isNode(node) && typeof node.name === 'string' ? node.name : '')

/** Whether an expression is such a text, or may be one. */
const isWritten = (expression: Node): boolean => {
  const { left, right, consequent, alternate, expression: inner, property, callee } = expression
  const parts = (...nodes: unknown[]): boolean => nodes.filter(isNode).some(isWritten)
  switch (expression.type) {
    case 'Identifier':
      return NAMES.has(nameIn(expression))
    case 'MemberExpression':
      return NAMES.has(nameIn(property))
    case 'CallExpression':
      return MAKERS.has(nameIn(callee))
    case 'LogicalExpression':
      return expression.operator === '&&' ? parts(right) : parts(left, right)
    case 'ConditionalExpression':
      return parts(consequent, alternate)
    case 'ChainExpression':
      return parts(inner)
    default:
      return false
  }
}

/** The places of a screen that draw what people wrote without isolating it: there a name of the other direction turns what stands around it. */
export const unisolatedIn = (source: string): string[] => {
  const found: string[] = []
  const tell = ({ start, end }: Node) => found.push(source.slice(start, end))

  const visitAttribute = (attribute: Node, tag: string) => {
    const { value } = attribute
    const isDrawn = /^[A-Z]/.test(tag) && DRAWN.has(nameIn(attribute.name))
    const expression = isNode(value) && value.type === 'JSXExpressionContainer' ? value.expression : undefined
    if (isDrawn && isNode(expression) && isWritten(expression)) tell(attribute)
  }

  const visit = (node: Node): void => {
    if (node.type !== 'JSXElement') {
      for (const child of childrenOf(node)) visit(child)
      return
    }
    const { openingElement: opening, children } = node as unknown as { openingElement: Node; children: Node[] }
    const tag = nameIn(opening.name)
    const attributes = childrenOf(opening).filter(({ type }) => type === 'JSXAttribute')
    const isOwn = ISOLATING.has(tag) || attributes.some((attribute) => nameIn(attribute.name) === 'dir')
    for (const attribute of attributes) {
      visitAttribute(attribute, tag)
      visit(attribute)
    }
    for (const child of children) {
      const { expression } = child
      const isDrawn = child.type === 'JSXExpressionContainer' && isNode(expression) && isWritten(expression)
      if (isDrawn && !isOwn) tell(child)
      visit(child)
    }
  }
  visit(parseSync('screen.tsx', source).program as unknown as Node)
  return found
}
