import * as z from 'zod/mini'
import { t } from '../../messages/studio.ts'
import type { DraftForm } from '../editing/editor-view.ts'
import { readSentList } from './read-sent-list.ts'
import { isBlank } from './slots.ts'

export interface TypedFields {
  answer: string
  /** Accepted besides it, such as another spelling. */
  others: string[]
}

export const typedForm: DraftForm<TypedFields> = {
  empty: { answer: '', others: [] },
  schema: z.object({ answer: z.string(), others: z.array(z.string()) }),
  fromRead: ({ correctAnswer }) => {
    const [answer = '', ...others] = readSentList(correctAnswer)
    return { answer, others }
  },
  toSent: ({ answer, others }) => ({ correctAnswer: [answer.trim(), ...others], answerChoices: [] }),
  missing: ({ answer }) => (isBlank(answer) ? t('editing:missingAnswer') : undefined),
  named: ({ answer, others }) => [
    { name: t('editing:answer'), text: answer },
    { name: t('editing:alsoRight'), text: others.join(', ') },
  ],
}
