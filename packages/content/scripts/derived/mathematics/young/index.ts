import type { DerivedQuiz } from '../../derived-quiz.ts'
import { addUpTo20 } from './adding.ts'
import { daysMonthsSeasons } from './calendar.ts'
import { readingPictureCharts } from './charts.ts'
import { whatTimeIsIt } from './clock.ts'
import { rupeesAndCoins } from './coins.ts'
import { longLongerLongest } from './lengths.ts'
import { beforeAfterBetween } from './neighbours.ts'
import { numbersTo20 } from './numbers-to-20.ts'
import { numbersTo100 } from './numbers-to-100.ts'
import { oddAndEven } from './odd-and-even.ts'
import { patternsWhatComesNext } from './patterns.ts'
import { leftRightAboveBelow } from './places.ts'
import { shapesAroundUs } from './shapes.ts'
import { sharingEqually } from './sharing.ts'
import { skipCounting } from './skip-counting.ts'
import { takeAwayTo20 } from './taking-away.ts'
import { heavyAndLight } from './weights.ts'

/** The quizzes for ages 6 to 8. */
export const youngQuizzes: readonly DerivedQuiz[] = [
  numbersTo20,
  numbersTo100,
  addUpTo20,
  takeAwayTo20,
  beforeAfterBetween,
  oddAndEven,
  skipCounting,
  shapesAroundUs,
  longLongerLongest,
  heavyAndLight,
  whatTimeIsIt,
  daysMonthsSeasons,
  rupeesAndCoins,
  patternsWhatComesNext,
  leftRightAboveBelow,
  readingPictureCharts,
  sharingEqually,
]
