import type { Entry, Validator } from './entry.ts'
import { byQuiz, isOfType, offeredTexts, percentOf, rightTexts } from './entry.ts'

/** Independent draws give these shares nearly always; whoever balances a quiz by hand does not. In per cent. */
const EQUAL_NEIGHBOURS = { least: 15, most: 35 }
const FIRST_FOUR_ALL_DIFFERENT = 25
const FIRST_TWO_ALIKE = { least: 35, most: 65 }

const letterOf = (entry: Entry): number => offeredTexts(entry).indexOf(rightTexts(entry)[0] ?? '')

const isWithin = (share: number, { least, most }: { least: number; most: number }): boolean =>
  share >= least && share <= most

/** Counting letters, or True and False, reveals nothing about the next one. Rule CO12. */
export const letters: Validator = (entries) => {
  const quizzes = byQuiz(entries)
  const ofQuizzes = quizzes
    .map((quiz) => quiz.filter((entry) => isOfType(entry, 'MCQ') && rightTexts(entry).length > 0).map(letterOf))
    .filter((quiz) => quiz.length >= 4)
  const neighbours = ofQuizzes.flatMap((quiz) => quiz.slice(1).map((letter, index) => letter === quiz[index]))
  const equal = percentOf(neighbours.filter(Boolean).length, neighbours.length)
  const different = percentOf(ofQuizzes.filter((quiz) => new Set(quiz.slice(0, 4)).size === 4).length, ofQuizzes.length)
  const pairs = quizzes
    .map((quiz) => quiz.filter((entry) => isOfType(entry, 'TRF')).map((entry) => rightTexts(entry)[0]))
    .filter((quiz) => quiz.length >= 2)
  const alike = percentOf(pairs.filter(([first, second]) => first === second).length, pairs.length)
  return [
    ...(isWithin(equal, EQUAL_NEIGHBOURS) ? [] : [`the letter before comes again in ${equal} per cent`]),
    ...(different <= FIRST_FOUR_ALL_DIFFERENT ? [] : [`the first four letters differ in ${different} per cent`]),
    ...(isWithin(alike, FIRST_TWO_ALIKE) ? [] : [`the first two statements are alike in ${alike} per cent`]),
  ]
}
