import { t } from '../../../messages/studio.ts'
import { Button } from '../../../ui/studio/button.tsx'
import { Dialog } from '../../../ui/studio/dialog.tsx'
import type { EditorState } from '../editor-state.ts'
import type { Editor } from '../make-editor.ts'
import styles from './interruptions.module.css'

/** A call that failed, or that needs a choice before it goes on. */
export const Interruptions = ({ editor, state }: { editor: Editor; state: EditorState }) => {
  const { interruption } = state
  if (interruption === undefined) return null
  if (interruption.is === 'failed') {
    return (
      <Dialog
        open
        title={t('authoring:failed.title')}
        help={interruption.sentence}
        closeLabel={t('studio:close')}
        onClose={editor.dismiss}
        actions={<Button onPress={editor.dismiss}>{t('authoring:failed.ok')}</Button>}
      >
        <p className={styles.kept}>{t('authoring:failed.kept')}</p>
      </Dialog>
    )
  }
  const { about, mine, theirs, choose } = interruption
  return (
    <Dialog
      open
      size="wide"
      title={t(`authoring:conflict.${about}`)}
      help={t('authoring:conflict.help')}
      closeLabel={t('studio:close')}
      onClose={() => choose('neither')}
      actions={
        <>
          <Button tone="outline" onPress={() => choose('theirs')}>
            {t('authoring:conflict.takeTheirs')}
          </Button>
          <Button onPress={() => choose('mine')}>{t('authoring:conflict.keepMine')}</Button>
        </>
      }
    >
      <dl className={styles.versions}>
        <div className={styles.version}>
          <dt>{t('authoring:conflict.mine')}</dt>
          <dd>{mine || t('authoring:conflict.nothing')}</dd>
        </div>
        <div className={styles.version}>
          <dt>{t('authoring:conflict.theirs')}</dt>
          <dd>{theirs || t('authoring:conflict.nothing')}</dd>
        </div>
      </dl>
    </Dialog>
  )
}
