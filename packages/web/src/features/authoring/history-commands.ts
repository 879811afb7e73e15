import { t } from '../../messages/studio.ts'
import type { Applied } from './apply-change.ts'
import { applyChange } from './apply-change.ts'
import type { draftCommands } from './draft-commands.ts'
import type { EditorContext } from './editor-context.ts'
import { record } from './editor-context.ts'
import type { Deletion } from './editor-state.ts'
import { deletionsOf } from './editor-state.ts'
import type { Change } from './history.ts'
import { inverse } from './history.ts'
import { nameOfChange } from './history-names.ts'

/** What notices about a deletion have in common: the last one takes the place of the others. */
export const aboutDeletion = ({ slides }: Deletion): string =>
  `deleted:${slides.map(({ question }) => question.questionId).join(' ')}`

/** Undoing and redoing what was done in this visit. Decision 0106. */
export const historyCommands = (context: EditorContext, drafts: Pick<ReturnType<typeof draftCommands>, 'open'>) => {
  const { get, set, notify } = context
  let isTurning = false

  const tellRestored = (deletion: Deletion, done: Change) => {
    const slides = done.is === 'added' ? done.slides : []
    const [first, second] = slides
    const text = second
      ? t('authoring:several.restored', { count: slides.length })
      : t('authoring:restored', { title: first?.question.questionTitle ?? '' })
    notify({ about: aboutDeletion(deletion), text, tone: 'good' })
  }

  /** One change at a time; a press meanwhile does nothing. */
  const applied = async (change: Change): Promise<Applied> => {
    isTurning = true
    const result = await applyChange(context, drafts, change)
    isTurning = false
    if (result.is === 'overtaken') notify({ text: t('authoring:history.overtaken'), tone: 'bad' })
    return result
  }

  const undo = async () => {
    const { past, future } = get().history
    const change = past.at(-1)
    if (!change || isTurning) return
    // What comes back has another id, under which all other changes know it then.
    set({ history: { past: past.slice(0, -1), future, isOpen: false } })
    const result = await applied(inverse(change))
    const { history } = get()
    if (result.is === 'failed') return set({ history: { ...history, past: [...history.past, change] } })
    if (result.is === 'overtaken') return
    set({
      history: { ...history, future: [...history.future, inverse(result.change)] },
    })
    if (change.is === 'deleted') return tellRestored(change, result.change)
    notify({ about: 'history', text: t('authoring:history.undone', { what: nameOfChange(change) }) })
  }

  const redo = async () => {
    const { past, future } = get().history
    const change = future.at(-1)
    if (!change || isTurning) return
    set({ history: { past, future: future.slice(0, -1), isOpen: false } })
    const result = await applied(change)
    const { history } = get()
    if (result.is === 'failed') return set({ history: { ...history, future: [...history.future, change] } })
    if (result.is === 'overtaken') return
    set({ history: { ...history, past: [...history.past, result.change] } })
    notify({ about: 'history', text: t('authoring:history.redone', { what: nameOfChange(change) }) })
  }

  /** Brings back what was deleted, also when other things were done since. */
  const restore = async (deletion: Deletion) => {
    const about = aboutDeletion(deletion)
    const found = deletionsOf(get()).find((one) => aboutDeletion(one) === about)
    const { history } = get()
    if (!found || isTurning) return
    if (history.past.at(-1) === found) return undo()
    set({ history: { ...history, past: history.past.filter((change) => change !== found), isOpen: false } })
    const result = await applied(inverse(found))
    if (result.is !== 'done') return set({ history })
    record(context, result.change)
    tellRestored(found, result.change)
  }

  /** What is written from now on is another change. */
  const seal = () => {
    const { history } = get()
    if (history.isOpen) set({ history: { ...history, isOpen: false } })
  }

  return { undo, redo, restore, seal }
}
