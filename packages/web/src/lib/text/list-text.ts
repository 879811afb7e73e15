import { perLanguage } from './per-language.ts'

const LIST = perLanguage((locale) => new Intl.ListFormat(locale, { type: 'unit', style: 'short' }))

/** "a, b, c", with the marks and the last word that a list has in the language in use. */
export const listText = (texts: readonly string[]): string => LIST().format(texts)
