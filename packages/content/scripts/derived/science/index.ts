import type { DerivedQuiz } from '../derived-quiz.ts'
import { ANIMAL_GROUPS, BABY_ANIMALS } from './animals.ts'
import { ELECTRICITY_AND_OHMS_LAW } from './electricity.ts'
import { CHEMICAL_SYMBOLS, FIRST_20_ELEMENTS } from './element-quizzes.ts'
import { BALANCING_EQUATIONS } from './equations.ts'
import { FRUITS_AND_VEGETABLES } from './fruits.ts'
import { PHASES_OF_THE_MOON } from './moon.ts'
import { EIGHT_PLANETS } from './planets.ts'
import { UNITS_AND_MEASUREMENT } from './units.ts'

export const quizzes: readonly DerivedQuiz[] = [
  FIRST_20_ELEMENTS,
  CHEMICAL_SYMBOLS,
  UNITS_AND_MEASUREMENT,
  BALANCING_EQUATIONS,
  ELECTRICITY_AND_OHMS_LAW,
  PHASES_OF_THE_MOON,
  EIGHT_PLANETS,
  BABY_ANIMALS,
  ANIMAL_GROUPS,
  FRUITS_AND_VEGETABLES,
]
