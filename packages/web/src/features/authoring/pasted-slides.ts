import { LIMITS } from '@quokka/core/limits'
import type { QuestionType } from '@quokka/core/questions'
import { charactersIn } from '../../lib/forms/characters.ts'
import type { SlideDraft } from '../../questions/editing/draft/slide-draft.ts'
import { emptyDraft } from '../../questions/editing/draft/slide-draft.ts'
import { whyNotSaved } from '../../questions/editing/draft/why-not-saved.ts'

/** So many slides that cannot be saved yet are made at once: a device keeps a few dozen (rule ED9). */
export const MOST_UNSAVED = 20

export interface PastedSlides {
  drafts: SlideDraft[]
  /** How many lines are too long to be a title. */
  tooLong: number
  /** How many more there would have been, and what there was no more room for. */
  cut: number
  cutBy: 'quiz' | 'unsaved'
}

export const linesOf = (pasted: string): string[] =>
  pasted
    .split(/\r\n?|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The slides of a kind that a pasted text stands for, a line each, as many as there is room for. */
export const pastedSlides = (pasted: string, type: QuestionType, room: number): PastedSlides => {
  const lines = linesOf(pasted)
  const fitting = lines.filter((line) => charactersIn(line) <= LIMITS.titleCharacters)
  const all = fitting.map((questionTitle) => ({ ...emptyDraft(type), questionTitle }))
  const isUnsaved = all.some((draft) => whyNotSaved(draft) !== undefined)
  const most = isUnsaved ? Math.min(room, MOST_UNSAVED) : room
  return {
    drafts: all.slice(0, most),
    tooLong: lines.length - fitting.length,
    cut: Math.max(0, all.length - most),
    cutBy: most < room ? 'unsaved' : 'quiz',
  }
}
