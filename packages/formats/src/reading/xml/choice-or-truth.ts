import type { Exchanged, ExchangedOption } from '@quokka/core/questions'
import { fold } from '@quokka/core/questions'
import type { FoundQuestion } from '../../found-quiz.ts'

const TRUTHS = ['true', 'false']

/** Two options that are called True and False are a statement; any others are options to choose from. */
export const choiceOrTruth = (options: readonly ExchangedOption[]): Exchanged => {
  const named = options.map(({ text }) => fold(text))
  if (options.length !== 2 || !TRUTHS.every((truth) => named.includes(truth))) return { form: 'choice', options }
  const right = options.filter(({ isRight }) => isRight).map(({ text }) => fold(text) === 'true')
  return { form: 'truth', isTrue: right.length === 1 ? (right[0] ?? null) : null }
}

/** A statement of which nobody says whether it is true needs its author, where that is not meant. */
export const truthNeeds = (
  { form, ...answer }: FoundQuestion['answer'],
  isSurvey = false,
): Pick<FoundQuestion, 'needs'> =>
  form === 'truth' && 'isTrue' in answer && answer.isTrue === null && !isSurvey
    ? { needs: [{ code: 'noRightAnswer' }] }
    : {}
