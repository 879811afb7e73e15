import type { DerivedQuiz } from '../../derived-quiz.ts'
import { algebraRefresher } from './algebra.ts'
import { partyMathematics, puzzlesOfProbability } from './by-hand.ts'
import { numbersForAdults } from './estimates.ts'

/** The quizzes for adults. */
export const adultQuizzes: readonly DerivedQuiz[] = [
  numbersForAdults,
  puzzlesOfProbability,
  partyMathematics,
  algebraRefresher,
]
