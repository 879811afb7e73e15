import { Parser } from 'htmlparser2'

/** An element of XML or HTML; names without a prefix, those of HTML in small letters. */
export interface Tag {
  name: string
  /** By their names without a prefix; a namespace is under `xmlns`. */
  attributes: ReadonlyMap<string, string>
  children: readonly Markup[]
}

export type Markup = Tag | string

export interface GrownTree {
  nodes: Markup[]
  /** How deep elements are inside each other. */
  depth: number
  /** How many elements and texts there are. */
  count: number
  /** Where the first element stands that is never closed; of no meaning in HTML. */
  openAt: number | undefined
}

/** What makes a document too much; the tree then ends where the limit was reached. */
export interface Bounds {
  depth: number
  count: number
}

interface OpenTag {
  at: number
  children: Markup[]
  attributes: Map<string, string>
}

const REFERENCE = /&#?\w+;/u

/** Names of HTML too, as old files have them; a name that nobody knows stays as it is, and none is ever defined by a file. */
const withoutReferences = (text: string): string => {
  if (!REFERENCE.test(text)) return text
  const parts: string[] = []
  const parser = new Parser({ ontext: (part) => parts.push(part) })
  // A sign that would begin an element is none here.
  parser.end(text.replaceAll('<', '&lt;'))
  return parts.join('')
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Parses XML or HTML into a tree; nothing is fetched, and definitions of entities are passed over. */
export const grow = (source: string, kind: 'xml' | 'html', bounds: Bounds): GrownTree => {
  const isXml = kind === 'xml'
  const nodes: Markup[] = []
  const open: OpenTag[] = []
  const grown: GrownTree = { nodes, depth: 0, count: 0, openAt: undefined }
  let written = ''
  let isVerbatim = false
  const endText = () => {
    if (written === '') return
    const siblings = open.at(-1)?.children ?? nodes
    siblings.push(isXml && !isVerbatim ? withoutReferences(written) : written)
    grown.count += 1
    written = ''
  }
  const parser = new Parser(
    {
      onopentagname: (name) => {
        endText()
        const attributes = new Map<string, string>()
        const children: Markup[] = []
        const tag: Tag = { name: isXml ? withoutPrefix(name) : name, attributes, children }
        const siblings = open.at(-1)?.children ?? nodes
        siblings.push(tag)
        open.push({ at: parser.startIndex, children, attributes })
        if (name.includes(':')) attributes.set('prefix', name.slice(0, name.indexOf(':')))
        grown.count += 1
        grown.depth = Math.max(grown.depth, open.length)
        if (grown.depth > bounds.depth || grown.count > bounds.count) parser.pause()
      },
      onattribute: (name, value) => {
        const own = name === 'xmlns' || name.startsWith('xmlns:') ? name : withoutPrefix(name)
        const attributes = open.at(-1)?.attributes
        // What has no prefix is meant; `xsi:type` must not hide `type`.
        if (attributes !== undefined && (!attributes.has(own) || own === name))
          attributes.set(own, isXml ? withoutReferences(value) : value)
      },
      onclosetag: (_, isImplied) => {
        endText()
        const closed = open.pop()
        // An element that closes itself counts as implied too.
        const isClosed = !isImplied || source.slice(parser.startIndex, parser.endIndex + 1).endsWith('/>')
        if (!isClosed) grown.openAt ??= closed?.at
      },
      ontext: (text) => {
        written += text
      },
      oncdatastart: () => {
        endText()
        isVerbatim = true
      },
      oncdataend: () => {
        endText()
        isVerbatim = false
      },
    },
    { xmlMode: isXml, decodeEntities: !isXml, recognizeCDATA: true, recognizeSelfClosing: true },
  )
  parser.write(source)
  if (grown.depth > bounds.depth || grown.count > bounds.count) return grown
  parser.end()
  endText()
  return grown
}

export const isTag = (node: Markup): node is Tag => typeof node !== 'string'

/** The elements right inside that have one of these names, or all. */
export const tagsIn = (tag: Tag, ...names: string[]): Tag[] =>
  tag.children.filter((node): node is Tag => isTag(node) && (names.length === 0 || names.includes(node.name)))

/** The first element right inside that has one of these names. */
export const tagIn = (tag: Tag | undefined, ...names: string[]): Tag | undefined =>
  tag?.children.find((node): node is Tag => isTag(node) && names.includes(node.name))

/** All elements inside, however deep, that have one of these names, in their order; those inside one of them too. */
export const tagsWithin = (tag: Tag, ...names: string[]): Tag[] =>
  tag.children.flatMap((node) =>
    isTag(node) ? [...(names.includes(node.name) ? [node] : []), ...tagsWithin(node, ...names)] : [],
  )

/** The first element inside, however deep, that has one of these names. */
export const tagWithin = (tag: Tag, ...names: string[]): Tag | undefined => {
  for (const node of tag.children) {
    if (!isTag(node)) continue
    const found = names.includes(node.name) ? node : tagWithin(node, ...names)
    if (found !== undefined) return found
  }
  return undefined
}

/** All text inside, as it stands. */
export const textOf = (node: Markup | undefined): string => {
  if (node === undefined) return ''
  return isTag(node) ? node.children.map(textOf).join('') : node
}

const VOID_TAGS = ['br', 'img', 'hr', 'source', 'input']

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The markup as it would be written in HTML, for people to see what was there. */
export const htmlOf = (nodes: readonly Markup[]): string =>
  nodes
    .map((node) => {
      if (!isTag(node)) return escaped(node)
      const attributes = Array.from(node.attributes, ([name, value]) => ` ${name}="${escaped(value)}"`).join('')
      const start = `<${node.name}${attributes}>`
      return VOID_TAGS.includes(node.name) ? start : `${start}${htmlOf(node.children)}</${node.name}>`
    })
    .join('')
