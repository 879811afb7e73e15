import type { Exchanged } from '@quokka/core/questions'
import type { Change } from '../../remark.ts'

/** The gap that is asked for, and one that another question asks for. */
const ASKED = '____'
const OTHER = '…'

/** One question of a text with gaps. */
export interface GapQuestion {
  title: string
  answer: Exchanged
  changes: Change[]
}

/** A gap that only follows the question is where the answer is written, not a word that is missing. */
const isAfterQuestion = (before: string, after: string): boolean => after.trim() === '' && /[?:\n]\s*$/u.test(before)

const titleOf = (between: readonly string[], asked: number): string => {
  const [before = '', after = ''] = between
  if (between.length === 2 && isAfterQuestion(before, after)) return before.trim()
  return between
    .map((text, place) => (place < between.length - 1 ? `${text}${place === asked ? ASKED : OTHER}` : text))
    .join('')
}

/** A text with several gaps as a question for each; `between` has one text more than there are gaps. */
export const gapQuestions = (between: readonly string[], gaps: readonly Exchanged[]): GapQuestion[] =>
  gaps.map((answer, asked) => ({
    title: titleOf(between, asked),
    answer,
    changes: gaps.length > 1 ? [{ code: 'partOfSeveral', part: asked + 1, of: gaps.length }] : [],
  }))
