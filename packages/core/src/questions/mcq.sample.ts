import type { Sample } from '../testing/sample.ts'
import { choiceByHand } from './families/one-choice.sample.ts'

export const sample: Sample<'MCQ'> = {
  examples: [
    { choices: ['Alder', 'Birch', 'Cedar', 'Douglas'], correct: 'Cedar' },
    { choices: ['Red', 'Green', 'Blue', 'Pink'], correct: null },
  ],
  right: ({ correct }) => correct ?? undefined,
  wrong: ({ choices, correct }) => choices.find((choice) => choice !== correct),
  byHand: choiceByHand(({ choices }) => choices),
  secrets: () => [],
  written: (pen) => {
    const answerChoices = pen.different(4)
    const right = answerChoices[pen.below(5)]
    return { lists: { answerChoices, correctAnswer: right === undefined ? [] : [right] } }
  },
  refused: {
    'an option twice': { answerChoices: ['a', 'A', 'b', 'c'], correctAnswer: ['b'] },
    'three options': { answerChoices: ['a', 'b', 'c'], correctAnswer: ['b'] },
    'a right answer that is no option': { answerChoices: ['a', 'd', 'b', 'c'], correctAnswer: ['x'] },
    'two right answers': { answerChoices: ['a', 'd', 'b', 'c'], correctAnswer: ['a', 'b'] },
  },
}
