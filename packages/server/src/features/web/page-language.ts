import type { Language } from '@quokka/languages'
import { directionOf } from '@quokka/languages'
import { escapeHtml } from '../../http/replies/escape-html.ts'
import { PAGE_WORDS, pageWords } from './messages.ts'

/** The built page is in English; these are the addresses of its catalogues. */
const CATALOGUE = /(assets\/words-[A-Za-z0-9]+)\.en\./g

/** What the built page says itself: to searches, and where it gets no scripts. */
const BUILT_IN = ['what-it-is', 'open-in-tab'] as const

/** An address of the build, or all in a text, with the catalogues of a language instead of English. */
export const withCatalogues = (text: string, language: Language): string =>
  text.replaceAll(CATALOGUE, (_, build: string) => `${build}.${language}.`)

/** The page in a language from its first byte on. Rule LG2. */
export const pageIn = (page: string, language: Language): string => {
  const say = pageWords(language)
  const named = withCatalogues(page, language).replace(
    /<html[^>]*>/,
    () => `<html lang="${language}" dir="${directionOf(language)}">`,
  )
  return BUILT_IN.reduce((sofar, key) => sofar.replaceAll(PAGE_WORDS[key], () => escapeHtml(say(key))), named)
}
