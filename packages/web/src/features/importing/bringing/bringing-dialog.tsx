import { ProgressBar } from '../../../ui/stage/feedback/progress-bar.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { Dialog } from '../../../ui/studio/layout/dialog.tsx'
import { t } from '../messages.ts'
import type { Bringing } from './bring.ts'
import styles from './bringing-dialog.module.css'

const wordsOf = ({ done, total, pictures }: Bringing): string => {
  if (pictures !== undefined) return t('bringing.pictures', { done: pictures.done + 1, total: pictures.total })
  return total > 1 ? t('bringing.quizzes', { done, total }) : t('bringing.saving')
}

/** How far the adding is; it can be stopped between two quizzes. */
export const BringingDialog = ({ progress, onStop }: { progress: Bringing; onStop: () => void }) => {
  const { done, total, pictures } = progress
  const part = pictures === undefined ? 0 : pictures.done / pictures.total
  const words = wordsOf(progress)
  return (
    <Dialog
      open
      title={t('bringing.title')}
      closeLabel={t('bringing.stop')}
      onClose={onStop}
      actions={
        <Button tone="outline" onPress={onStop}>
          {t('bringing.stop')}
        </Button>
      }
    >
      <div className={styles.body} role="status">
        <ProgressBar value={(done + part) / total} label={t('bringing.title')} valueText={words} tone="violet" />
        <p>{words}</p>
      </div>
    </Dialog>
  )
}
