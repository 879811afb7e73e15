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

/** A text with several gaps as a question for each; `between` has one text more than there are gaps. */
export const gapQuestions = (between: readonly string[], gaps: readonly Exchanged[]): GapQuestion[] =>
  gaps.map((answer, asked) => ({
    title: between
      .map((text, place) => (place < gaps.length ? `${text}${place === asked ? ASKED : OTHER}` : text))
      .join(''),
    answer,
    changes: gaps.length > 1 ? [{ code: 'partOfSeveral', part: asked + 1, of: gaps.length }] : [],
  }))
