import { LIMITS } from '../limits.ts'
import type { Sample } from '../testing/sample.ts'

export const sample: Sample<'NQS'> = {
  examples: [{ note: 'A note to read', timerS: LIMITS.infoSlideTimerS, maxPoints: 0, answerContent: null }],
  right: () => undefined,
  wrong: () => undefined,
  secrets: () => [],
  written: (pen) => ({ lists: { answerChoices: pen.below(5) === 0 ? [] : [pen.text(LIMITS.explanationCharacters)] } }),
  refused: {
    'a right answer': { correctAnswer: ['x'] },
    'two notes': { answerChoices: ['a', 'b'] },
  },
}
