import { t } from '../../../messages/studio.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import type { EditorState } from '../editor-state.ts'
import type { Editor } from '../make-editor.ts'
import { historyActions } from './history-actions.ts'
import styles from './history-buttons.module.css'

/** Undo, redo and replace, for those who do not use the keys. */
export const HistoryButtons = ({ editor, state }: { editor: Editor; state: EditorState }) => (
  <fieldset className={styles.buttons} aria-label={t('authoring:history.name')}>
    {historyActions(editor, state).map(({ label, icon, keys, disabled, onPress }) => (
      <button
        key={keys}
        type="button"
        className={styles.button}
        title={label}
        aria-label={label}
        aria-keyshortcuts={keys}
        aria-disabled={disabled || undefined}
        onClick={disabled ? undefined : onPress}
      >
        <Icon of={icon} size={22} />
      </button>
    ))}
  </fieldset>
)
