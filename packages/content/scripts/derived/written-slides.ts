import type { picture } from './build.ts'
import type { WrittenQuestion } from './derived-question.ts'

type Picture = ReturnType<typeof picture>

/** Slides by hand, in the words of their quiz. The right option comes first; the composer mixes them. */
export const ask = (
  questionTitle: string,
  [right, ...wrong]: readonly [string, string, string, string],
  answerContent: string,
  shown: Picture = {},
): WrittenQuestion => ({
  questionType: 'MCQ',
  questionTitle,
  answerChoices: [right, ...wrong],
  correctAnswer: [right],
  answerContent,
  ...shown,
})

export const claim = (
  questionTitle: string,
  isTrue: boolean,
  answerContent: string,
  shown: Picture = {},
): WrittenQuestion => ({
  questionType: 'TRF',
  questionTitle,
  correctAnswer: [isTrue ? 'True' : 'False'],
  answerContent,
  ...shown,
})

/** A sentence with a gap, or without one a riddle; all accepted forms have the same length. */
export const type = (
  questionTitle: string,
  accepted: readonly string[],
  answerContent: string,
  shown: Picture = {},
): WrittenQuestion => ({
  questionType: questionTitle.includes('____') ? 'FIB' : 'CNT',
  questionTitle,
  correctAnswer: [...accepted],
  answerContent,
  ...shown,
})

export const pair = (
  questionTitle: string,
  pairs: readonly (readonly [string, string])[],
  answerContent: string,
): WrittenQuestion => ({
  questionType: 'MTF',
  questionTitle,
  correctAnswer: [pairs.map(([left]) => left), pairs.map(([, right]) => right)],
  answerContent,
})

export const sort = (
  questionTitle: string,
  items: readonly string[],
  answerContent: string,
  shown: Picture = {},
): WrittenQuestion => ({
  questionType: 'DND',
  questionTitle,
  correctAnswer: [...items],
  answerContent,
  ...shown,
})

export const tell = (questionTitle: string, answerContent: string, shown: Picture = {}): WrittenQuestion => ({
  questionType: 'NQS',
  questionTitle,
  answerChoices: [],
  answerContent,
  ...shown,
})
