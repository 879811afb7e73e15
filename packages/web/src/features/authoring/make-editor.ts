import type { QuizRead } from '@quokka/contract/http'
import { CLASSES, SUBJECTS } from '@quokka/core/quiz'
import { QUIZ_LANGUAGES } from '@quokka/core/search-filters'
import * as z from 'zod/mini'
import type { KeptEntry } from '../../quiz/kept-work.ts'
import { keptOrder, keptSlides } from '../../quiz/unsaved-slides.ts'
import { draftCommands } from './draft-commands.ts'
import type { EditorContext } from './editor-context.ts'
import { SETTINGS_SLOT } from './editor-context.ts'
import type { EditorState } from './editor-state.ts'
import { NO_HISTORY } from './history.ts'
import { historyCommands } from './history-commands.ts'
import { orderCommands } from './order-commands.ts'
import { settingsCommands, settingsOf } from './settings-commands.ts'
import { slideCommands } from './slide-commands.ts'
import { isSameOrder } from './slide-order.ts'

const KeptSettings = z.object({
  quizName: z.string(),
  quizDescription: z.string(),
  ageGroup: z.string(),
  quizImage: z.string(),
  subject: z.nullable(z.enum(SUBJECTS)),
  language: z.nullable(z.enum(QUIZ_LANGUAGES)),
  classes: z.array(z.literal([...CLASSES])),
  keyWords: z.string(),
})

const settingsFrom = (entries: readonly KeptEntry[], quiz: QuizRead): EditorState['settings'] => {
  const entry = entries.find(({ slot }) => slot === SETTINGS_SLOT)
  // What an earlier version kept says less.
  const values = KeptSettings.safeParse({ ...settingsOf(quiz), ...Object(entry?.content) })
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
  const order = keptOrder(entries, quiz)
  const work = Object.fromEntries(
    [...keptSlides(entries, quiz)].map(([key, unsaved]) => [key, { ...unsaved, isKept: true }]),
  )
  const settings = settingsFrom(entries, quiz)
  const isThere = resume !== undefined && (saved.includes(resume) || Object.hasOwn(work, resume))
  const current = isThere ? resume : order[0]
  const isElsewhere = settings !== undefined || !isSameOrder(order, saved)
  // Whoever returns to a slide in the same tab sees what is unsaved of it.
  const isFound = isElsewhere || Object.keys(work).some((key) => !isThere || key !== current)
  return {
    quiz,
    order,
    isOrderKept: true,
    work,
    current,
    lastAdded: undefined,
    round: 0,
    settings,
    history: NO_HISTORY,
    selection: [],
    isSelecting: false,
    prompt: undefined,
    interruption: undefined,
    isFound,
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
  const drafts = draftCommands(context)
  const history = historyCommands(context, drafts)
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
    published: (players: Pick<QuizRead, 'isPublic' | 'teamCount'>) =>
      set({ quiz: { ...state.quiz, ...players, statusCode: 'PUB' } }),
    history,
    slides: slideCommands(context, drafts, history),
    order: orderCommands(context),
    settings: settingsCommands(context),
  }
}

export type Editor = ReturnType<typeof makeEditor>
