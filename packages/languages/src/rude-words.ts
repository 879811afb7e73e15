import { rudeWords as arabic } from './ar/rude-words.ts'
import { rudeWords as bengali } from './bn/rude-words.ts'
import { rudeWords as german } from './de/rude-words.ts'
import { rudeWords as spanish } from './es/rude-words.ts'
import { rudeWords as french } from './fr/rude-words.ts'
import { rudeWords as hindi } from './hi/rude-words.ts'
import type { Language } from './languages.ts'
import { rudeWords as marathi } from './mr/rude-words.ts'
import { rudeWords as portuguese } from './pt-BR/rude-words.ts'
import { rudeWords as tamil } from './ta/rude-words.ts'
import { rudeWords as telugu } from './te/rude-words.ts'

/** The rude words of each language but English, whose own go with those of languages that the product has not; no browser's to read. */
export const RUDE_WORDS_OF: Record<Exclude<Language, 'en'>, readonly string[]> = {
  hi: hindi,
  bn: bengali,
  ta: tamil,
  te: telugu,
  mr: marathi,
  es: spanish,
  fr: french,
  de: german,
  'pt-BR': portuguese,
  ar: arabic,
}
