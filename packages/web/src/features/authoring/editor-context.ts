import type { QuestionRead, QuizRead } from '@quokka/contract/http'
import type { Outcome } from '../../lib/calls/call.ts'
import type { SlideDraft } from '../../questions/editing/draft/slide-draft.ts'
import { draftOf } from '../../questions/editing/draft/slide-draft.ts'
import type { KeptWork } from '../../quiz/kept-work.ts'
import { mergedOrder, ORDER_SLOT, SLIDE_SLOT } from '../../quiz/unsaved-slides.ts'
import type { ToastMessage } from '../../ui/stage/feedback/toast.tsx'
import type { Choice, EditorState, Interruption, SlideWork } from './editor-state.ts'
import { questionOf, savedOrder } from './editor-state.ts'
import type { Change } from './history.ts'
import { isSameDraft, recorded } from './history.ts'
import { isSameOrder } from './slide-order.ts'

export const SETTINGS_SLOT = 'settings'

/** What the commands of the editor share. */
export interface EditorContext {
  get: () => EditorState
  set: (changes: Partial<EditorState>) => void
  kept: KeptWork
  notify: (message: ToastMessage) => void
  nowMs: () => number
}

/** Shows why a call failed, and loses nothing. A lost session is the app's matter, which leads to the log in and back. */
export const tellFailure = ({ set }: EditorContext, answer: Extract<Outcome<unknown>, { ok: false }>): void => {
  if (answer.status !== 401) set({ interruption: { is: 'failed', sentence: answer.sentence, code: answer.code } })
}

/** Waits for the author's choice between two versions; there is none to be made where they are alike. */
export const askChoice = (
  { set }: EditorContext,
  conflict: Omit<Extract<Interruption, { is: 'conflict' }>, 'is' | 'choose'>,
): Promise<Choice> =>
  new Promise((resolve) => {
    if (conflict.differences.length === 0) return resolve('mine')
    const choose = (choice: Choice) => {
      set({ interruption: undefined })
      resolve(choice)
    }
    set({ interruption: { is: 'conflict', ...conflict, choose } })
  })

/** The author's arrangement, kept on the device while it differs from the saved one. */
export const setOrder = ({ get, set, kept }: EditorContext, order: readonly string[]): void => {
  const before = savedOrder(get())
  if (isSameOrder(order, before)) {
    kept.forget(ORDER_SLOT)
    set({ order, isOrderKept: true })
  } else {
    set({ order, isOrderKept: kept.keep(ORDER_SLOT, { own: order, before }) })
  }
}

/** Keeps the slide's work, or forgets it when there is none. */
export const setWork = (
  { get, set, kept }: EditorContext,
  key: string,
  work: Omit<SlideWork, 'isKept'> | undefined,
): void => {
  const { [key]: _before, ...others } = get().work
  if (work === undefined) {
    kept.forget(SLIDE_SLOT + key)
    set({ work: others })
  } else {
    const isKept = kept.keep(SLIDE_SLOT + key, work.draft, work.basis)
    set({ work: { ...get().work, [key]: { ...work, isKept } } })
  }
}

/** What a slide says from now on; undefined: as it is saved. */
export const setDraft = (context: EditorContext, key: string, draft: SlideDraft | undefined): void => {
  const { get } = context
  const question = questionOf(get(), key)
  const isAsSaved = draft === undefined || (question && isSameDraft(draft, draftOf(question)))
  const basis = get().work[key]?.basis ?? question?.revision
  setWork(context, key, isAsSaved ? undefined : { draft, basis })
}

/** Makes undoing possible. */
export const record = ({ get, set }: EditorContext, change: Change): void =>
  set({ history: recorded(get().history, change) })

/** Takes what the server has now; the author's arrangement and every draft stay. */
export const takeQuiz = (context: EditorContext, quiz: QuizRead): void => {
  const state = context.get()
  const ids = quiz.questions.map(({ questionId }) => questionId)
  const order = mergedOrder(state.order, savedOrder(state), ids)
  const isThere = (key: string) => ids.includes(key) || Object.hasOwn(state.work, key)
  context.set({
    quiz: { ...quiz, questionIds: ids },
    selection: state.selection.filter((key) => ids.includes(key)),
    current: state.current !== undefined && isThere(state.current) ? state.current : undefined,
  })
  setOrder(context, order)
}

/** Takes the slides that a change of them has answered. */
export const takeSlides = (context: EditorContext, questions: QuestionRead[]): void =>
  takeQuiz(context, {
    ...context.get().quiz,
    questions,
    editedOn: new Date(context.nowMs()).toISOString(),
  })
