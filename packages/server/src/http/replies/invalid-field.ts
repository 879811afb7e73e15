import type { FieldFailure } from '@quokka/core/accounts'
import type { Refusal } from './refusals.ts'

/** The refusal of a form: its sentence is the first failing rule's. */
export const invalidField = (failures: readonly FieldFailure[]): Refusal => {
  const [first] = failures
  return {
    code: 'account/invalid-field',
    ...(first && { sentence: first.message }),
    errors: failures.map(({ field, message }) => ({ path: field, message })),
  }
}

/** A single field that fails with a sentence of its own. */
export const invalid = (field: string, message: string): Refusal => invalidField([{ field, message }])
