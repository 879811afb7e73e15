import { LIMITS } from '../limits.ts'
import type { Sample } from '../testing/sample.ts'
import { listByHand, rotated, wireSecrets } from './families/ordered-list.sample.ts'

const numbered = (name: string, texts: readonly string[]) => texts.map((text, index) => [`${name}${index + 1}`, text])

export const sample: Sample<'MTF'> = {
  examples: [
    {
      left: ['one', 'two', 'three', 'four'],
      answers: ['uno', 'dos', 'tres', 'cuatro'],
      offered: ['uno', 'dos', 'tres', 'cuatro'],
    },
  ],
  right: ({ answers }) => JSON.stringify(answers),
  wrong: ({ answers }) => JSON.stringify(rotated(answers)),
  byHand: listByHand(({ left }, items) => items.map((item, place) => `${left[place]} → ${item}`).join(', ')),
  secrets: wireSecrets,
  written: (pen) => {
    const left = pen.different(4).map((prompt) => (pen.below(5) === 0 ? '' : prompt))
    const answers =
      pen.below(2) === 0 ? pen.different(4) : Array.from({ length: 4 }, () => pen.text(LIMITS.optionCharacters))
    const offered = [...answers].reverse()
    return {
      lists: { correctAnswer: [left, answers], answerChoices: [left, offered] },
      fields: Object.fromEntries([
        ...numbered('leftoption', left),
        ...numbered('answer', answers),
        ...numbered('option', offered),
      ]),
    }
  },
  refused: {
    'three pairs': {
      correctAnswer: [
        ['a', 'b', 'c'],
        ['1', '2', '3'],
      ],
    },
    'a prompt without its answer': {
      correctAnswer: [
        ['a', 'b', 'c', 'd'],
        ['1', '2', '3', ''],
      ],
    },
  },
}
