import { t } from '../messages/studio.ts'
import { VisuallyHidden } from '../ui/stage/layout/visually-hidden.tsx'
import { Button } from '../ui/studio/controls/button.tsx'
import { LoadFailed } from '../ui/studio/feedback/load-failed.tsx'
import { Skeleton } from '../ui/studio/feedback/skeleton.tsx'
import { Dialog } from '../ui/studio/layout/dialog.tsx'
import type { AccessedQuiz } from './accessed-quiz.ts'
import { useEditors } from './api/use-editors.ts'
import { AddEditorForm } from './components/add-editor-form.tsx'
import { EditorList } from './components/editor-list.tsx'
import styles from './components/share.module.css'

interface ShareDialogProps {
  quiz: Pick<AccessedQuiz, 'quizId'>
  onClose: () => void
  /** PROCEED; closes unless there is somewhere to go on to. */
  onProceed?: () => void
}

/** 'Share Quiz', for the owner: who else may edit. */
export const ShareDialog = ({ quiz: { quizId }, onClose, onProceed = onClose }: ShareDialogProps) => {
  const { editors, reload, add, remove } = useEditors(quizId)
  return (
    <Dialog
      open
      size="wide"
      title={t('access:share.title')}
      help={t('access:share.help')}
      closeLabel={t('studio:close')}
      onClose={onClose}
      actions={<Button onPress={onProceed}>{t('access:share.proceed')}</Button>}
    >
      {editors.is === 'loading' && (
        <div role="status" className={styles.loading}>
          <VisuallyHidden>{t('access:share.loading')}</VisuallyHidden>
          <Skeleton className={styles.skeletonField} />
          <Skeleton className={styles.skeletonPerson} />
          <Skeleton className={styles.skeletonPerson} />
        </div>
      )}
      {editors.is === 'failed' && (
        <LoadFailed tone="soft" sentence={editors.sentence} retryLabel={t('ui:retry')} onRetry={reload} />
      )}
      {editors.is === 'ready' && (
        <div className={styles.body}>
          <AddEditorForm editors={editors.value} add={add} />
          <EditorList editors={editors.value} remove={remove} />
        </div>
      )}
    </Dialog>
  )
}
