import { perLanguage } from '../lib/text/per-language.ts'

const NAMES = perLanguage((locale) => new Intl.DisplayNames(locale, { type: 'language' }))

/** The name of a language of quizzes, by its code. */
export const languageName = (code: string): string => NAMES().of(code) ?? code
