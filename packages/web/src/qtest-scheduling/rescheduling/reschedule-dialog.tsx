import { VisuallyHidden } from '../../ui/stage/layout/visually-hidden.tsx'
import { LoadFailed } from '../../ui/studio/feedback/load-failed.tsx'
import { Skeleton } from '../../ui/studio/feedback/skeleton.tsx'
import { Dialog } from '../../ui/studio/layout/dialog.tsx'
import { t } from './messages.ts'
import styles from './reschedule-dialog.module.css'
import { RescheduleForm } from './reschedule-form.tsx'
import { usePresentSchedule } from './use-present-schedule.ts'

interface RescheduleDialogProps {
  qtestId: string
  onRescheduled: () => void
  onClose: () => void
}

/** Moves a QTest's window and changes its rules, which are looked up first. */
export const RescheduleDialog = ({ qtestId, ...rest }: RescheduleDialogProps) => {
  const { loaded, reload } = usePresentSchedule(qtestId)
  if (loaded.is === 'ready') return <RescheduleForm qtestId={qtestId} present={loaded.value} {...rest} />
  return (
    <Dialog open size="broad" title={t('title')} closeLabel={t('studio:close')} onClose={rest.onClose}>
      {loaded.is === 'failed' ? (
        <LoadFailed tone="soft" sentence={loaded.sentence} retryLabel={t('ui:retry')} onRetry={reload} />
      ) : (
        <div role="status">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton className={styles.skeleton} />
        </div>
      )}
    </Dialog>
  )
}
