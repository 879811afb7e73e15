import * as accountForms from '@quokka/core/accounts'
import { FIELD_SENTENCES } from '@quokka/core/accounts'
import { WINDOW_FAULTS } from '@quokka/core/qtest'
import { QUIZ_FORM } from '@quokka/core/quiz'
import { REFUSALS } from '../../packages/server/src/http/replies/refusals.ts'
import { SUCCESSES } from '../../packages/server/src/http/replies/successes.ts'
import { WORDINGS } from '../../packages/server/src/http/replies/wordings.ts'
import { ROOM_SENTENCES } from '../../packages/server/src/room/sentences.ts'

type Sentences = Record<string, string>

const labelsOf = (): Sentences =>
  Object.fromEntries(
    [...Object.values(accountForms), QUIZ_FORM]
      .flatMap((form) => (Array.isArray(form) ? form : []))
      .flatMap((field) => (typeof field === 'object' && 'label' in field ? [String(field.label)] : []))
      .map((label) => [`label/${label}`, label]),
  )

/** What the server refuses with, and says when a call is done, in English, by its keys in the catalogues of refusals. */
export const readWrittenRefusals = (): Sentences => ({
  // A login that is missing has no sentence: pages have their own.
  ...Object.fromEntries(
    Object.entries(REFUSALS).flatMap(([code, { sentence }]) => (sentence === '' ? [] : [[code, sentence]])),
  ),
  ...WORDINGS,
  ...SUCCESSES,
  ...WINDOW_FAULTS,
  ...Object.fromEntries(Object.entries(ROOM_SENTENCES).map(([code, sentence]) => [`${code}/room`, sentence])),
  ...Object.fromEntries(Object.entries(FIELD_SENTENCES).map(([code, sentence]) => [code, `{{label}}: ${sentence}`])),
  ...labelsOf(),
})
