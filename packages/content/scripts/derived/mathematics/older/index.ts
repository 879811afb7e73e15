import type { DerivedQuiz } from '../../derived-quiz.ts'
import { addingAndSubtractingLargeNumbers, bigNumbersInWords, placeValueAndLakhs } from './place-value.ts'
import { factorsAndMultiples, hcfAndLcm, longDivision, primeNumbers } from './factors.ts'
import { tables2To5, tables6To12 } from './tables.ts'

/** The quizzes for ages 9 to 14. */
export const olderQuizzes: readonly DerivedQuiz[] = [
  tables2To5,
  tables6To12,
  placeValueAndLakhs,
  bigNumbersInWords,
  addingAndSubtractingLargeNumbers,
  longDivision,
  factorsAndMultiples,
  primeNumbers,
  hcfAndLcm,
]
