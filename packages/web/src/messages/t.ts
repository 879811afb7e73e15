import type { Params } from '../lib/translate.ts'
import { addCatalogue, translate } from '../lib/translate.ts'
import { stageCatalogue } from './catalogue.ts'

type Catalogue = typeof stageCatalogue

/** `name` of `name_one` and `name_other`; any other key as it is. */
type WithoutPlural<Key extends string> = Key extends `${infer Name}_${'one' | 'other'}` ? Name : Key

type PathsOf<Messages> = {
  [Key in keyof Messages & string]: Messages[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${PathsOf<Messages[Key]>}`
}[keyof Messages & string]

type SentenceAt<Messages, Path extends string> = Path extends keyof Messages
  ? Messages[Path]
  : `${Path}_other` extends keyof Messages
    ? Messages[`${Path}_other`]
    : Path extends `${infer Group}.${infer Rest}`
      ? Group extends keyof Messages
        ? SentenceAt<Messages[Group], Rest>
        : never
      : never

type NamesIn<Sentence> = Sentence extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never

/** Every key of the catalogue, such as `home:playQuiz`. */
export type MessageKey = { [Space in keyof Catalogue]: `${Space}:${PathsOf<Catalogue[Space]>}` }[keyof Catalogue]

type NamesOf<Key extends MessageKey> = Key extends `${infer Space}:${infer Path}`
  ? Space extends keyof Catalogue
    ? NamesIn<SentenceAt<Catalogue[Space], Path>>
    : never
  : never

type Filled<Key extends MessageKey> = [NamesOf<Key>] extends [never]
  ? [params?: Params]
  : [params: Readonly<Record<NamesOf<Key>, string | number>>]

addCatalogue('en', stageCatalogue)

/** A sentence by its key, such as `t('hosting:questions', { count: 12 })`. Keys and names are checked by the compiler. */
export const t = <Key extends MessageKey>(key: Key, ...[params]: Filled<Key>): string => translate(key, params)
