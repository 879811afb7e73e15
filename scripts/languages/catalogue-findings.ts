import type { Catalogue, Messages } from '../../packages/web/src/lib/text/translate.ts'

/** What is wrong with one sentence of a language: its key, and what about it. */
export interface Finding {
  key: string
  fault: 'missing' | 'left over' | 'placeholders' | 'equal to English' | 'empty'
  said?: string
}

const FORM = /_(?:zero|one|two|few|many|other)$/
/** Forms that stand for millions, or for nothing: where they are missing the one for all others is said. */
const OPTIONAL_FORMS: Readonly<Record<string, readonly string[]>> = {
  ar: ['zero'],
  es: ['many'],
  fr: ['many'],
  'pt-BR': ['many'],
}
/** Forms that say their number by themselves. */
const FORMS_OF_A_NUMBER = ['zero', 'one', 'two']
const ORDINAL = /\.ordinal\.[a-z]+$/

/** Every sentence by its key, such as `home:playQuiz`. */
const sentencesOf = (catalogue: Catalogue): Map<string, string> => {
  const found = new Map<string, string>()
  const gather = (messages: Messages, at: string) => {
    for (const [name, said] of Object.entries(messages)) {
      if (typeof said === 'string') found.set(at + name, said)
      else gather(said, `${at}${name}.`)
    }
  }
  for (const [namespace, messages] of Object.entries(catalogue)) gather(messages, `${namespace}:`)
  return found
}

interface Wanted {
  english: string
  /** The plural's form, for one that has several. */
  form?: string
  isOptional: boolean
}

/** What a language has to say: English, in the plural forms of that language. */
const wantedOf = (english: ReadonlyMap<string, string>, language: string): Map<string, Wanted> => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const ordinals = new Intl.PluralRules(language, { type: 'ordinal' }).resolvedOptions().pluralCategories
  const wanted = new Map<string, Wanted>()
  for (const [key, said] of english) {
    if (ORDINAL.test(key)) {
      for (const form of ordinals) wanted.set(key.replace(/[a-z]+$/, form), { english: said, isOptional: false })
    } else if (FORM.test(key)) {
      const other = english.get(key.replace(FORM, '_other')) ?? said
      for (const form of forms) {
        const isOptional = OPTIONAL_FORMS[language]?.includes(form) ?? false
        wanted.set(key.replace(FORM, `_${form}`), { english: other, form, isOptional })
      }
    } else wanted.set(key, { english: said, isOptional: false })
  }
  return wanted
}

const placeholdersIn = (sentence: string): Set<string> =>
  new Set([...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))

const havePlaceholders = ({ english, form = 'other' }: Wanted, said: string): boolean => {
  const theirs = placeholdersIn(english)
  const own = placeholdersIn(said)
  const mayLack = FORMS_OF_A_NUMBER.includes(form) ? ['count'] : []
  return (
    [...own].every((name) => theirs.has(name)) && [...theirs].every((name) => own.has(name) || mayLack.includes(name))
  )
}

const hasWords = (sentence: string): boolean => /[A-Za-z]{2}/.test(sentence.replaceAll(/\{\{\w+\}\}/g, ''))

/** What is wrong with the sentences of a language; `same` are keys whose sentence is English on purpose, such as names of formats. */
export const findingsIn = (
  english: Catalogue,
  own: Catalogue,
  { language, same }: { language: string; same: readonly string[] },
): Finding[] => {
  const said = sentencesOf(own)
  const wanted = wantedOf(sentencesOf(english), language)
  const faultOf = (key: string, expected: Wanted): Finding[] => {
    const sentence = said.get(key)
    if (sentence === undefined) return expected.isOptional ? [] : [{ key, fault: 'missing', said: expected.english }]
    if (sentence.trim() === '' && expected.english.trim() !== '') return [{ key, fault: 'empty' }]
    if (!havePlaceholders(expected, sentence)) return [{ key, fault: 'placeholders', said: sentence }]
    const isEqual = sentence === expected.english && hasWords(sentence) && !same.includes(key)
    return isEqual ? [{ key, fault: 'equal to English', said: sentence }] : []
  }
  return [
    ...[...wanted].flatMap(([key, expected]) => faultOf(key, expected)),
    ...[...said.keys()].filter((key) => !wanted.has(key)).map((key): Finding => ({ key, fault: 'left over' })),
  ]
}
