import type { Question } from '@quokka/core/questions'
import { exchanged, forEditors, playerView } from '@quokka/core/questions'
import { letterOf, OWN_COLUMNS, SURVEY } from '../sheet-columns.ts'

/** A cell: numbers are numbers, so that they can be summed and sorted. */
export type Written = string | number

const FOUR = OWN_COLUMNS.answers.length

const four = (texts: readonly string[]): string[] => Array.from({ length: FOUR }, (_, place) => texts[place] ?? '')

interface Cells {
  answers?: readonly string[]
  right?: string
  matches?: readonly string[]
  explanation?: string
}

/** The letter of each answer in the order in which they are offered; equal ones are used in turn. */
const lettersOf = (answers: readonly string[], offered: readonly string[]): string[] => {
  const left: (string | undefined)[] = [...offered]
  return answers.map((answer) => {
    const place = left.indexOf(answer)
    left[place] = undefined
    return letterOf(place)
  })
}

/** Each form fills other cells, so that it is known again without its type (decision 0109). */
const cellsOf = (question: Question): Cells => {
  const asked = exchanged(question)
  const { answerChoices } = playerView(question)
  const flat = answerChoices.filter((choice) => typeof choice === 'string')
  switch (asked.form) {
    case 'choice': {
      const right = asked.options.findIndex(({ isRight }) => isRight)
      return { answers: asked.options.map(({ text }) => text), right: right === -1 ? SURVEY : letterOf(right) }
    }
    case 'truth':
      return { answers: ['True', 'False'], right: asked.isTrue === null ? SURVEY : letterOf(asked.isTrue ? 0 : 1) }
    case 'typed':
      return { right: asked.accepted.join('\n') }
    case 'order':
      return { answers: flat, right: lettersOf(asked.items, flat).join(', ') }
    case 'pairs': {
      const [, offered = []] = answerChoices.filter((side) => typeof side !== 'string')
      const letters = lettersOf(
        asked.pairs.map(([, answer]) => answer),
        offered,
      )
      return {
        answers: asked.pairs.map(([prompt]) => prompt),
        matches: offered,
        right: letters.map((letter, place) => `${letterOf(place)}-${letter}`).join(', '),
      }
    }
    case 'note':
      return { explanation: asked.text }
  }
}

export const OWN_HEADINGS: readonly string[] = Object.values(OWN_COLUMNS).flat()

/** A question of any type as one row of our own sheet. Rule EX20. */
export const ownRow = (question: Question): Written[] => {
  const { answers = [], right = '', matches = [], explanation } = cellsOf(question)
  return [
    question.questionType,
    question.questionTitle,
    ...four(answers),
    right,
    ...four(matches),
    question.timerS,
    question.maxPoints,
    explanation ?? question.answerContent ?? '',
    Object.entries(forEditors(question))
      .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
      .join('\n'),
  ]
}
