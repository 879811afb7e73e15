import type { Tag } from '../../../text/markup.ts'
import { tagIn, textOf } from '../../../text/markup.ts'
import type { PlainText } from '../../../text/plain-text.ts'
import { bytesOfBase64, plainLines, plainText } from '../../../text/plain-text.ts'

/** The text inside an element, as Moodle nests all of them: `<name><text>…</text></name>`. */
export const innerText = (tag: Tag | undefined): string => textOf(tagIn(tag, 'text') ?? tag).trim()

const OWN_LINES = /<(?:p|div|br|ul|ol|table|pre|h[1-6])\b/iu

/** A text in the format that its element names. Where none is named, line ends count unless the HTML has lines of its own. */
export const formattedText = (tag: Tag | undefined): PlainText => {
  const text = innerText(tag)
  const format = tag?.attributes.get('format')
  if (format === 'plain_text' || format === 'markdown') return plainLines(text)
  return plainText(format === 'html' || OWN_LINES.test(text) ? text : text.replaceAll(/\r?\n/gu, '<br>'))
}

/** The media inside an element, by their names. */
export const filesIn = (tag: Tag): ReadonlyMap<string, Uint8Array> => {
  const files = new Map<string, Uint8Array>()
  const take = (inside: Tag): void => {
    for (const child of inside.children) {
      if (typeof child === 'string') continue
      const name = child.attributes.get('name')
      if (child.name !== 'file' || name === undefined) {
        take(child)
        continue
      }
      const bytes = bytesOfBase64(textOf(child))
      const path = (child.attributes.get('path') ?? '/').replace(/^\//u, '')
      if (bytes !== undefined) files.set(`${path}${name}`, bytes)
    }
  }
  take(tag)
  return files
}
