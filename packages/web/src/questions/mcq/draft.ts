import { LIMITS } from '@quokka/core/limits'
import * as z from 'zod/mini'
import type { DraftForm } from '../editing/editor-view.ts'
import { LETTERS } from '../families/option-keys.ts'
import { readSentList } from '../families/read-sent-list.ts'
import { inSlots, isBlank, repeatedIn } from '../families/slots.ts'
import { t } from './editor-messages.ts'

export interface McqFields {
  options: string[]
  /** The right option's place. */
  correct: number | null
}

const SLOTS = LIMITS.optionsPerQuestion

export const mcqForm: DraftForm<McqFields> = {
  empty: { options: inSlots([], SLOTS), correct: null },
  schema: z.object({
    options: z.array(z.string()).check(z.length(SLOTS)),
    correct: z.nullable(z.int().check(z.minimum(0), z.maximum(SLOTS - 1))),
  }),
  fromRead: ({ answerChoices, correctAnswer }) => {
    const options = inSlots(readSentList(answerChoices), SLOTS)
    const correct = options.indexOf(readSentList(correctAnswer)[0] ?? '')
    return { options, correct: correct < 0 ? null : correct }
  },
  toSent: ({ options, correct }) => {
    const answerChoices = options.map((option) => option.trim())
    return { answerChoices, correctAnswer: answerChoices.filter((_, index) => index === correct) }
  },
  missing: ({ options, correct }) => {
    if (options.some(isBlank)) return t('missingOptions')
    if (repeatedIn(options).size > 0) return t('editing:repeatedOptions')
    return correct === null ? t('editing:markCorrect') : undefined
  },
  answers: ({ options, correct }) => options.map((text, index) => ({ text, isRight: index === correct })),
  texts: ({ options }) =>
    options.map((text, index) => ({
      name: t('editing:option', { letter: LETTERS[index] ?? '' }),
      text,
      most: LIMITS.optionCharacters,
    })),
  withTexts: (fields, texts) => ({ ...fields, options: [...texts] }),
  named: ({ options, correct }) => [
    ...options.map((text, index) => ({ name: t('editing:option', { letter: LETTERS[index] ?? '' }), text })),
    { name: t('editing:rightAnswer'), text: correct === null ? '' : (LETTERS[correct] ?? '') },
  ],
}
