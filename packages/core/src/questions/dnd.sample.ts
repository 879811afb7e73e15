import type { Sample } from '../testing/sample.ts'
import { listByHand, rotated, wireSecrets } from './families/ordered-list.sample.ts'

export const sample: Sample<'DND'> = {
  examples: [{ answers: ['first', 'second', 'third', 'fourth'], offered: ['first', 'second', 'third', 'fourth'] }],
  right: ({ answers }) => JSON.stringify(answers),
  wrong: ({ answers }) => JSON.stringify(rotated(answers)),
  byHand: listByHand((_question, items) => items.join(' → ')),
  secrets: wireSecrets,
  written: (pen) => {
    const answers = pen.different(2 + pen.below(3))
    const answerChoices = [...answers].reverse()
    const slots = answers.map((answer, index) => [`answer${index + 1}`, answer])
    return {
      lists: { correctAnswer: answers, answerChoices },
      fields: { answer4: '', ...Object.fromEntries(slots), answerChoices },
    }
  },
  refused: {
    'choices that are not the answers': { correctAnswer: ['a', 'b'], answerChoices: ['a', 'c'] },
    'one item to order': { correctAnswer: ['a'] },
    'an item that stands twice': { correctAnswer: ['a', 'b', 'A '] },
    'five items to order': { correctAnswer: ['a', 'b', 'c', 'd', 'e'] },
  },
}
