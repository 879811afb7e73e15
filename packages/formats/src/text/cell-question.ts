import type { FoundQuestion } from '../found-quiz.ts'
import type { Change } from '../remark.ts'
import { plainText } from './plain-text.ts'
import { withTexts } from './texts-of.ts'

/** Markup around a text, which some products leave in their sheets; a tag alone may be what is asked. */
const AROUND = /<(b|i|u|em|strong|sub|sup|p|span|div|font|a)\b[^<>]{0,500}>[^<]*<\/\1\s*>/i
const ENTITY = /&(?:nbsp|amp|lt|gt|quot|#0?39|#x27);/i

/** A question from cells that may be HTML though nothing says so: only what surely is any is read as such. Rule EX13. */
export const withoutMarkup = (found: FoundQuestion): FoundQuestion => {
  const changes: Change[] = []
  const plain = withTexts(found, (text) => {
    if (!AROUND.test(text) && !ENTITY.test(text)) return text
    // Between elements line breaks are those of the author.
    const read = plainText(text.replaceAll('\n', '<br>'))
    const after = read.text
    // What a text has signs for is told too, since it stood otherwise in the sheet.
    if (!read.changes.some(({ code }) => code === 'formattingRemoved') && !ENTITY.test(text))
      changes.push({ code: 'formattingRemoved', before: text, after })
    changes.push(...read.changes, ...read.addresses.map((address): Change => ({ code: 'pictureElsewhere', address })))
    return after
  })
  return changes.length === 0 ? plain : { ...plain, changes: [...(found.changes ?? []), ...changes] }
}
