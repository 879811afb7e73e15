import { fieldCodeOf } from '@quokka/core/lib'
import type * as z from 'zod'
import type { FieldError, Refusal } from './refusals.ts'

/** Of a name that a client made up so many characters are told back. */
const TOLD_CHARACTERS = 60

/** Of a union, what is wrong with the member that comes nearest: the one with the fewest failing rules. */
const nearest = (options: readonly z.core.$ZodIssue[][]): readonly z.core.$ZodIssue[] =>
  options.reduce((best, option) => (option.length < best.length ? option : best), options[0] ?? [])

const errorsOf = (issue: z.core.$ZodIssue, outer: readonly PropertyKey[] = []): FieldError[] => {
  const path = [...outer, ...issue.path]
  if (issue.code === 'invalid_union' && issue.errors.length > 0)
    return nearest(issue.errors).flatMap((inner) => errorsOf(inner, path))
  const code = fieldCodeOf(issue)
  if (issue.code !== 'unrecognized_keys') return [{ path: path.join('.'), code, message: issue.message }]
  return issue.keys.map((key) => {
    const name = key.slice(0, TOLD_CHARACTERS)
    return { path: [...path, name].join('.'), code, message: `${issue.message} Unknown field: ${name}.` }
  })
}

/**
 * The refusal of a body that its schema does not take, read with `reportInput`: its sentence is the first failing rule's, and
 * each field that is unknown is named.
 */
export const invalidBody = ({ issues }: z.core.$ZodError): Refusal => {
  const errors = issues.flatMap((issue) => errorsOf(issue))
  return { code: 'request/invalid', errors, ...(errors[0] && { sentence: errors[0].message }) }
}
