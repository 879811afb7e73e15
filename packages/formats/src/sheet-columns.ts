import { LIMITS } from '@quokka/core/limits'

/** The letter of an answer, from its place. */
export const letterOf = (place: number): string => String.fromCharCode('A'.charCodeAt(0) + place)

const lettered = (word: string): string[] =>
  Array.from({ length: LIMITS.optionsPerQuestion }, (_, place) => `${word} ${letterOf(place)}`)

/** The columns of our own sheets, in their order: a question of any type is one row. Decision 0109. */
export const OWN_COLUMNS = {
  type: 'Type',
  question: 'Question',
  answers: lettered('Answer'),
  right: 'Right answer',
  matches: lettered('Match'),
  time: 'Time (s)',
  points: 'Points',
  explanation: 'Explanation',
  settings: 'Settings',
} as const

/** What stands for the right answer where none is right, on purpose: an empty cell was forgotten. */
export const SURVEY = '(survey)'
