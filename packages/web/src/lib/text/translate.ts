/** Messages of one feature: sentences, in groups where it helps. `{{name}}` is filled in; `_one` and `_other` end the forms of a plural. */
export interface Messages {
  readonly [key: string]: string | Messages
}

export type Params = Readonly<Record<string, string | number>>

const LANGUAGE = 'en'

/** The messages in use: a namespace a feature. */
const namespaces = new Map<string, Messages>()

/** Puts a catalogue into use; the authors' screens add theirs when they are loaded. */
export const addCatalogue = (catalogue: Readonly<Record<string, Messages>>): void => {
  for (const [namespace, messages] of Object.entries(catalogue)) namespaces.set(namespace, messages)
}

const find = (namespace: string, path: string): string | undefined => {
  let at: string | Messages | undefined = namespaces.get(namespace)
  for (const step of path.split('.')) at = typeof at === 'object' ? at[step] : undefined
  return typeof at === 'string' ? at : undefined
}

const written = (value: string | number): string =>
  typeof value === 'number' ? new Intl.NumberFormat(LANGUAGE).format(value) : value

/** The sentence behind `namespace:path`, or the key itself where there is none. Callers use the typed `t` of messages. */
export const translate = (key: string, params: Params = {}): string => {
  const [namespace = '', path = ''] = key.split(':')
  const { count } = params
  const form = typeof count === 'number' ? new Intl.PluralRules(LANGUAGE).select(count) : 'other'
  const sentence =
    find(namespace, path) ?? find(namespace, `${path}_${form}`) ?? find(namespace, `${path}_other`) ?? key
  return sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => written(params[name] ?? ''))
}

/** Puts messages into use under a namespace, and gives a `translate` for which a key without a namespace is of this one. */
export const translateIn = (namespace: string, messages: Messages): typeof translate => {
  addCatalogue({ [namespace]: messages })
  return (key, params) => translate(key.includes(':') ? key : `${namespace}:${key}`, params)
}
