import type { Catalogue, Messages } from '../src/lib/text/translate.ts'

/** English with accents and 40 % longer: what stays plain on a screen has no key, and what breaks would break in German. Never offered to anybody. */
export const PSEUDO_LANGUAGE = 'en-XA'

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = 'àƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÀƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'
const LETTERS = new Map([...PLAIN].map((letter, place) => [letter, [...ACCENTED][place] ?? letter]))
/** Of what is said, without what is filled in. */
const LONGER_BY = 0.4

const pseudo = (sentence: string): string => {
  const parts = sentence.split(/(\{\{\w+\}\})/)
  const said = parts.filter((part) => !part.startsWith('{{')).join('')
  const accented = parts.map((part) =>
    part.startsWith('{{') ? part : [...part].map((letter) => LETTERS.get(letter) ?? letter).join(''),
  )
  const more = Math.round(said.trim().length * LONGER_BY)
  // One word as long as that would be cut where no language is.
  return more === 0
    ? accented.join('')
    : `${accented.join('')} ${'öö '
        .repeat(Math.ceil(more / 3))
        .slice(0, more)
        .trim()}`.trim()
}

const inPseudo = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([key, said]) => [key, typeof said === 'string' ? pseudo(said) : inPseudo(said)]),
  )

export const inPseudoLanguage = (english: Catalogue): Catalogue => inPseudo(english) as Catalogue
