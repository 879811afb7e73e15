import type { SaySheet } from '@quokka/core/reports'
import { SHEET_WORDS, sayInEnglish } from '@quokka/core/reports'
import type { Language } from '@quokka/languages'
import { FIRST_LANGUAGE } from '@quokka/languages'
import { wordsOf } from './words.ts'

const say = wordsOf('sheets', SHEET_WORDS)

/** What sheets say in a language; in English with plain numbers, as programs read them. */
export const sheetWords = (language: Language): SaySheet => (language === FIRST_LANGUAGE ? sayInEnglish : say(language))
