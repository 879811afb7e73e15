import type { QuestionRead } from '@quokka/contract/http'
import type { SlideDraft } from '../../questions/editing/draft/slide-draft.ts'
import type { UnsavedSlide } from '../../quiz/unsaved-slides.ts'

/** A slide as it is in the quiz, and where. */
export interface PlacedSlide {
  question: QuestionRead
  /** Among the saved slides, and in the author's arrangement; from 0. */
  savedPlace: number
  ownPlace: number
  work: UnsavedSlide | undefined
}

/** What a slide said before and after a change; undefined: there was no such slide. */
export interface Rewritten {
  key: string
  before: SlideDraft | undefined
  after: SlideDraft | undefined
}

/** The new slide that became a saved one, under the name that it had until then. */
interface Origin {
  key: string
  draft: SlideDraft
}

/** Something that an author did; `inverse` is what undoes it. */
export type Change =
  | { is: 'wrote'; slides: readonly Rewritten[] }
  | { is: 'moved'; before: readonly string[]; after: readonly string[] }
  | { is: 'added' | 'deleted'; slides: readonly PlacedSlide[]; from?: Origin | undefined }
  /** Saved by one call; what was unsaved on the slides has changed as well. */
  | {
      is: 'edited'
      what: 'timer' | 'maxPoints' | 'timing' | 'words'
      saved: readonly Rewritten[]
      unsaved: readonly Rewritten[]
    }

export interface History {
  /** The last one last. */
  past: readonly Change[]
  /** What was undone: the next one last. */
  future: readonly Change[]
  /** Whether what is written next in the same field belongs to the last change. */
  isOpen: boolean
}

const MOST_CHANGES = 100

export const NO_HISTORY: History = { past: [], future: [], isOpen: false }

const turned = ({ key, before, after }: Rewritten): Rewritten => ({ key, before: after, after: before })

export const inverse = (change: Change): Change => {
  switch (change.is) {
    case 'wrote':
      return { ...change, slides: change.slides.map(turned) }
    case 'moved':
      return { ...change, before: change.after, after: change.before }
    case 'added':
      return { ...change, is: 'deleted' }
    case 'deleted':
      return { ...change, is: 'added' }
    case 'edited':
      return { ...change, saved: change.saved.map(turned), unsaved: change.unsaved.map(turned) }
  }
}

export const isSameDraft = (one: SlideDraft | undefined, other: SlideDraft | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** One change of two, where the second goes on writing what the first has begun. */
const joined = (last: Change | undefined, next: Change): Change | undefined => {
  if (last?.is !== 'wrote' || next.is !== 'wrote') return undefined
  const [one, ...others] = last.slides
  const [two, ...more] = next.slides
  if (!one || !two || others.length + more.length > 0 || one.key !== two.key) return undefined
  return { is: 'wrote', slides: [{ ...one, after: two.after }] }
}

const isNothing = (change: Change): boolean =>
  change.is === 'wrote' && change.slides.every(({ before, after }) => isSameDraft(before, after))

/** After another change. What had been undone cannot be done again. */
export const recorded = (history: History, change: Change): History => {
  if (isNothing(change)) return history
  const { past, isOpen } = history
  const whole = isOpen ? joined(past.at(-1), change) : undefined
  const before = whole ? past.slice(0, -1) : past
  const all = whole && isNothing(whole) ? before : [...before, whole ?? change]
  return { past: all.slice(-MOST_CHANGES), future: [], isOpen: change.is === 'wrote' && all.length > before.length }
}

const mapped = (history: History, map: (change: Change) => Change): History => ({
  ...history,
  past: history.past.map(map),
  future: history.future.map(map),
})

/** Slides that come back have other ids; what was done to them before goes by these. */
export const renamed = (history: History, ids: ReadonlyMap<string, string>): History => {
  const named = (key: string) => ids.get(key) ?? key
  const rewritten = (slides: readonly Rewritten[]) => slides.map((slide) => ({ ...slide, key: named(slide.key) }))
  return mapped(history, (change) => {
    switch (change.is) {
      case 'wrote':
        return { ...change, slides: rewritten(change.slides) }
      case 'moved':
        return { ...change, before: change.before.map(named), after: change.after.map(named) }
      case 'edited':
        return { ...change, saved: rewritten(change.saved), unsaved: rewritten(change.unsaved) }
      default:
        return {
          ...change,
          slides: change.slides.map(({ question, ...place }) => ({
            ...place,
            question: { ...question, questionId: named(question.questionId) },
          })),
        }
    }
  })
}

/** A slide reads a little different once it is saved, as without the spaces around its words: what was done to it before leads there. */
export const settled = (history: History, key: string, sent: SlideDraft, stored: SlideDraft): History => {
  const asStored = (draft: SlideDraft | undefined) => (isSameDraft(draft, sent) ? stored : draft)
  const rewritten = (slides: readonly Rewritten[]) =>
    slides.map((slide) =>
      slide.key === key ? { key, before: asStored(slide.before), after: asStored(slide.after) } : slide,
    )
  return mapped(history, (change) => {
    if (change.is === 'wrote') return { ...change, slides: rewritten(change.slides) }
    return change.is === 'edited' ? { ...change, unsaved: rewritten(change.unsaved) } : change
  })
}
