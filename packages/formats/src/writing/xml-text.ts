/** Signs that no XML document may hold. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** A text as it stands between elements or in an attribute. */
export const xmlText = (text: string): string =>
  text
    .replaceAll(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;')

type Attributes = Readonly<Record<string, string | number | undefined>>

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** An element around content that is XML already; attributes that are undefined are left out. */
export const element = (name: string, attributes: Attributes, ...content: readonly string[]): string => {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${xmlText(String(value)).replaceAll('\n', '&#10;')}"`],
  )
  const inner = content.join('')
  return inner === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inner}</${name}>`
}

/** An element around a text. */
export const textElement = (name: string, text: string, attributes: Attributes = {}): string =>
  element(name, attributes, xmlText(text))

/** A whole document of one element. */
export const xmlDocument = (root: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`${DECLARATION}${root}\n`)

/** A text in HTML: its lines are paragraphs of their own, and nothing in it is markup. */
export const htmlText = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<p>${xmlText(line)}</p>`)
    .join('')
