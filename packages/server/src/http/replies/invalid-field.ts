import type { FieldFailure } from '@quokka/core/accounts'
import type { FieldCode } from '@quokka/core/lib'
import type { Refusal } from './refusals.ts'
import type { Wording } from './wordings.ts'
import { worded } from './wordings.ts'

/** The refusal of a form: its sentence is the first failing rule's. */
export const invalidField = (failures: readonly FieldFailure[]): Refusal => {
  const [first] = failures
  return {
    code: 'request/invalid',
    ...(first && { sentence: first.message, says: first.says }),
    errors: failures.map(({ field, code, message, says }) => ({ path: field, code, message, says })),
  }
}

/** A single field that fails with a sentence of its own. */
export const invalid = (
  field: string,
  code: FieldCode,
  wording: Extract<Wording, `${FieldCode}/${string}`>,
): Refusal => {
  const { sentence: message, says } = worded(wording)
  return invalidField([{ field, code, message, says }])
}
