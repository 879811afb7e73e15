import { LIMITS } from '../limits.ts'
import type { Sample } from '../testing/sample.ts'
import { rotated, wireSecrets } from './families/ordered-list.sample.ts'

export const sample: Sample<'DND'> = {
  examples: [{ answers: ['first', 'second', 'third', 'fourth'], offered: ['first', 'second', 'third', 'fourth'] }],
  right: ({ answers }) => JSON.stringify(answers),
  wrong: ({ answers }) => JSON.stringify(rotated(answers)),
  secrets: wireSecrets,
  written: (pen) => {
    const answers = Array.from({ length: 2 + pen.below(3) }, () => pen.text(LIMITS.optionCharacters))
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
    'five items to order': { correctAnswer: ['a', 'b', 'c', 'd', 'e'] },
  },
}
