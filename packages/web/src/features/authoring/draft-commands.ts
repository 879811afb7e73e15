import type { QuestionType } from '@quokka/core/questions'
import type { SlideDraft } from '../../questions/editing/slide-editor.tsx'
import { draftOf, emptyDraft } from '../../questions/editing/slide-editor.tsx'
import type { EditorContext } from './editor-context.ts'
import { record, setDraft, setWork } from './editor-context.ts'
import { isUntouched, questionOf, shownDraft } from './editor-state.ts'

/** What can be done with the slide in hand before it is saved. */
export const draftCommands = (context: EditorContext) => {
  const { get, set } = context

  /** Undefined shows the slide picker. A new slide without a word in it is not worth keeping. */
  const open = (key: string | undefined) => {
    const { current, work } = get()
    const isLeft = current !== undefined && current !== key
    if (isLeft && Object.hasOwn(work, current) && isUntouched(get(), current)) setWork(context, current, undefined)
    set({ current: key, isFound: false })
  }

  const begin = (type: QuestionType) => {
    const key = `new-${context.nowMs().toString(36)}`
    set({ work: { ...get().work, [key]: { draft: emptyDraft(type), basis: undefined, isKept: true } } })
    open(key)
  }

  const change = (draft: SlideDraft) => {
    const { current } = get()
    if (current === undefined) return
    const before = shownDraft(get(), current)
    setDraft(context, current, draft)
    record(context, { is: 'wrote', slides: [{ key: current, before, after: draft }] })
  }

  const discard = (key: string) => {
    if (!isUntouched(get(), key)) {
      const question = questionOf(get(), key)
      const after = question && draftOf(question)
      record(context, { is: 'wrote', slides: [{ key, before: shownDraft(get(), key), after }] })
    }
    setWork(context, key, undefined)
    set({ current: undefined, prompt: undefined })
  }

  /** Asks only where something would be lost. */
  const askDiscard = (key: string) => {
    if (isUntouched(get(), key)) discard(key)
    else set({ prompt: { is: 'discard', slide: key } })
  }

  return { open, begin, change, discard, askDiscard }
}
