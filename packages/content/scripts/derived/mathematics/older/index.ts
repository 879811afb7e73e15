import type { DerivedQuiz } from '../../derived-quiz.ts'
import { algebraicExpressions, powersAndSquareRoots, simpleEquations } from './algebra.ts'
import { anglesAndLines, symmetry, trianglesAndQuadrilaterals } from './angles.ts'
import { circles } from './circles.ts'
import { chanceAndProbability, meanMedianAndMode, readingGraphs } from './data.ts'
import { decimals } from './decimals.ts'
import { factorsAndMultiples, hcfAndLcm, longDivision, primeNumbers } from './factors.ts'
import { addingFractions, equivalentFractions } from './fractions.ts'
import { integersAboveAndBelowZero } from './integers.ts'
import { mathematiciansOfTheWorld } from './mathematicians.ts'
import { percentages } from './percentages.ts'
import { addingAndSubtractingLargeNumbers, bigNumbersInWords, placeValueAndLakhs } from './place-value.ts'
import { coordinates, measuring, romanNumerals } from './places.ts'
import { ratioAndProportion } from './ratio.ts'
import { perimeterAndArea, volumeOfBoxes } from './rectangles.ts'
import { tables2To5, tables6To12 } from './tables.ts'
import { profitLossAndDiscount, simpleInterest, speedDistanceAndTime } from './trade.ts'

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
  equivalentFractions,
  addingFractions,
  decimals,
  percentages,
  ratioAndProportion,
  integersAboveAndBelowZero,
  perimeterAndArea,
  volumeOfBoxes,
  anglesAndLines,
  trianglesAndQuadrilaterals,
  symmetry,
  circles,
  simpleEquations,
  algebraicExpressions,
  powersAndSquareRoots,
  meanMedianAndMode,
  readingGraphs,
  chanceAndProbability,
  speedDistanceAndTime,
  profitLossAndDiscount,
  simpleInterest,
  coordinates,
  romanNumerals,
  measuring,
  mathematiciansOfTheWorld,
]
