import type { FoundQuestion } from '../../found-quiz.ts'
import { truthOf } from './truth-word.ts'

interface Found {
  texts: readonly string[]
  /** Places of the right ones, from 0. */
  right: readonly number[]
  /** What the file says is right, where it says it. */
  said?: string
  /** Where it says so. */
  column?: string
  /** None is right, on purpose. */
  isSurvey?: boolean
}

const isFilled = (text: string): boolean => text.trim() !== ''

/** The truth of a statement, if two options say true and false. */
const statement = (texts: readonly string[], right: readonly number[]): boolean | null | undefined => {
  const filled = texts.flatMap((text, place) => (isFilled(text) ? [{ isTrue: truthOf(text), place }] : []))
  const [one, other] = filled
  if (filled.length !== 2 || one?.isTrue === undefined || other?.isTrue === undefined || one.isTrue === other.isTrue)
    return undefined
  const [place, ...more] = right
  return more.length > 0 ? null : (filled.find((option) => option.place === place)?.isTrue ?? null)
}

/** Options and which of them are right, as a question; two that say true and false are a statement. Rules EX7, EX8. */
export const askedChoice = ({
  texts,
  right,
  said = '',
  column,
  isSurvey = false,
}: Found): Pick<FoundQuestion, 'answer' | 'needs'> => {
  const isTrue = statement(texts, right)
  const answer: FoundQuestion['answer'] =
    isTrue === undefined
      ? { form: 'choice', options: texts.map((text, place) => ({ text, isRight: right.includes(place) })), isSurvey }
      : { form: 'truth', isTrue }
  if (isSurvey || right.length > 0) return { answer }
  if (said.trim() !== '') {
    const count = texts.filter(isFilled).length
    return {
      answer,
      needs: [{ code: 'rightAnswerUnknown', said: said.trim(), ...(column !== undefined && { column }), count }],
    }
  }
  return isTrue === undefined ? { answer } : { answer, needs: [{ code: 'noRightAnswer' }] }
}
