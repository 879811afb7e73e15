import { pickIndex } from '../../lib/random.ts'
import { LIMITS } from '../../limits.ts'
import type { QuestionOf, Sample } from '../../testing/sample.ts'
import type { QuestionType } from '../question-types.ts'

const WORDS = ['koala', "ko'ala", 'KOALA', 'dingo', 'emu', 'owl', 'yak', 'wombat', 'quokka', 'great reef', 'reef']

/** Enough for answers of Latin letters without accents. */
const compared = (answer: string): string => answer.toLowerCase().replace(/[^a-z]/g, '')

/** The types that are answered by typing. */
type TypedType = {
  [Code in QuestionType]: QuestionOf<Code> extends { accepted: string[] } ? Code : never
}[QuestionType]

/** What the samples of typed answers share. */
export const typedSample: Omit<Sample<TypedType>, 'examples'> = {
  right: ({ accepted }) => accepted[0],
  wrong: () => 'zzz',
  byHand: {
    anyAnswer: (_question, random) => WORDS[pickIndex(WORDS.length, random)] ?? '',
    compared,
    right: ({ accepted }) => accepted.map(compared),
    written: (_question, answer) => answer.trim().toUpperCase(),
    options: () => null,
  },
  secrets: ({ accepted }) => accepted,
  written: (pen) => {
    const correctAnswer = Array.from({ length: 1 + pen.below(10) }, () => pen.text(LIMITS.typedAnswerCharacters))
    return { lists: { correctAnswer, answerChoices: [], ...(pen.below(2) === 0 && { exactSpelling: true }) } }
  },
  refused: {
    'a typed answer of 26 characters': { correctAnswer: ['a'.repeat(26)] },
    'no answer': { correctAnswer: [] },
    'eleven accepted answers': { correctAnswer: Array.from({ length: 11 }, (_, index) => `answer ${index}`) },
  },
}
