import type { DerivedQuiz } from './derived-quiz.ts'
import { quizzes as geography } from './geography/index.ts'
import { quizzes as language } from './language/index.ts'
import { quizzes as mathematics } from './mathematics/index.ts'
import { quizzes as music } from './music/index.ts'
import { quizzes as science } from './science/index.ts'
import { quizzes as sports } from './sports/index.ts'
import { quizzes as technology } from './technology/index.ts'

/** Every quiz that rules make. A title that two rules could give goes to the earlier one, so a new folder comes last. */
export const RULES: readonly DerivedQuiz[] = [
  ...geography,
  ...language,
  ...mathematics,
  ...music,
  ...science,
  ...sports,
  ...technology,
]
