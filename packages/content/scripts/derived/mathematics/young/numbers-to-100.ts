import type { DerivedQuiz } from '../../derived-quiz.ts'
import { mathematicsHead } from '../mathematics-head.ts'
import {
  beadsNumber,
  lineNumber,
  matchNames,
  moreStatement,
  orderNumbers,
  tensInWords,
  tensRiddle,
} from './counting.ts'

export const numbersTo100: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'numbers-to-100',
    quizName: 'Numbers to 100',
    quizDescription: 'Tens and ones on beads, numbers on a line, and which one is more?',
    cover: 'scene_paper_hundred-points_pencil',
    ageGroup: '6 to 8',
    classes: [1, 2],
    topics: ['numbers', 'tens and ones', 'comparing'],
    difficulty: 'medium',
    keyWords: ['place value', 'abacus', 'counting', 'two digits'],
  }),
  seed: 102,
  parts: [
    { draw: beadsNumber, count: 5 },
    { draw: lineNumber, count: 3 },
    { draw: tensInWords, count: 2 },
    { draw: moreStatement, count: 2 },
    { draw: matchNames(21, 99), count: 1 },
    { draw: tensRiddle, count: 1 },
    { draw: orderNumbers(21, 99, 4), count: 1 },
  ],
}
