import { FIRST_LANGUAGE, localeOf } from '@quokka/languages'
import { languageInUse } from './translate.ts'

/** The locale of the language in use; English as the named locale has it. */
export const localeInUse = (english = 'en'): string => {
  const language = languageInUse()
  return language === FIRST_LANGUAGE ? english : localeOf(language)
}

/**
 * What `Intl` writes in the language in use, made once a language: making it takes longer than using it. English is written as the locale
 * says that it has here.
 */
export const perLanguage = <Format>(make: (locale: string) => Format, english = 'en'): (() => Format) => {
  const made = new Map<string, Format>()
  return () => {
    const locale = localeInUse(english)
    const found = made.get(locale) ?? make(locale)
    made.set(locale, found)
    return found
  }
}
