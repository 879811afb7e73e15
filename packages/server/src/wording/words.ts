import { createRequire } from 'node:module'
import type { Filling } from '@quokka/core/lib'
import type { Language } from '@quokka/languages'
import { directionOf, FIRST_LANGUAGE, localeOf } from '@quokka/languages'

/** What the server says itself, a file a language in `packages/languages`; no browser loads them. Decision 0119. */
export type ServerPart = 'mails' | 'pages' | 'sheets'

type Sentences = Readonly<Record<string, string>>
type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** The keys of sentences, those of a plural without their forms. */
export type WordKey<Written extends Sentences> = {
  [Key in keyof Written & string]: Key extends `${infer Stem}_${PluralForm}` ? Stem : Key
}[keyof Written & string]

/** A sentence in one language, with what is filled in; `count` chooses the form of a plural. */
export type Say<Key extends string> = (key: Key, filling?: Filling) => string

const require = createRequire(import.meta.url)

/** What a language says of a part; nothing for English, which stands in the code. */
export const translationsOf = (language: Language, part: ServerPart): Sentences =>
  language === FIRST_LANGUAGE ? {} : require(`@quokka/languages/${language}/${part}.json`)

const formOf = (sentences: Sentences, key: string, form: string): string | undefined =>
  sentences[key] ?? sentences[`${key}_${form}`] ?? sentences[`${key}_other`]

/** Says the sentences of a part in a language; what it does not say yet is said in English. */
export const wordsOf =
  <Written extends Sentences>(part: ServerPart, written: Written) =>
  (language: Language): Say<WordKey<Written>> => {
    const own = translationsOf(language, part)
    const plural = new Intl.PluralRules(language)
    // Among right-to-left words a text of the other direction stands for itself.
    const isolated = (text: string) => (directionOf(language) === 'rtl' ? `\u2068${text}\u2069` : text)
    const asText = (value: string | number) =>
      typeof value === 'number' ? value.toLocaleString(localeOf(language)) : isolated(value)
    return (key, filling = {}) => {
      const form = typeof filling.count === 'number' ? plural.select(filling.count) : 'other'
      const sentence = formOf(own, key, form) ?? formOf(written, key, form) ?? key
      return sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => asText(filling[name] ?? ''))
    }
  }
