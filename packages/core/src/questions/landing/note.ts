import { cutAtWord } from '../../lib/cut-at-word.ts'
import { LIMITS } from '../../limits.ts'
import type { ExchangedAs, Landing } from '../exchanged.ts'

/** A text to read; one that is too long is cut. */
export const landNote = ({ text }: ExchangedAs<'note'>): Landing => {
  const { kept, rest } = cutAtWord(text.trim(), LIMITS.explanationCharacters)
  return {
    fields: { answerChoices: kept === '' ? [] : [kept] },
    changes: rest === '' ? [] : [{ code: 'noteShortened', text: rest }],
    needs: [],
  }
}
