import { LIMITS } from '@quokka/core/limits'
import * as z from 'zod/mini'
import { listText } from '../../lib/text/list-text.ts'
import { t } from '../../messages/studio.ts'
import type { DraftForm } from '../editing/editor-view.ts'
import { readSentList } from './read-sent-list.ts'
import { isBlank } from './slots.ts'

export interface TypedFields {
  answer: string
  /** Accepted besides it, such as another spelling. */
  others: string[]
  /** No slip and no figures are right. */
  exactSpelling: boolean
}

export const typedForm: DraftForm<TypedFields> = {
  empty: { answer: '', others: [], exactSpelling: false },
  schema: z.object({ answer: z.string(), others: z.array(z.string()), exactSpelling: z._default(z.boolean(), false) }),
  fromRead: ({ correctAnswer, parameters }) => {
    const [answer = '', ...others] = readSentList(correctAnswer)
    return { answer, others, exactSpelling: parameters?.exactSpelling === true }
  },
  toSent: ({ answer, others, exactSpelling }) => ({
    correctAnswer: [answer.trim(), ...others],
    answerChoices: [],
    ...(exactSpelling && { exactSpelling }),
  }),
  missing: ({ answer }) => (isBlank(answer) ? t('editing:missingAnswer') : undefined),
  answers: ({ answer, others }) => [answer, ...others].map((text) => ({ text, isRight: true })),
  texts: ({ answer, others }) => {
    const most = LIMITS.typedAnswerCharacters
    return [
      { name: t('editing:answer'), text: answer, most },
      ...others.map((text) => ({ name: t('editing:alsoRight'), text, most })),
    ]
  },
  withTexts: (fields, [answer = '', ...others]) => ({ ...fields, answer, others }),
  named: ({ answer, others, exactSpelling }) => [
    { name: t('editing:answer'), text: answer },
    { name: t('editing:alsoRight'), text: listText(others) },
    { name: t('editing:exactSpelling'), text: exactSpelling ? t('editing:exactSpellingOn') : '' },
  ],
}
