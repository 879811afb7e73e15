import type { DerivedQuiz } from '../derived-quiz.ts'
import { CAPITAL_QUIZZES } from './capital-quizzes.ts'
import { CONTINENTS_AND_OCEANS } from './continents.ts'
import { CURRENCIES_OF_THE_WORLD } from './currencies.ts'
import { FLAG_QUIZZES } from './flag-quizzes.ts'
import { STATES_OF_INDIA } from './indian-states.ts'
import { READING_MAPS_AND_COMPASS } from './maps.ts'
import { LANDLOCKED_AND_ISLAND_COUNTRIES } from './shores.ts'

export const quizzes: readonly DerivedQuiz[] = [
  STATES_OF_INDIA,
  ...FLAG_QUIZZES,
  ...CAPITAL_QUIZZES,
  CONTINENTS_AND_OCEANS,
  READING_MAPS_AND_COMPASS,
  LANDLOCKED_AND_ISLAND_COUNTRIES,
  CURRENCIES_OF_THE_WORLD,
]
