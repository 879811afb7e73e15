import type { Tag } from '../../../text/markup.ts'
import { tagIn, textOf } from '../../../text/markup.ts'
import type { PlainText } from '../../../text/plain-text.ts'
import { bytesOfBase64, plainLines, plainText } from '../../../text/plain-text.ts'

/** The text inside an element, as Moodle nests all of them: `<name><text>…</text></name>`. */
export const innerText = (tag: Tag | undefined): string => textOf(tagIn(tag, 'text') ?? tag).trim()

/** A text in the format that its element names; Moodle's own is HTML. */
export const formattedText = (tag: Tag | undefined): PlainText => {
  const text = innerText(tag)
  const isPlain = tag?.attributes.get('format') === 'plain_text' || tag?.attributes.get('format') === 'markdown'
  return isPlain ? plainLines(text) : plainText(text)
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
