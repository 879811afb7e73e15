import * as z from 'zod'
import { commonAuthored, commonStored } from './common.ts'
import { isOffered, judgeChoice, readChoice, tallyChoices } from './families/one-choice.ts'
import { defineKind } from './kind.ts'

/** As they are on the wire, whatever language they are read in. */
const TRUE_FALSE = ['True', 'False'] as const
const trueOrFalse = z.enum(TRUE_FALSE)
const withChoices = (question: { correct: (typeof TRUE_FALSE)[number] | null }) => ({
  choices: TRUE_FALSE,
  correct: question.correct,
})

/** True or false: a statement and the two fixed options, always in this order. */
export const trf = defineKind({
  code: 'TRF',
  stored: z.strictObject({ ...commonStored, questionType: z.literal('TRF'), correct: trueOrFalse.nullable() }),
  authored: z
    .object({
      ...commonAuthored,
      questionType: z.literal('TRF'),
      answerChoices: z.array(trueOrFalse).length(2).optional(),
      correctAnswer: z.array(trueOrFalse).max(1),
    })
    .transform(({ timer, answerChoices: _, correctAnswer, ...common }) => ({
      ...common,
      timerS: timer,
      correct: correctAnswer[0] ?? null,
    })),
  isScored: true,
  isTimed: true,
  ownChoices: TRUE_FALSE,
  shuffled: (question) => question,
  accepts: (question, answer) => isOffered(withChoices(question), answer),
  judge: (question, answer) => judgeChoice(withChoices(question), answer),
  playerView: () => ({ answerChoices: [...TRUE_FALSE] }),
  solution: (question) => (question.correct === null ? [] : [question.correct]),
  tally: (question, answers) => tallyChoices(withChoices(question), answers),
  reading: (question, answer) => readChoice(withChoices(question), answer),
  listed: () => TRUE_FALSE,
  exchanged: ({ correct }) => ({ form: 'truth', isTrue: correct === null ? null : correct === TRUE_FALSE[0] }),
  landing: {
    form: 'truth',
    land: ({ isTrue }) => ({
      fields: { correctAnswer: isTrue === null ? [] : [TRUE_FALSE[isTrue ? 0 : 1]] },
      changes: [],
      needs: [],
    }),
  },
})
