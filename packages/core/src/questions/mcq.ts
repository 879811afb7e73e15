import * as z from 'zod'
import { shuffle } from '../lib/random.ts'
import { LIMITS } from '../limits.ts'
import { commonAuthored, commonStored, optionText } from './common.ts'
import { isOffered, judgeChoice, readChoice, tallyChoices } from './families/one-choice.ts'
import { fold } from './fold.ts'
import { defineKind } from './kind.ts'
import { landChoice } from './landing/choice.ts'

const choices = z
  .array(optionText)
  .length(LIMITS.optionsPerQuestion)
  .refine((options) => new Set(options.map(fold)).size === options.length, 'Options must differ')

/** Multiple choice: four options A to D, one of them right, or none for a survey. */
export const mcq = defineKind({
  code: 'MCQ',
  stored: z.strictObject({
    ...commonStored,
    questionType: z.literal('MCQ'),
    choices,
    correct: optionText.nullable(),
    isMixed: z.boolean().optional(),
  }),
  authored: z
    .object({
      ...commonAuthored,
      questionType: z.literal('MCQ'),
      answerChoices: choices,
      correctAnswer: z.array(optionText).max(1),
    })
    .refine(
      ({ answerChoices, correctAnswer }) => correctAnswer.every((right) => answerChoices.includes(right)),
      'The right answer must be one of the options',
    )
    .transform(({ timer, answerChoices, correctAnswer, ...common }) => ({
      ...common,
      timerS: timer,
      choices: answerChoices,
      correct: correctAnswer[0] ?? null,
    })),
  isScored: true,
  isTimed: true,
  shuffled: (question, random) =>
    question.isMixed ? { ...question, choices: shuffle(question.choices, random) } : question,
  mixing: (question) => ({ ...question, isMixed: true }),
  accepts: isOffered,
  judge: judgeChoice,
  playerView: (question) => ({ answerChoices: [...question.choices] }),
  solution: (question) => (question.correct === null ? [] : [question.correct]),
  tally: tallyChoices,
  reading: readChoice,
  listed: (question) => question.choices,
  exchanged: ({ choices, correct }) => ({
    form: 'choice',
    options: choices.map((text) => ({ text, isRight: text === correct })),
    isSurvey: correct === null,
  }),
  landing: { form: 'choice', land: landChoice },
})
