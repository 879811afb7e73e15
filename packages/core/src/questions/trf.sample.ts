import type { Sample } from '../testing/sample.ts'
import { choiceByHand } from './families/one-choice.sample.ts'

export const sample: Sample<'TRF'> = {
  examples: [{ correct: 'False' }],
  right: ({ correct }) => correct ?? undefined,
  wrong: ({ correct }) => (correct === 'True' ? 'False' : 'True'),
  byHand: choiceByHand(() => ['True', 'False']),
  secrets: () => [],
  written: (pen) => {
    const right = ['True', 'False'][pen.below(3)]
    return { lists: { answerChoices: ['True', 'False'], correctAnswer: right === undefined ? [] : [right] } }
  },
  refused: {
    'a third value': { correctAnswer: ['Maybe'] },
    'both values': { correctAnswer: ['True', 'False'] },
  },
}
