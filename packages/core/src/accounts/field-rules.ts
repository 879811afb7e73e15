import * as z from 'zod/mini'
import type { FieldCode } from '../lib/field-code.ts'
import type { Filling } from '../lib/says.ts'
import { filled, saysOf } from '../lib/says.ts'
import { LIMITS } from '../limits.ts'

// The sentences are those of the generic checker, misspellings included (contract §12).
export const FIELD_SENTENCES = {
  'field/empty': 'Field cannot be empty',
  'field/invalid-email': 'Enter a valid email',
  'field/invalid-name': 'Field cannot contain numbers and special characters',
  'field/too-long': 'Must contain atmost {{most}} characters',
  'field/wrong-length': 'Must contain only {{wanted}} characters',
  'field/too-short': 'Must contain atleast {{least}} characters',
  'field/invalid-username': 'Can contain only letters, numbers, dots, hyphens and underscores',
  'field/not-an-option': 'Choose one of the options',
  'field/not-digits': 'Can contain only digits',
} as const satisfies Partial<Record<FieldCode, string>>

/** What is wrong with a field: a sentence that does not name it, and what is filled in there. */
export interface FieldFault {
  code: keyof typeof FIELD_SENTENCES
  filling?: Filling
}

/** What is wrong with a text; undefined when nothing is. */
export type FieldRule = (text: string) => FieldFault | undefined

/** Whether a text, apart from the space around it, has the form of an email address of a storable length. */
export const isEmail = (text: string): boolean =>
  text.trim().length <= LIMITS.emailCharacters && z.regexes.email.test(text.trim())

const characters = (text: string): number => Array.from(text).length

export const notEmpty: FieldRule = (text) => (text.trim() === '' ? { code: 'field/empty' } : undefined)
export const emailForm: FieldRule = (text) => (isEmail(text) ? undefined : { code: 'field/invalid-email' })
/** Letters of any script with their marks; a space, a hyphen or an apostrophe between them is part of many names. */
export const personName: FieldRule = (text) =>
  /^\p{L}[\p{L}\p{M}]*(?:[ '’-]\p{L}[\p{L}\p{M}]*)*$/u.test(text.trim()) ? undefined : { code: 'field/invalid-name' }
export const maxLength =
  (most: number): FieldRule =>
  (text) =>
    characters(text) > most ? { code: 'field/too-long', filling: { most } } : undefined
export const exactLength =
  (wanted: number): FieldRule =>
  (text) =>
    characters(text) === wanted ? undefined : { code: 'field/wrong-length', filling: { wanted } }
export const minLength =
  (least: number): FieldRule =>
  (text) =>
    characters(text) < least ? { code: 'field/too-short', filling: { least } } : undefined
/** A user name stands in addresses and is told apart from an email address by having no "@". */
export const handle: FieldRule = (text) =>
  /^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$/.test(text.trim()) ? undefined : { code: 'field/invalid-username' }
export const oneOf =
  (allowed: readonly string[]): FieldRule =>
  (text) =>
    allowed.includes(text) ? undefined : { code: 'field/not-an-option' }
export const digits: FieldRule = (text) => (/^[0-9]+$/.test(text) ? undefined : { code: 'field/not-digits' })
/** The rule for a field that may be left out. */
export const unlessEmpty =
  (rule: FieldRule): FieldRule =>
  (text) =>
    text === '' ? undefined : rule(text)

/** A form's fields in the order in which they are checked: the name on the wire, the label that people read, the rules. */
export type FormRules<Field extends string> = readonly {
  field: Field
  label: string
  rules: readonly FieldRule[]
}[]

export interface FieldFailure<Field extends string = string> {
  field: Field
  code: FieldCode
  /** `<Field>: <what is wrong>` */
  message: string
  /** The same in no language; the field's label is filled in. */
  says: string
}

/** The failures of a form, at most one a field (its first failing rule), in the form's order; empty when all is well. */
export const checkForm = <Field extends string>(
  form: FormRules<Field>,
  values: Readonly<Record<Field, string>>,
): FieldFailure<Field>[] =>
  form.flatMap(({ field, label, rules }) => {
    for (const rule of rules) {
      const wrong = rule(values[field])
      if (wrong === undefined) continue
      const { code, filling = {} } = wrong
      const message = `${label}: ${filled(FIELD_SENTENCES[code], filling)}`
      return [{ field, code, message, says: saysOf(code, { label, ...filling }) }]
    }
    return []
  })
