import type { QuizRead } from '@quokka/contract/http'
import { AuthoredQuestion } from '@quokka/core/questions'
import type { SlideDraft } from '../../questions/editing/draft/slide-draft.ts'
import { draftOf, sentOf } from '../../questions/editing/draft/slide-draft.ts'
import { whyNotSaved } from '../../questions/editing/draft/why-not-saved.ts'
import type { KeptEntry } from '../../quiz/kept-work.ts'
import { keptOrder, keptSlides } from '../../quiz/unsaved-slides.ts'

export interface PreviewSlide {
  questionId: string
  draft: SlideDraft
}

/** What a preview plays: the quiz with the author's unsaved work, as far as it could be saved. */
export interface PreviewSlides {
  slides: readonly PreviewSlide[]
  /** Whether something in it is not saved. */
  isUnsaved: boolean
  /** Slides whose writing is not finished: as they were saved, or left out where they are new. */
  unfinished: number
}

const isFinished = (draft: SlideDraft): boolean =>
  whyNotSaved(draft) === undefined && AuthoredQuestion.safeParse(sentOf(draft)).success

/** Rule PV13. */
export const previewSlides = (quiz: QuizRead, entries: readonly KeptEntry[]): PreviewSlides => {
  const order = keptOrder(entries, quiz)
  const unsaved = keptSlides(entries, quiz)
  const finished = new Map([...unsaved].filter(([, { draft }]) => isFinished(draft)))
  const saved = new Map(quiz.questions.map((question) => [question.questionId, draftOf(question)]))
  const ids = [...order, ...[...unsaved.keys()].filter((id) => !saved.has(id))]
  const slides = ids.flatMap((questionId) => {
    const draft = finished.get(questionId)?.draft ?? saved.get(questionId)
    return draft ? [{ questionId, draft }] : []
  })
  return {
    slides,
    isUnsaved: finished.size > 0 || order.some((id, index) => quiz.questions[index]?.questionId !== id),
    unfinished: unsaved.size - finished.size,
  }
}
