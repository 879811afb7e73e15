import type { Change } from '../remark.ts'
import { plainText } from './plain-text.ts'

/** Markup around a text, which sheets of other products carry; a tag alone may be what is asked. */
const AROUND = /<(b|i|u|em|strong|sub|sup|p|span|div|font|a)\b[^<>]{0,500}>[^<]*<\/\1\s*>/i
const ENTITY = /&(?:nbsp|amp|lt|gt|quot|#0?39|#x27);/i

/** A text that may be HTML though nothing says so: only what surely is any is read as such. */
export const maybeMarkup = (text: string): { text: string; changes: Change[] } => {
  if (!AROUND.test(text) && !ENTITY.test(text)) return { text, changes: [] }
  // Outside of elements line breaks are those of the author.
  const { text: plain, changes, addresses } = plainText(text.replaceAll('\n', '<br>'))
  return {
    text: plain,
    changes: [...changes, ...addresses.map((address): Change => ({ code: 'pictureElsewhere', address }))],
  }
}
