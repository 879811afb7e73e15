import { LIMITS } from '@quokka/core/limits'
import * as z from 'zod/mini'
import type { DraftForm } from '../editing/editor-view.ts'
import { readSentList } from '../families/read-sent-list.ts'
import { isBlank } from '../families/slots.ts'
import { t } from './editor-messages.ts'

export interface NqsFields {
  note: string
}

export const nqsForm: DraftForm<NqsFields> = {
  empty: { note: '' },
  schema: z.object({ note: z.string() }),
  fromRead: ({ answerChoices }) => ({ note: readSentList(answerChoices)[0] ?? '' }),
  toSent: ({ note }) => ({ correctAnswer: [], answerChoices: isBlank(note) ? [] : [note] }),
  missing: () => undefined,
  answers: () => [],
  texts: ({ note }) => [{ name: t('explanation'), text: note, most: LIMITS.explanationCharacters }],
  withTexts: (_fields, [note = '']) => ({ note }),
  named: ({ note }) => [{ name: t('explanation'), text: note }],
}
