import { asciiFigures } from '../../lib/ascii-figures.ts'
import { plainlyTyped, withoutMarks } from '../../lib/letters.ts'
import { fold } from '../fold.ts'

/** Signs without a look, such as joiners and variation selectors, which players may omit, and the line between Arabic letters. */
const UNSEEN = /\p{Cf}|[\uFE0E\uFE0F\u0640]/gu

/** Letters that keyboards write in two ways, before joiners are gone: the Bengali khanda ta, and the eyelash ra of Marathi. */
const KHANDA_TA = /\u09A4\u09CD\u200D/gu
const EYELASH_RA = /\u0931\u094D/gu

/** What two answers are compared by: their letters and figures, without regard to marks, joiners, case and the script of the figures. Rules QU4, QU16, LT3. */
export const compared = (text: string): string => {
  const composed = text.normalize('NFC').replace(KHANDA_TA, '\u09CE').replace(EYELASH_RA, '\u0930\u094D')
  const folded = asciiFigures(fold(composed.toUpperCase()).normalize('NFC').replace(UNSEEN, ''))
  return fold(withoutMarks(folded)) || folded
}

/** A nasal in Devanagari before a consonant of its own row, and the moon dot: both are written as a dot too. */
const NASALS = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])|ँ/gu

/** The same without what is left to the reader, where the spelling itself is not what is asked. Rule LT4. */
export const sounded = (text: string): string => plainlyTyped(compared(text)).replace(NASALS, 'ं')
