import type { Language } from './languages.ts'
import type { SafeWords } from './safe-words.ts'

/** Where they are; those of English are what a name is made of otherwise. */
const WORDS: Record<Exclude<Language, 'en'>, () => Promise<{ safeNames: SafeWords }>> = {
  hi: () => import('./hi/safe-names.ts'),
  bn: () => import('./bn/safe-names.ts'),
  ta: () => import('./ta/safe-names.ts'),
  te: () => import('./te/safe-names.ts'),
  mr: () => import('./mr/safe-names.ts'),
  es: () => import('./es/safe-names.ts'),
  fr: () => import('./fr/safe-names.ts'),
  de: () => import('./de/safe-names.ts'),
  'pt-BR': () => import('./pt-BR/safe-names.ts'),
  ar: () => import('./ar/safe-names.ts'),
}

/** The words of one language alone; undefined for English. */
export const safeWordsOf = async (language: Language): Promise<SafeWords | undefined> =>
  language === 'en' ? undefined : (await WORDS[language]()).safeNames
