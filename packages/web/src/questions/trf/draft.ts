import * as z from 'zod/mini'
import { t } from '../../messages/studio.ts'
import type { DraftForm } from '../editing/editor-view.ts'
import { readSentList } from '../families/read-sent-list.ts'
import { choiceText } from './choice-text.ts'

/** The two fixed options, always in this order; the words are the wire's too. */
export const TRUE_FALSE = ['True', 'False'] as const

export interface TrfFields {
  correct: (typeof TRUE_FALSE)[number] | null
}

export const trfForm: DraftForm<TrfFields> = {
  empty: { correct: null },
  schema: z.object({ correct: z.nullable(z.enum(TRUE_FALSE)) }),
  fromRead: ({ correctAnswer }) => {
    const [right] = readSentList(correctAnswer)
    return { correct: TRUE_FALSE.find((option) => option === right) ?? null }
  },
  toSent: ({ correct }) => ({ answerChoices: [...TRUE_FALSE], correctAnswer: correct === null ? [] : [correct] }),
  missing: ({ correct }) => (correct === null ? t('editing:markCorrect') : undefined),
  answers: ({ correct }) => TRUE_FALSE.map((option) => ({ text: choiceText(option), isRight: option === correct })),
  texts: () => [],
  withTexts: (fields) => fields,
  named: ({ correct }) => [{ name: t('editing:rightAnswer'), text: correct === null ? '' : choiceText(correct) }],
}
