import { t } from '../../messages/studio.ts'
import { saveRewritten } from './apply-change.ts'
import type { EditorContext } from './editor-context.ts'
import { record, setDraft } from './editor-context.ts'
import { questionOf, rowsOf, shownDraft } from './editor-state.ts'
import type { Hit, Left, Search } from './find-replace.ts'
import { replacedOn } from './find-replace.ts'
import type { Rewritten } from './history.ts'

/** What was not replaced, and on which slide. */
export interface LeftOn extends Left {
  key: string
}

export interface Replaced {
  count: number
  left: readonly LeftOn[]
}

/** Replacing words on slides. Where something is unsaved the words change there, and stay unsaved; all other slides are saved by one call. */
export const replaceCommands = (context: EditorContext) => {
  const { get, notify } = context

  const save = async (slides: readonly Rewritten[]): Promise<boolean> => {
    const isUnsaved = ({ key }: Rewritten) => Object.hasOwn(get().work, key) || !questionOf(get(), key)
    const saved = slides.filter((slide) => !isUnsaved(slide))
    const unsaved = slides.filter(isUnsaved)
    const failure = await saveRewritten(context, saved)
    if (failure?.is === 'overtaken') notify({ text: t('authoring:replacing.overtaken'), tone: 'bad' })
    if (failure) return false
    for (const { key, after } of unsaved) setDraft(context, key, after)
    record(context, { is: 'edited', what: 'words', saved, unsaved })
    return true
  }

  /** On all slides, or at one hit of one slide; undefined where the call failed, which is told. */
  const replace = async (search: Search, only?: { key: string; hit: Hit }): Promise<Replaced | undefined> => {
    const slides: Rewritten[] = []
    const left: LeftOn[] = []
    let count = 0
    for (const { key } of rowsOf(get())) {
      const before = shownDraft(get(), key)
      if (!before || (only && only.key !== key)) continue
      const on = replacedOn(before, search, only?.hit)
      left.push(...on.left.map((one) => ({ ...one, key })))
      if (on.draft === before) continue
      count += on.count
      slides.push({ key, before, after: on.draft })
    }
    if (slides.length > 0 && !(await save(slides))) return undefined
    return { count, left }
  }

  return { replace }
}
