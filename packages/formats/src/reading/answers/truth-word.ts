import { fold } from '@quokka/core/questions'

const TRUE = [
  'true',
  't',
  'right',
  'correct',
  'wahr',
  'richtig',
  'verdadero',
  'vrai',
  'vero',
  'verdadeiro',
  'waar',
  'prawda',
  'sant',
  'sand',
  'सही',
  'सत्य',
  'صحيح',
  'صح',
  '正确',
  '对',
]
const FALSE = [
  'false',
  'f',
  'wrong',
  'incorrect',
  'falsch',
  'falso',
  'faux',
  'onwaar',
  'niet waar',
  'fałsz',
  'falskt',
  'falsk',
  'गलत',
  'असत्य',
  'خطأ',
  '错误',
  '错',
]

const WORDS = new Map<string, boolean>([
  ...TRUE.map((word) => [word, true] as const),
  ...FALSE.map((word) => [word, false] as const),
])

/** What a word that stands for true or for false means, in the languages of those who write such sheets. */
export const truthOf = (word: string): boolean | undefined => WORDS.get(fold(word.replace(/[.!]$/, '')))
