import { LIMITS } from '../../limits.ts'
import type { ExchangedAs, Landing, LandingChange } from '../exchanged.ts'

/** Spellings that are typed letter by letter; those too long for the boxes are left out where a shorter one remains. */
export const landTyped = ({ accepted: found }: ExchangedAs<'typed'>): Landing => {
  const spellings = [...new Set(found.map((text) => text.trim()))].filter((text) => text !== '')
  const fitting = spellings.filter((text) => text.length <= LIMITS.typedAnswerCharacters)
  const accepted = fitting.slice(0, LIMITS.acceptedAnswers)
  const [first] = spellings
  if (first === undefined) return { fields: { correctAnswer: [''] }, changes: [], needs: [{ code: 'noAnswer' }] }
  if (accepted.length === 0)
    return { fields: { correctAnswer: [first] }, changes: [], needs: [{ code: 'answerTooLong', text: first }] }
  const changes = spellings
    .filter((text) => !accepted.includes(text))
    .map((text): LandingChange => ({ code: 'spellingLeftOut', text }))
  return { fields: { correctAnswer: accepted }, changes, needs: [] }
}
