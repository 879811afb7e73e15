import type { SafeWords } from '@quokka/languages'
import { LANGUAGE_CODES, safeWordsOf } from '@quokka/languages'

const WORDS = new Map<string, SafeWords | undefined>(
  await Promise.all(LANGUAGE_CODES.map(async (code) => [code, await safeWordsOf(code)] as const)),
)

/** What safe names are made of in a language, by its code; undefined for English. Rule LT10. */
export const safeWordsIn = (language: string): SafeWords | undefined => WORDS.get(language)
