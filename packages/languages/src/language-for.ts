import type { Language } from './languages.ts'
import { FIRST_LANGUAGE, LANGUAGE_CODES } from './languages.ts'

const baseOf = (tag: string): string => tag.toLowerCase().split('-')[0] ?? ''

const named = (tag: string): Language | undefined =>
  LANGUAGE_CODES.find((code) => code.toLowerCase() === tag.toLowerCase()) ??
  LANGUAGE_CODES.find((code) => baseOf(code) === baseOf(tag))

/** The language for somebody who reads these (BCP 47 tags, the dearest first): of whatever region, or English. */
export const languageFor = (tags: readonly string[]): Language => {
  for (const tag of tags) {
    const language = named(tag)
    if (language !== undefined) return language
  }
  return FIRST_LANGUAGE
}
