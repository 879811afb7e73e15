import type { SlideDraft } from '../questions/editing/draft/slide-draft.ts'

interface PlainSlideEditorProps {
  draft: SlideDraft
  onChange: (draft: SlideDraft) => void
  isNew: boolean
  place?: string
  onSave: (draft: SlideDraft, isAnother?: boolean) => Promise<boolean>
  onDiscard: () => void
  onDelete?: () => void
}

/** Only a title and the buttons: how slides look is not the frame's business. */
export const PlainSlideEditor = ({ draft, onChange, place, onSave, onDiscard, onDelete }: PlainSlideEditorProps) => (
  <section aria-label="Slide">
    <p>{place}</p>
    <input
      aria-label="Question"
      value={draft.questionTitle}
      onChange={(event) => onChange({ ...draft, questionTitle: event.currentTarget.value })}
    />
    <button type="button" onClick={() => void onSave(draft)}>
      Save
    </button>
    <button type="button" onClick={() => void onSave(draft, true)}>
      Save and begin another
    </button>
    <button type="button" onClick={onDiscard}>
      Discard
    </button>
    {onDelete && (
      <button type="button" onClick={onDelete}>
        Delete slide
      </button>
    )}
  </section>
)
