import { LIMITS } from '../../limits.ts'
import type { Sample } from '../../testing/sample.ts'

/** What the samples of typed answers share. */
export const typedSample: Omit<Sample<'FIB' | 'CNT'>, 'examples'> = {
  right: ({ accepted }) => accepted[0],
  wrong: () => 'zzz',
  secrets: ({ accepted }) => accepted,
  written: (pen) => {
    const correctAnswer = Array.from({ length: 1 + pen.below(10) }, () => pen.text(LIMITS.typedAnswerCharacters))
    return { lists: { correctAnswer, answerChoices: [] } }
  },
  refused: {
    'a typed answer of 26 characters': { correctAnswer: ['a'.repeat(26)] },
    'no answer': { correctAnswer: [] },
    'eleven accepted answers': { correctAnswer: Array.from({ length: 11 }, (_, index) => `answer ${index}`) },
  },
}
