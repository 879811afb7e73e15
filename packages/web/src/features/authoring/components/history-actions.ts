import type { Icon } from '@phosphor-icons/react'
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowUUpLeft'
import { ArrowUUpRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowUUpRight'
import { SwapIcon } from '@phosphor-icons/react/dist/ssr/Swap'
import { t } from '../../../messages/studio.ts'
import type { EditorState } from '../editor-state.ts'
import { nameOfChange } from '../history-names.ts'
import type { Editor } from '../make-editor.ts'

export interface HistoryAction {
  label: string
  icon: Icon
  keys: string
  disabled: boolean
  onPress: () => void
}

/** Undo and redo, each with what it is about, and replacing words on all slides. */
export const historyActions = (
  { history, ask }: Editor,
  { history: { past, future } }: EditorState,
): HistoryAction[] => {
  const [last, next] = [past.at(-1), future.at(-1)]
  return [
    {
      label: last
        ? t('authoring:history.undoWhat', { what: nameOfChange(last) })
        : t('authoring:history.nothingToUndo'),
      icon: ArrowUUpLeftIcon,
      keys: 'Control+Z',
      disabled: last === undefined,
      onPress: () => void history.undo(),
    },
    {
      label: next
        ? t('authoring:history.redoWhat', { what: nameOfChange(next) })
        : t('authoring:history.nothingToRedo'),
      icon: ArrowUUpRightIcon,
      keys: 'Control+Shift+Z',
      disabled: next === undefined,
      onPress: () => void history.redo(),
    },
    {
      label: t('authoring:replacing.title'),
      icon: SwapIcon,
      keys: 'Control+H',
      disabled: false,
      onPress: () => ask({ is: 'replace' }),
    },
  ]
}
