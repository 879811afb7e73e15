import type { Language } from '@quokka/languages'
import { directionOf, FIRST_LANGUAGE, localeOf } from '@quokka/languages'

/** Messages of one feature: sentences, in groups where it helps. `{{name}}` is filled in; `_one`, `_other` and their like end the forms of a plural. */
export interface Messages {
  readonly [key: string]: string | Messages
}

/** The messages of a part of the product, a namespace a feature. */
export type Catalogue = Readonly<Record<string, Messages>>

export type Params = Readonly<Record<string, string | number>>

/** What the code says itself: English, which the build takes out of it and puts into catalogues like those of other languages. */
const written = new Map<string, Messages>()

/** The language in use, and its catalogues; set by `lib/language`. */
let inUse: { language: Language; spaces: ReadonlyMap<string, Messages> } = {
  language: FIRST_LANGUAGE,
  spaces: new Map(),
}

/** Puts English messages into use where they stand. */
export const addCatalogue = (catalogue: Catalogue): void => {
  for (const [namespace, messages] of Object.entries(catalogue)) written.set(namespace, messages)
}

/** Every English message of the modules that are loaded; for the build. */
export const writtenMessages = (): Catalogue => Object.fromEntries(written)

/** Says everything in a language from now on, by its catalogues. */
export const speak = (language: Language, catalogues: readonly Catalogue[]): void => {
  inUse = { language, spaces: new Map(catalogues.flatMap((catalogue) => Object.entries(catalogue))) }
}

/** The language in which everything is said, for `Intl` and `lang`. */
export const languageInUse = (): Language => inUse.language

const find = (messages: Messages | undefined, path: string): string | undefined => {
  let at: string | Messages | undefined = messages
  for (const step of path.split('.')) at = typeof at === 'object' ? at[step] : undefined
  return typeof at === 'string' ? at : undefined
}

const formOf = (messages: Messages | undefined, path: string, form: string): string | undefined =>
  find(messages, path) ?? find(messages, `${path}_${form}`) ?? find(messages, `${path}_other`)

/** Letters that are written from right to left: Hebrew, Arabic and what stands beside them. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** What people wrote, among words that may run the other way: it turns nothing around it, and nothing turns it. */
export const isolated = (text: string): string =>
  directionOf(inUse.language) === 'rtl' || RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text

const asText = (value: string | number): string =>
  typeof value === 'number' ? value.toLocaleString(localeOf(inUse.language)) : isolated(value)

/** The sentence behind `namespace:path`, or the key itself where there is none. Callers use the typed `t` of messages. */
export const translate = (key: string, params: Params = {}): string => {
  const [namespace = '', path = ''] = key.split(':')
  const { count } = params
  const form = typeof count === 'number' ? new Intl.PluralRules(inUse.language).select(count) : 'other'
  const sentence = formOf(inUse.spaces.get(namespace), path, form) ?? formOf(written.get(namespace), path, form) ?? key
  return sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => asText(params[name] ?? ''))
}

/** Puts messages into use under a namespace, and gives a `translate` for which a key without a namespace is of this one. */
export const translateIn = (namespace: string, messages: Messages): typeof translate => {
  addCatalogue({ [namespace]: messages })
  return (key, params) => translate(key.includes(':') ? key : `${namespace}:${key}`, params)
}
