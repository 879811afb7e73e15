import type * as z from 'zod'

/** What may be wrong with one field of what was sent; `field/invalid` is a rule that no other code names. */
export const FIELD_CODES = [
  'field/missing',
  'field/empty',
  'field/unknown',
  'field/wrong-type',
  'field/not-an-option',
  'field/too-short',
  'field/too-long',
  'field/wrong-length',
  'field/too-few',
  'field/too-many',
  'field/too-small',
  'field/too-large',
  'field/not-digits',
  'field/invalid-email',
  'field/invalid-name',
  'field/invalid-username',
  'field/invalid',
] as const

export type FieldCode = (typeof FIELD_CODES)[number]

const tooSmall = (origin: string, minimum: number | bigint): FieldCode => {
  if (origin === 'string') return minimum === 1 ? 'field/empty' : 'field/too-short'
  return origin === 'array' ? 'field/too-few' : 'field/too-small'
}

const tooBig = (origin: string): FieldCode => {
  if (origin === 'string') return 'field/too-long'
  return origin === 'array' ? 'field/too-many' : 'field/too-large'
}

const isIssue = (value: unknown): value is z.core.$ZodIssue =>
  typeof value === 'object' && value !== null && 'code' in value && 'path' in value

/** The code of a failing rule of a schema that was read with `reportInput`; what `readAs` passed on is named by the issue within. */
export const fieldCodeOf = (issue: z.core.$ZodIssue): FieldCode => {
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'field/unknown'
    case 'too_small':
      return tooSmall(issue.origin, issue.minimum)
    case 'too_big':
      return tooBig(issue.origin)
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'field/missing' : 'field/wrong-type'
    case 'invalid_value':
      return issue.input === undefined ? 'field/missing' : 'field/not-an-option'
    case 'custom':
      return isIssue(issue.params?.issue) ? fieldCodeOf(issue.params.issue) : 'field/invalid'
    default:
      return 'field/invalid'
  }
}
