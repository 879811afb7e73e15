import type { FieldFailure } from '@quokka/core/accounts'
import type { FieldCode } from '@quokka/core/lib'
import type { Refusal } from './refusals.ts'

/** The refusal of a form: its sentence is the first failing rule's. */
export const invalidField = (failures: readonly FieldFailure[]): Refusal => {
  const [first] = failures
  return {
    code: 'request/invalid',
    ...(first && { sentence: first.message }),
    errors: failures.map(({ field, code, message }) => ({ path: field, code, message })),
  }
}

/** A single field that fails with a sentence of its own. */
export const invalid = (field: string, code: FieldCode, message: string): Refusal =>
  invalidField([{ field, code, message }])
