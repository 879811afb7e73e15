import { LIMITS } from '@quokka/core/limits'
import * as z from 'zod/mini'
import type { DraftForm } from '../editing/editor-view.ts'
import { readSentPairs } from '../families/read-pairs.ts'
import { inSlots, isBlank } from '../families/slots.ts'
import { t } from './editor-messages.ts'

export interface MtfFields {
  left: string[]
  answers: string[]
}

const SLOTS = LIMITS.pairsPerQuestion
const side = z.array(z.string()).check(z.length(SLOTS))
const trimmed = (texts: readonly string[]) => texts.map((text) => text.trim())

export const mtfForm: DraftForm<MtfFields> = {
  empty: { left: inSlots([], SLOTS), answers: inSlots([], SLOTS) },
  schema: z.object({ left: side, answers: side }),
  fromRead: ({ correctAnswer }) => {
    const [left, answers] = readSentPairs(correctAnswer)
    return { left: inSlots(left, SLOTS), answers: inSlots(answers, SLOTS) }
  },
  // The server shuffles what is offered.
  toSent: ({ left, answers }) => ({ correctAnswer: [trimmed(left), trimmed(answers)] }),
  missing: ({ answers }) => (answers.some(isBlank) ? t('missingAnswers') : undefined),
  answers: ({ left, answers }) =>
    answers.map((text, index) => ({ text: [left[index], text].filter(Boolean).join(' – '), isRight: true })),
  texts: ({ left, answers }) => [
    ...left.map((text, index) => ({ name: t('left', { number: index + 1 }), text, most: LIMITS.optionCharacters })),
    ...answers.map((text, index) => ({
      name: t('answer', { number: index + 1 }),
      text,
      most: LIMITS.optionCharacters,
    })),
  ],
  withTexts: ({ left }, texts) => ({ left: texts.slice(0, left.length), answers: texts.slice(left.length) }),
  named: ({ left, answers }) =>
    left.flatMap((prompt, index) => [
      { name: t('left', { number: index + 1 }), text: prompt },
      { name: t('answer', { number: index + 1 }), text: answers[index] ?? '' },
    ]),
}
