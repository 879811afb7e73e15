import type { Language } from '@quokka/languages'
import { LANGUAGE_CODES, localeOf } from '@quokka/languages'
import { catalogueOf } from '../src/lib/language/catalogues.ts'
import { loadPart, showLanguage } from '../src/lib/language/language.ts'
import { PARTS } from '../src/lib/language/parts.ts'
import { brandName } from '../src/lib/page/brand.ts'
import { languageInUse, writtenMessages } from '../src/lib/text/translate.ts'
import { languageName } from '../src/quiz/language-name.ts'
import { createKnowsEnglish, saidOnPage, sentencesIn, strangeFigures } from './english-left.ts'
import { settled } from './show-state.ts'

/** States are reached in it, by the names of what is pressed. */
const REACHED_IN: Language = 'en'

/** Fetches all that is said in these languages and in English: later nothing is fetched from a server. */
export const loadLanguages = async (languages: readonly Language[]): Promise<void> => {
  await Promise.all(
    PARTS.flatMap((part) => [...languages.map((language) => catalogueOf(language, part)), loadPart(part)]),
  )
}

export const speakToReach = (): Promise<void> => showLanguage(REACHED_IN)

const knowsEnglishBeside = async (language: Language): Promise<(text: string) => boolean> => {
  const own = await Promise.all(PARTS.map((part) => catalogueOf(language, part)))
  return createKnowsEnglish(writtenMessages(), Object.assign({}, ...own), localeOf(language))
}

const knows = new Map<Language, Promise<(text: string) => boolean>>()

/** What was said when it happened, such as a notice and what is wrong with a field, is not said again in another language. */
const saidOnce = (): Set<string> => {
  const said = document.querySelectorAll<HTMLElement>('[role="alert"], [role="status"], [aria-live], [id$="-error"]')
  return new Set([...said].flatMap((element) => element.innerText.split('\n')))
}

/** Says the page in a language; answers what is still said in English, and in figures that its readers do not have. */
export const speakIn = async (language: Language): Promise<string[]> => {
  if (language === languageInUse()) return []
  const once = saidOnce()
  await showLanguage(language)
  await settled()
  const isEnglish = knows.get(language) ?? knowsEnglishBeside(language)
  knows.set(language, isEnglish)
  // The browser knows no name of a language in the pseudo-language.
  const others = new Set([brandName(), ...LANGUAGE_CODES.map(languageName)])
  const said = saidOnPage().filter((text) => !once.has(text) && !others.has(text))
  return [...said.filter(await isEnglish), ...strangeFigures(said, localeOf(language))]
}

const vocabularies = new Map<Language, Promise<Set<string>>>()

const vocabularyOf = async (language: Language): Promise<Set<string>> => {
  const own = await Promise.all(PARTS.map((part) => catalogueOf(language, part)))
  const said = sentencesIn(Object.assign({}, ...own, language === REACHED_IN ? writtenMessages() : {}))
  return new Set(said.flatMap((sentence) => sentence.match(/[\p{L}\p{M}]+/gu) ?? []))
}

/** Those of the words that the product says in a language: the others people wrote. */
export const saidAmong = async (language: Language, words: readonly string[]): Promise<string[]> => {
  const vocabulary = vocabularies.get(language) ?? vocabularyOf(language)
  vocabularies.set(language, vocabulary)
  const known = await vocabulary
  return words.filter((word) => known.has(word))
}
