import type { DerivedQuiz } from '../../derived-quiz.ts'
import { mathematicsHead } from '../mathematics-head.ts'
import {
  countInWords,
  countStatement,
  countThings,
  dieAndMore,
  matchNames,
  moreThan,
  nameFromTwo,
  orderNumbers,
} from './counting.ts'

export const numbersTo20: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'numbers-to-20',
    quizName: 'Numbers to 20',
    quizDescription: 'Count mangoes, kites and ducks up to 20, find their names and put them in order.',
    cover: 'scene_classroom_abacus_crayon',
    ageGroup: '6 to 8',
    classes: [1],
    topics: ['numbers', 'counting', 'comparing'],
    difficulty: 'easy',
    keyWords: ['how many', 'more', 'twenty', 'teen numbers'],
  }),
  seed: 101,
  parts: [
    { draw: countThings, count: 4 },
    { draw: countStatement, count: 2 },
    { draw: countInWords, count: 2 },
    { draw: moreThan, count: 2 },
    { draw: dieAndMore, count: 1 },
    { draw: matchNames(11, 20), count: 1 },
    { draw: nameFromTwo, count: 1 },
    { draw: orderNumbers(5, 20, 2), count: 1 },
  ],
}
