/** Messages of one feature: sentences, in groups where it helps. `{{name}}` is filled in; `_one` and `_other` end the forms of a plural. */
export interface Messages {
  readonly [key: string]: string | Messages
}

export type Params = Readonly<Record<string, string | number>>

/** The words in use: one language at a time, a namespace a feature. */
const inUse = { language: 'en', namespaces: new Map<string, Messages>() }

/** Puts a catalogue into use; the authors' screens add theirs when they are loaded. */
export const addCatalogue = (language: string, catalogue: Readonly<Record<string, Messages>>): void => {
  inUse.language = language
  for (const [namespace, messages] of Object.entries(catalogue)) inUse.namespaces.set(namespace, messages)
}

const find = (namespace: string, path: string): string | undefined => {
  let at: string | Messages | undefined = inUse.namespaces.get(namespace)
  for (const step of path.split('.')) at = typeof at === 'object' ? at[step] : undefined
  return typeof at === 'string' ? at : undefined
}

const written = (value: string | number): string =>
  typeof value === 'number' ? new Intl.NumberFormat(inUse.language).format(value) : value

/** The sentence behind `namespace:path`, or the key itself where there is none. Callers use the typed `t` of messages. */
export const translate = (key: string, params: Params = {}): string => {
  const [namespace = '', path = ''] = key.split(':')
  const { count } = params
  const form = typeof count === 'number' ? new Intl.PluralRules(inUse.language).select(count) : 'other'
  const sentence =
    find(namespace, path) ?? find(namespace, `${path}_${form}`) ?? find(namespace, `${path}_other`) ?? key
  return sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => written(params[name] ?? ''))
}
