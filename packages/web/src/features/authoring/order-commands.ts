import { t } from '../../messages/studio.ts'
import { fetchQuiz, saveOrder } from './api/authoring-calls.ts'
import type { EditorContext } from './editor-context.ts'
import { record, setOrder, takeQuiz, takeSlides, tellFailure } from './editor-context.ts'
import { savedOrder } from './editor-state.ts'
import { inOrder } from './saved-slides.ts'
import { droppedOn, isSameOrder, stepped } from './slide-order.ts'

const STALE = 409
/** There is something to read. */
const EXPLANATION_MS = 10_000

/** What can be done with the slides' order, and which of them are selected. */
export const orderCommands = (context: EditorContext) => {
  const { get, set, notify } = context

  /** The slides that move with this one. */
  const groupOf = (key: string): readonly string[] => {
    const { selection } = get()
    return selection.includes(key) ? get().order.filter((one) => selection.includes(one)) : [key]
  }

  const move = (after: readonly string[]) => {
    const { order: before } = get()
    if (isSameOrder(before, after)) return
    setOrder(context, after)
    record(context, { is: 'moved', before, after })
  }

  const drop = (key: string, target: string) => {
    if (key !== target) move(droppedOn(get().order, groupOf(key), key, target))
  }

  const step = (key: string, by: -1 | 1) => move(stepped(get().order, groupOf(key), by))

  const save = async () => {
    const { quiz, order } = get()
    const answer = await saveOrder(quiz.quizId, order, savedOrder(get()))
    if (answer.ok) {
      takeSlides(context, inOrder(get().quiz.questions, order))
      setOrder(context, get().order)
      notify({ text: answer.value, tone: 'good' })
      return
    }
    if (answer.status !== STALE) return tellFailure(context, answer)
    const fresh = await fetchQuiz(quiz.quizId)
    if (!fresh.ok) return tellFailure(context, fresh)
    takeQuiz(context, fresh.value)
    notify({ text: t('authoring:orderMerged', { sentence: answer.sentence }), stayMs: EXPLANATION_MS })
  }

  const toggle = (key: string) => {
    const { selection } = get()
    const isOn = selection.includes(key)
    set({ selection: isOn ? selection.filter((one) => one !== key) : [...selection, key], isSelecting: true })
  }

  /** From the slide that was selected last, or is in hand, to this one. */
  const selectTo = (key: string) => {
    const { order, selection, current } = get()
    const from = order.indexOf(selection.at(-1) ?? current ?? key)
    const to = order.indexOf(key)
    const range = order.slice(Math.max(0, Math.min(from, to)), Math.max(from, to) + 1)
    set({ selection: [...new Set([...selection, ...range])], isSelecting: true })
  }

  const setSelecting = (isSelecting: boolean) => set({ isSelecting, selection: isSelecting ? get().selection : [] })

  const selectAll = () => set({ isSelecting: true, selection: get().order })

  return { groupOf, drop, step, save, toggle, selectTo, selectAll, setSelecting }
}
