import type { Question } from '../../packages/core/src/questions/index.ts'
import { playerView } from '../../packages/core/src/questions/index.ts'
import { rightAnswer, wrongAnswer } from '../../packages/core/src/testing/index.ts'

/** By which controls a question is answered, and with what. */
export type Asked =
  | { by: 'options'; options: readonly string[]; wanted: string }
  | { by: 'letters'; wanted: string }
  | { by: 'pairs'; prompts: readonly string[]; wanted: readonly string[] }
  | { by: 'order'; wanted: readonly string[] }
  | { by: 'reading' }

/** Known from what players are shown, so that a type with controls of these kinds needs no hands of its own. */
export const askedBy = (question: Question, { right = true } = {}): Asked => {
  // Of a survey nothing is right, and any option will do.
  const answer = (right ? rightAnswer(question) : undefined) ?? wrongAnswer(question)
  if (answer === undefined) return { by: 'reading' }
  const { answerChoices } = playerView(question)
  const [first] = answerChoices
  if (Array.isArray(first)) return { by: 'pairs', prompts: first, wanted: JSON.parse(answer) }
  if (answerChoices.length === 0) return { by: 'letters', wanted: right ? answer : lettersUnlike(question) }
  if (answer.startsWith('[')) return { by: 'order', wanted: JSON.parse(answer) }
  return { by: 'options', options: answerChoices.flat(), wanted: answer }
}

/** As long as what is right, since a box is left for each letter. */
const lettersUnlike = (question: Question): string => (rightAnswer(question) ?? '').replace(/\S/gu, 'q')
