import { t } from '../../messages/studio.ts'
import type { SlideDraft } from '../../questions/editing/draft/slide-draft.ts'
import { whyNotSaved } from '../../questions/editing/draft/why-not-saved.ts'
import type { draftCommands } from './draft-commands.ts'
import type { EditorContext } from './editor-context.ts'
import { record, setDraft } from './editor-context.ts'
import { placedSlides } from './editor-state.ts'
import { insertSlides } from './saved-slides.ts'

/** Several slides at once, from elsewhere. */
export const pasteCommands = (context: EditorContext, { open }: Pick<ReturnType<typeof draftCommands>, 'open'>) => {
  const { get, notify, nowMs } = context

  /** Adds slides from a place on (from 0), in their order; whether it was done. The first one is in hand then. */
  const insert = async (drafts: readonly SlideDraft[], place: number): Promise<boolean> => {
    const added = await insertSlides(
      context,
      drafts.map((draft, index) => ({ draft, savedPlace: place + index, ownPlace: place + index })),
    )
    const [first] = added
    if (!first) return false
    record(context, { is: 'added', slides: placedSlides(get(), added) })
    open(first.questionId)
    notify({ text: t('authoring:pasting.added', { count: added.length }), tone: 'good' })
    return true
  }

  /** Slides whose answers are still to be written: they are unsaved work. */
  const begin = (drafts: readonly SlideDraft[]): void => {
    const now = nowMs().toString(36)
    const slides = drafts.map((draft, index) => ({ key: `new-${now}-${index}`, before: undefined, after: draft }))
    for (const { key, after } of slides) setDraft(context, key, after)
    record(context, { is: 'wrote', slides })
    open(slides[0]?.key)
    notify({ text: t('authoring:pasting.begun', { count: slides.length }), tone: 'good' })
  }

  /** What was pasted, at the end of the quiz; whether it was done. */
  const paste = async (drafts: readonly SlideDraft[]): Promise<boolean> => {
    const whole = drafts.filter((draft) => whyNotSaved(draft) === undefined)
    const others = drafts.filter((draft) => whyNotSaved(draft) !== undefined)
    if (whole.length > 0 && !(await insert(whole, get().order.length))) return false
    if (others.length > 0) begin(others)
    return true
  }

  return { insert, paste }
}
