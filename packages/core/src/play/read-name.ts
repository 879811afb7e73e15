import type { Result } from '../lib/result.ts'
import { ok, refuse } from '../lib/result.ts'
import { LIMITS } from '../limits.ts'

const EMOJI = /(\p{RGI_Emoji}+)/v
/** What is seen as one character: an emoji however it is put together, or a base with its marks. */
const SEEN_AS_ONE = /\p{RGI_Emoji}|\P{M}\p{M}*|\p{M}+/gv

/**
 * What is drawn as nothing or turns the text around it: controls, format and filler characters, the empty Braille cell. A
 * joiner after a virama stays (`$1`): some Indian names are spelt with it.
 */
const INVISIBLE =
  /([\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA][\u200C\u200D])|[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** The dot that makes an Indian letter another letter; it counts with its base. */
const NUKTA = /^[\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0C3C\u0CBC]/u
const MOST_MARKS = 2
/** These spell with up to four marks on a base. */
const TALL_SCRIPT = /[\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Tibetan}]/u
const MOST_TALL_MARKS = 4
const VISIBLE = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u

const fewMarks = (marks: string): string => {
  const most = TALL_SCRIPT.test(marks) ? MOST_TALL_MARKS : MOST_MARKS
  return Array.from(marks)
    .slice(0, NUKTA.test(marks) ? most + 1 : most)
    .join('')
}

const cleanText = (text: string): string => text.replace(INVISIBLE, '$1').replace(/\p{M}+/gu, fewMarks)

const isEmoji = (part: string): boolean => EMOJI.test(part)

const seenCharacters = (name: string): number => name.match(SEEN_AS_ONE)?.length ?? 0

/**
 * A name in the form in which it is kept: compatibility characters unified, invisible ones gone, at most two marks on a base,
 * one space between words; emoji stay whole. Rule RM5.
 */
const cleanName = (name: string): string =>
  name
    .normalize('NFKC')
    .split(EMOJI)
    .map((part) => (isEmoji(part) ? part : cleanText(part)))
    .join('')
    .trim()
    .replace(/\s+/gu, ' ')

/** Why nobody can be called so. */
export type NameRefusal = 'player/name-empty' | 'player/name-too-long'

/** A name as it was sent, cleaned and checked. Rule RM5. */
export const readName = (sent: string): Result<string, NameRefusal> => {
  const name = cleanName(sent)
  if (!VISIBLE.test(name)) return refuse('player/name-empty')
  return seenCharacters(name) > LIMITS.playerNameCharacters ? refuse('player/name-too-long') : ok(name)
}
