import * as z from 'zod'
import { derange } from '../lib/random.ts'
import { LIMITS } from '../limits.ts'
import { commonAuthored, commonStored, isPermutation, optionText } from './common.ts'
import {
  isInAnotherOrder,
  isOrderOfOffered,
  judgeOrder,
  readOrder,
  rightOrder,
  tallyOrders,
} from './families/ordered-list.ts'
import { defineKind } from './kind.ts'
import { landPairs } from './landing/pairs.ts'
import { readAs } from './read-as.ts'

const side = z.array(optionText).length(LIMITS.pairsPerQuestion)
const prompt = z.string().trim().max(LIMITS.optionCharacters)
const prompts = z.array(prompt).length(LIMITS.pairsPerQuestion)

const inLists = z.object({
  ...commonAuthored,
  questionType: z.literal('MTF'),
  correctAnswer: z.tuple([prompts, side]),
  answerChoices: z.tuple([prompts, side]).optional(),
})

const inFields = z
  .object({
    ...commonAuthored,
    questionType: z.literal('MTF'),
    leftoption1: prompt.default(''),
    leftoption2: prompt.default(''),
    leftoption3: prompt.default(''),
    leftoption4: prompt.default(''),
    answer1: optionText,
    answer2: optionText,
    answer3: optionText,
    answer4: optionText,
    option1: optionText.optional(),
    option2: optionText.optional(),
    option3: optionText.optional(),
    option4: optionText.optional(),
  })
  .transform((sent) => {
    const left = [sent.leftoption1, sent.leftoption2, sent.leftoption3, sent.leftoption4]
    const answers = [sent.answer1, sent.answer2, sent.answer3, sent.answer4]
    const offered = [sent.option1, sent.option2, sent.option3, sent.option4].filter((option) => option !== undefined)
    return {
      questionType: sent.questionType,
      questionTitle: sent.questionTitle,
      questionImage: sent.questionImage,
      answerImage: sent.answerImage,
      questionImageAlt: sent.questionImageAlt,
      answerImageAlt: sent.answerImageAlt,
      answerContent: sent.answerContent,
      timer: sent.timer,
      maxPoints: sent.maxPoints,
      correctAnswer: [left, answers] as [string[], string[]],
      ...(offered.length > 0 ? { answerChoices: [left, offered] as [string[], string[]] } : {}),
    }
  })

type Sent = z.infer<typeof inLists>

/** Match the following: four prompts, each with its answer; the answers are offered in another order. */
export const mtf = defineKind({
  code: 'MTF',
  stored: z.strictObject({
    ...commonStored,
    questionType: z.literal('MTF'),
    left: prompts,
    answers: side,
    offered: side,
  }),
  sent: z.union([inLists, inFields]),
  authored: z
    .looseObject({})
    .transform((sent, context) => readAs<Sent>('correctAnswer' in sent ? inLists : inFields, sent, context))
    .refine(
      ({ correctAnswer, answerChoices }) => !answerChoices || isPermutation(answerChoices[1], correctAnswer[1]),
      'The choices must be the answers in another order',
    )
    .transform(({ timer, correctAnswer: [left, answers], answerChoices, ...common }) => ({
      ...common,
      timerS: timer,
      left,
      answers,
      offered: answerChoices?.[1] ?? answers,
    })),
  isScored: true,
  isTimed: true,
  isShuffled: isInAnotherOrder,
  shuffled: (question, random) => ({ ...question, offered: derange(question.answers, random) }),
  accepts: isOrderOfOffered,
  judge: judgeOrder,
  playerView: (question) => ({ answerChoices: [[...question.left], [...question.offered]] }),
  solution: (question) => [[...question.left], [...question.answers]],
  tally: tallyOrders,
  reading: (question, answer) =>
    readOrder(question, answer, (items) =>
      items.map((item, place) => `${question.left[place] || place + 1} → ${item}`).join(', '),
    ),
  listed: rightOrder,
  exchanged: ({ left, answers }) => ({
    form: 'pairs',
    pairs: left.map((prompt, place) => [prompt, answers[place] ?? ''] as const),
  }),
  landing: { form: 'pairs', land: landPairs },
})
