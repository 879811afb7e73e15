import { fieldCodeOf } from '@quokka/core/lib'
import type * as z from 'zod'
import type { Refusal } from './refusals.ts'

/** The refusal of a body that its schema does not take, read with `reportInput`: its sentence is the first failing rule's. */
export const invalidBody = ({ issues }: z.core.$ZodError): Refusal => {
  const errors = issues.map((issue) => ({
    path: issue.path.join('.'),
    code: fieldCodeOf(issue),
    message: issue.message,
  }))
  return { code: 'request/invalid', errors, ...(errors[0] && { sentence: errors[0].message }) }
}
