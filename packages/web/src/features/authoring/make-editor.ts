import type { QuizRead } from '@quokka/contract/http'
import * as z from 'zod/mini'
import { draftOf, readDraft } from '../../questions/editing/slide-editor.tsx'
import type { EditorContext } from './editor-context.ts'
import { ORDER_SLOT, SETTINGS_SLOT, SLIDE_SLOT } from './editor-context.ts'
import type { EditorState, SlideWork } from './editor-state.ts'
import { questionOf } from './editor-state.ts'
import type { KeptEntry } from './kept-work.ts'
import { orderCommands } from './order-commands.ts'
import { settingsCommands } from './settings-commands.ts'
import { slideCommands } from './slide-commands.ts'
import { isSameOrder, mergedOrder } from './slide-order.ts'

const KeptOrder = z.object({ own: z.array(z.string()), before: z.array(z.string()) })
const KeptSettings = z.object({
  quizName: z.string(),
  quizDescription: z.string(),
  ageGroup: z.string(),
  quizImage: z.string(),
})

const orderFrom = (entries: readonly KeptEntry[], saved: readonly string[]): string[] => {
  const kept = KeptOrder.safeParse(entries.find(({ slot }) => slot === ORDER_SLOT)?.content)
  return kept.success ? mergedOrder(kept.data.own, kept.data.before, saved) : [...saved]
}

const workFrom = (entries: readonly KeptEntry[], quiz: QuizRead): Record<string, SlideWork> => {
  const work = new Map<string, SlideWork>()
  // Those that were kept first come first among the slides that have no place yet.
  for (const { slot, content, basis } of entries.toReversed()) {
    const key = slot.slice(SLIDE_SLOT.length)
    const draft = slot.startsWith(SLIDE_SLOT) ? readDraft(content) : undefined
    const question = questionOf({ quiz }, key)
    if (!draft || (question && JSON.stringify(draftOf(question)) === JSON.stringify(draft))) continue
    work.set(key, { draft, basis, isKept: true })
  }
  return Object.fromEntries(work)
}

const settingsFrom = (entries: readonly KeptEntry[]): EditorState['settings'] => {
  const entry = entries.find(({ slot }) => slot === SETTINGS_SLOT)
  const values = KeptSettings.safeParse(entry?.content)
  if (!values.success || entry?.basis === undefined) return undefined
  return { values: values.data, basis: entry.basis, isKept: true }
}

interface Start extends Pick<EditorContext, 'kept' | 'notify' | 'nowMs'> {
  quiz: QuizRead
  /** The slide that was in hand before a reload or a log in. */
  resume: string | undefined
}

const begin = ({ quiz, kept, resume }: Start): EditorState => {
  const entries = kept.entries()
  const saved = quiz.questions.map(({ questionId }) => questionId)
  const order = orderFrom(entries, saved)
  const work = workFrom(entries, quiz)
  const settings = settingsFrom(entries)
  const isThere = resume !== undefined && (saved.includes(resume) || Object.hasOwn(work, resume))
  const isAny = Object.keys(work).length > 0 || settings !== undefined || !isSameOrder(order, saved)
  return {
    quiz,
    order,
    isOrderKept: true,
    work,
    current: isThere ? resume : undefined,
    round: 0,
    settings,
    deleted: [],
    selection: [],
    isSelecting: false,
    prompt: undefined,
    interruption: undefined,
    isFound: isAny && !isThere,
  }
}

/** The editor of one quiz apart from its look: a state, and the commands that change it. */
export const makeEditor = (start: Start) => {
  let state = begin(start)
  const listeners = new Set<() => void>()
  const get = () => state
  const set = (changes: Partial<EditorState>) => {
    state = { ...state, ...changes }
    for (const listen of listeners) listen()
  }
  const context: EditorContext = { get, set, kept: start.kept, notify: start.notify, nowMs: start.nowMs }
  return {
    get,
    subscribe: (listen: () => void) => {
      listeners.add(listen)
      return () => {
        listeners.delete(listen)
      }
    },
    ask: (prompt: EditorState['prompt']) => set({ prompt }),
    dismiss: () => set({ interruption: undefined }),
    putOff: () => set({ isFound: false }),
    slides: slideCommands(context),
    order: orderCommands(context),
    settings: settingsCommands(context),
  }
}

export type Editor = ReturnType<typeof makeEditor>
