import type { DerivedQuiz } from '../derived-quiz.ts'
import { A_AN_OR_THE } from './articles.ts'
import { COLLECTIVE_NOUNS } from './collective-nouns.ts'
import { ADJECTIVES_AND_DEGREES } from './degrees.ts'
import { ABC_ORDER, FIRST_SOUNDS, SPELL_THE_PICTURE } from './first-english.ts'
import { HINDI_NUMBERS_1_TO_100 } from './hindi-numbers.ts'
import { IRREGULAR_VERBS } from './irregular-verbs.ts'
import { ONE_AND_MANY } from './one-and-many.ts'
import { MORE_RHYMES } from './rhymes.ts'
import { COMMONLY_MISSPELT_WORDS } from './spelling.ts'

export const quizzes: readonly DerivedQuiz[] = [
  ABC_ORDER,
  FIRST_SOUNDS,
  MORE_RHYMES,
  ONE_AND_MANY,
  SPELL_THE_PICTURE,
  A_AN_OR_THE,
  IRREGULAR_VERBS,
  ADJECTIVES_AND_DEGREES,
  COLLECTIVE_NOUNS,
  COMMONLY_MISSPELT_WORDS,
  HINDI_NUMBERS_1_TO_100,
]
