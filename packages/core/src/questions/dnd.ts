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
import { fold } from './fold.ts'
import { defineKind } from './kind.ts'
import { landOrder } from './landing/order.ts'

const items = z.array(optionText).min(LIMITS.orderedItems.min).max(LIMITS.orderedItems.max)
const { questionId: _, ...unnumbered } = commonStored
const slot = z.string().trim().max(LIMITS.optionCharacters).optional()

/** Arrange in order: two to four items, offered in another order than the right one. */
export const dnd = defineKind({
  code: 'DND',
  stored: z.strictObject({ ...commonStored, questionType: z.literal('DND'), answers: items, offered: items }),
  authored: z
    .object({
      ...commonAuthored,
      questionType: z.literal('DND'),
      correctAnswer: z.array(z.string()).optional(),
      answerChoices: z.array(z.string()).optional(),
      answer1: slot,
      answer2: slot,
      answer3: slot,
      answer4: slot,
    })
    .transform(({ timer, correctAnswer, answerChoices, answer1, answer2, answer3, answer4, ...common }) => {
      const answers = (correctAnswer ?? [answer1, answer2, answer3, answer4]).filter(
        (item) => item !== undefined && item.trim() !== '',
      )
      return { ...common, timerS: timer, answers, offered: answerChoices ?? answers }
    })
    .pipe(z.strictObject({ ...unnumbered, questionType: z.literal('DND'), answers: items, offered: items }))
    .refine(
      ({ answers, offered }) => isPermutation(offered, answers),
      'The choices must be the answers in another order',
    )
    .refine(({ answers }) => new Set(answers.map(fold)).size === answers.length, 'Items must differ'),
  isScored: true,
  isTimed: true,
  isShuffled: isInAnotherOrder,
  shuffled: (question, random) => ({ ...question, offered: derange(question.answers, random) }),
  accepts: isOrderOfOffered,
  judge: judgeOrder,
  playerView: (question) => ({ answerChoices: [...question.offered] }),
  solution: (question) => [...question.answers],
  tally: tallyOrders,
  reading: (question, answer) => readOrder(question, answer, (items) => items.join(' → ')),
  listed: rightOrder,
  exchanged: ({ answers }) => ({ form: 'order', items: answers }),
  landing: { form: 'order', land: landOrder },
})
