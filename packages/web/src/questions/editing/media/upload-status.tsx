import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowClockwise'
import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import { t } from '../../../messages/studio.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { FaultIcon } from '../slide/fault-icon.tsx'
import styles from './media-field.module.css'
import type { UploadState } from './use-upload.ts'

interface UploadStatusProps {
  state: Exclude<UploadState, { is: 'idle' }>
  onStop: () => void
  onRetry: (file: File) => void
}

/** An upload under way, or how it failed and what can be done. */
export const UploadStatus = ({ state, onStop, onRetry }: UploadStatusProps) => {
  if (state.is === 'failed') {
    const { file } = state
    return (
      <div className={styles.status}>
        <p role="alert" className={styles.failure} title={state.sentence}>
          <FaultIcon size={20} />
          {state.sentence}
        </p>
        <span className={styles.statusButtons}>
          {file && (
            <button type="button" className={styles.textButton} onClick={() => onRetry(file)}>
              <Icon of={ArrowClockwiseIcon} size={18} />
              {t('ui:retry')}
            </button>
          )}
          <button type="button" className={styles.textButton} onClick={onStop}>
            {file ? t('ui:cancel') : t('editing:media.another')}
          </button>
        </span>
      </div>
    )
  }
  const percent = Math.round(state.share * 100)
  return (
    <div className={styles.status}>
      <span className={styles.fileName}>{state.file.name}</span>
      <progress className={styles.progress} max={100} value={percent} aria-label={t('editing:media.uploading')} />
      <span className={styles.statusButtons}>
        <span className={styles.percent}>
          {percent < 100 ? t('editing:media.percent', { percent }) : t('editing:media.checking')}
        </span>
        <button type="button" className={styles.textButton} onClick={onStop}>
          <Icon of={XIcon} size={18} />
          {t('ui:cancel')}
        </button>
      </span>
    </div>
  )
}
