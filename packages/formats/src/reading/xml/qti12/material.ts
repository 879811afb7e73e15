import type { Markup, Tag } from '../../../text/markup.ts'
import { grow, isTag, textOf } from '../../../text/markup.ts'
import type { PlainText } from '../../../text/plain-text.ts'
import { plainMarkup } from '../../../text/plain-text.ts'

const BOUNDS = { depth: 500, count: 200_000 }
const TAG = /<[a-z][^>]*>/iu
const ESCAPED_TAG = /&lt;\/?[a-z][\s\S]*?&gt;/iu

/** HTML as a tree, escaped once more or not. */
const html = (text: string): Markup[] => {
  const isTwice = !TAG.test(text) && ESCAPED_TAG.test(text)
  const once = isTwice ? grow(text, 'html', BOUNDS).nodes.map(textOf).join('') : text
  return grow(once, 'html', BOUNDS).nodes
}

const tag = (name: string, attributes: Readonly<Record<string, string>>, children: Markup[] = []): Tag => ({
  name,
  attributes: new Map(Object.entries(attributes)),
  children,
})

const lines = (text: string): Markup[] =>
  text.split('\n').flatMap((line, place) => (place === 0 ? [line] : [tag('br', {}), line]))

const isHtml = ({ name, attributes }: Tag, text: string): boolean => {
  const type = attributes.get('texttype') ?? attributes.get('type') ?? ''
  return name === 'mat_formattedtext' ? type !== 'PLAIN_TEXT' : /html/iu.test(type) || (type === '' && TAG.test(text))
}

const MEDIA: ReadonlyMap<string, string> = new Map([
  ['matimage', 'img'],
  ['mataudio', 'audio'],
  ['matvideo', 'video'],
])

/** All that is shown inside an element, as markup; `isLeftOut` ends the way down. */
const markupIn = (inside: Tag, isLeftOut: (tag: Tag) => boolean): Markup[] =>
  inside.children.flatMap((node): Markup[] => {
    if (!isTag(node) || isLeftOut(node)) return []
    const { name, attributes } = node
    if (name === 'mattext' || name === 'mat_formattedtext') {
      const text = textOf(node)
      return [tag('div', {}, isHtml(node, text) ? html(text) : lines(text.trim()))]
    }
    const medium = MEDIA.get(name)
    if (medium !== undefined)
      return [tag(medium, { src: attributes.get('uri') ?? '', alt: attributes.get('label') ?? '' })]
    return markupIn(node, isLeftOut)
  })

/** What an element of QTI 1.2 shows. */
export const plainMaterial = (inside: Tag, isLeftOut: (tag: Tag) => boolean = () => false): PlainText =>
  plainMarkup(markupIn(inside, isLeftOut))
