import type { Messages, Params } from '../lib/text/translate.ts'

/** `name` of `name_one` and `name_other`; any other key as it is. */
type WithoutPlural<Key extends string> = Key extends `${infer Name}_${'one' | 'other'}` ? Name : Key

type PathsOf<Messages> = {
  [Key in keyof Messages & string]: Messages[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${PathsOf<Messages[Key]>}`
}[keyof Messages & string]

/** The sentence of a plural takes the number that chooses its form, whether it says the number or not. */
type SentenceAt<Messages, Path extends string> = Path extends keyof Messages
  ? Messages[Path]
  : `${Path}_other` extends keyof Messages
    ? Messages[`${Path}_other`] | '{{count}}'
    : Path extends `${infer Group}.${infer Rest}`
      ? Group extends keyof Messages
        ? SentenceAt<Messages[Group], Rest>
        : never
      : never

type NamesIn<Sentence> = Sentence extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never

/** Every key of a catalogue, such as `home:playQuiz`. */
export type KeyOf<Catalogue> = {
  [Space in keyof Catalogue & string]: `${Space}:${PathsOf<Catalogue[Space]>}`
}[keyof Catalogue & string]

type NamesOf<Catalogue, Key extends string> = Key extends `${infer Space}:${infer Path}`
  ? Space extends keyof Catalogue
    ? NamesIn<SentenceAt<Catalogue[Space], Path>>
    : never
  : never

type Filled<Names extends string> = [Names] extends [never]
  ? [params?: Params]
  : [params: Readonly<Record<Names, string | number>>]

/** A sentence by its key, such as `t('room:players', { count: 12 })`. Keys and names are checked by the compiler. */
export type Translator<Catalogue> = <Key extends KeyOf<Catalogue>>(
  key: Key,
  ...params: Filled<NamesOf<Catalogue, Key>>
) => string

/** A sentence of a feature by its path, such as `t('filters.clear')`. */
type OwnTranslator<Own> = <Key extends PathsOf<Own>>(
  key: Key,
  ...params: Filled<NamesIn<SentenceAt<Own, Key>>>
) => string

/**
 * A sentence of the feature, or of the shared catalogue by its key, such as `t('ui:close')`. Two signatures: one for the union of
 * all their keys would be worked out from thousands of keys for each feature.
 */
type FeatureTranslator<Own, Shared> = OwnTranslator<Own> & Translator<Shared>

/** Puts the messages of a feature into use, under a namespace that is its own; to be called where they stand. */
export type CreateTranslator<Shared> = <const Own extends Messages>(
  namespace: string,
  messages: Own,
) => FeatureTranslator<Own, Shared>
