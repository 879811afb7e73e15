import type { Language } from '@quokka/languages'
import type { EngineKind } from './engine.ts'

/** English, a language with letters of its own, and one that is read from the right. */
const LANGUAGES: readonly Language[] = ['en', 'hi', 'ar']

/** Every engine in every language takes a quarter of an hour: by `npm run test:languages`, and nightly. */
const IS_THOROUGH = process.env.LANGUAGES_THOROUGH !== undefined

/** In which languages a journey is made, and by which engines; `usually` has the language of each engine in `npm test`. */
export const journeysIn = (
  usually: readonly (readonly [EngineKind, Language | null])[],
): readonly (readonly [Language, readonly EngineKind[]])[] =>
  LANGUAGES.flatMap((language) => {
    const kinds = usually.filter(([, usual]) => IS_THOROUGH || usual === language).map(([kind]) => kind)
    return kinds.length === 0 ? [] : [[language, kinds] as const]
  })
