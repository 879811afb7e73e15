import type { QuizRead } from '@quokka/contract/http'
import * as z from 'zod/mini'
import type { SlideDraft } from '../questions/editing/draft/slide-draft.ts'
import { draftOf, readDraft } from '../questions/editing/draft/slide-draft.ts'
import type { KeptEntry } from './kept-work.ts'

/** Where work is kept: a slide's follows its id, or the name of a new one. */
export const SLIDE_SLOT = 'slide:'
export const ORDER_SLOT = 'order'

/** A slide that is being written, and differs from what is saved. */
export interface UnsavedSlide {
  draft: SlideDraft
  /** The revision that it was made from; undefined for a new slide. */
  basis: number | undefined
}

const KeptOrder = z.object({ own: z.array(z.string()), before: z.array(z.string()) })

/**
 * The author's arrangement after the quiz's slides have changed: slides that are gone are left out, new ones come after the
 * slide that they follow on the server. Without an arrangement of one's own (`own` is `before`) the server's is taken.
 */
export const mergedOrder = (own: readonly string[], before: readonly string[], server: readonly string[]): string[] => {
  if (JSON.stringify(own) === JSON.stringify(before)) return [...server]
  const merged = own.filter((id) => server.includes(id))
  server.forEach((id, index) => {
    if (merged.includes(id)) return
    const previous = server[index - 1]
    merged.splice(previous === undefined ? 0 : merged.indexOf(previous) + 1, 0, id)
  })
  return merged
}

/** The author's arrangement of the saved slides. */
export const keptOrder = (entries: readonly KeptEntry[], { questions }: QuizRead): string[] => {
  const saved = questions.map(({ questionId }) => questionId)
  const kept = KeptOrder.safeParse(entries.find(({ slot }) => slot === ORDER_SLOT)?.content)
  return kept.success ? mergedOrder(kept.data.own, kept.data.before, saved) : saved
}

/** By the slide's id or name; those that were kept first come first. */
export const keptSlides = (entries: readonly KeptEntry[], { questions }: QuizRead): Map<string, UnsavedSlide> => {
  const slides = new Map<string, UnsavedSlide>()
  for (const { slot, content, basis } of entries.toReversed()) {
    const key = slot.slice(SLIDE_SLOT.length)
    const draft = slot.startsWith(SLIDE_SLOT) ? readDraft(content) : undefined
    const question = questions.find(({ questionId }) => questionId === key)
    if (!draft || (question && JSON.stringify(draftOf(question)) === JSON.stringify(draft))) continue
    slides.set(key, { draft, basis })
  }
  return slides
}
