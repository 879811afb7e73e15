import { t } from '../../../messages/studio.ts'
import { Button } from '../../../ui/studio/controls/button.tsx'
import type { EditorState } from '../editor-state.ts'
import type { Editor } from '../make-editor.ts'
import styles from './found-note.module.css'

/** Work of an earlier visit, offered again. It stays kept until it is saved or discarded. */
export const FoundNote = ({ editor, state }: { editor: Editor; state: EditorState }) => {
  const { work, settings } = state
  const keys = Object.keys(work)
  const last = keys.at(-1)

  const takeUp = () => {
    if (last !== undefined) return editor.slides.open(last)
    if (settings) editor.ask({ is: 'settings' })
    editor.putOff()
  }

  return (
    <section className={styles.note} aria-label={t('authoring:drawer.foundOther')}>
      <p>{keys.length > 0 ? t('authoring:drawer.found', { count: keys.length }) : t('authoring:drawer.foundOther')}</p>
      <div className={styles.actions}>
        <Button tone="outline" size="small" onPress={editor.putOff}>
          {t('authoring:drawer.later')}
        </Button>
        <Button size="small" onPress={takeUp}>
          {t('authoring:drawer.continue')}
        </Button>
      </div>
    </section>
  )
}
