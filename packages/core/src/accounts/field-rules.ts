import * as z from 'zod/mini'
import type { FieldCode } from '../lib/field-code.ts'
import { LIMITS } from '../limits.ts'

/** What is wrong with a field, with a sentence that does not name it. */
export interface FieldFault {
  code: FieldCode
  sentence: string
}

/** What is wrong with a text; undefined when nothing is. */
export type FieldRule = (text: string) => FieldFault | undefined

/** Whether a text, apart from the space around it, has the form of an email address of a storable length. */
export const isEmail = (text: string): boolean =>
  text.trim().length <= LIMITS.emailCharacters && z.regexes.email.test(text.trim())

const characters = (text: string): number => Array.from(text).length

// The sentences are those of the generic checker, misspellings included (contract §12).
export const notEmpty: FieldRule = (text) =>
  text.trim() === '' ? { code: 'field/empty', sentence: 'Field cannot be empty' } : undefined
export const emailForm: FieldRule = (text) =>
  isEmail(text) ? undefined : { code: 'field/invalid-email', sentence: 'Enter a valid email' }
/** Letters of any script with their marks; a space, a hyphen or an apostrophe between them is part of many names. */
export const personName: FieldRule = (text) =>
  /^\p{L}[\p{L}\p{M}]*(?:[ '’-]\p{L}[\p{L}\p{M}]*)*$/u.test(text.trim())
    ? undefined
    : { code: 'field/invalid-name', sentence: 'Field cannot contain numbers and special characters' }
export const maxLength =
  (most: number): FieldRule =>
  (text) =>
    characters(text) > most ? { code: 'field/too-long', sentence: `Must contain atmost ${most} characters` } : undefined
export const exactLength =
  (wanted: number): FieldRule =>
  (text) =>
    characters(text) === wanted
      ? undefined
      : { code: 'field/wrong-length', sentence: `Must contain only ${wanted} characters` }
export const minLength =
  (least: number): FieldRule =>
  (text) =>
    characters(text) < least
      ? { code: 'field/too-short', sentence: `Must contain atleast ${least} characters` }
      : undefined
/** A user name stands in addresses and is told apart from an email address by having no "@". */
export const handle: FieldRule = (text) =>
  /^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$/.test(text.trim())
    ? undefined
    : { code: 'field/invalid-username', sentence: 'Can contain only letters, numbers, dots, hyphens and underscores' }
export const oneOf =
  (allowed: readonly string[]): FieldRule =>
  (text) =>
    allowed.includes(text) ? undefined : { code: 'field/not-an-option', sentence: 'Choose one of the options' }
export const digits: FieldRule = (text) =>
  /^[0-9]+$/.test(text) ? undefined : { code: 'field/not-digits', sentence: 'Can contain only digits' }
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
}

/** The failures of a form, at most one a field (its first failing rule), in the form's order; empty when all is well. */
export const checkForm = <Field extends string>(
  form: FormRules<Field>,
  values: Readonly<Record<Field, string>>,
): FieldFailure<Field>[] =>
  form.flatMap(({ field, label, rules }) => {
    for (const rule of rules) {
      const wrong = rule(values[field])
      if (wrong !== undefined) return [{ field, code: wrong.code, message: `${label}: ${wrong.sentence}` }]
    }
    return []
  })
