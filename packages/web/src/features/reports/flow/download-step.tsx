import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check'
import { FileXlsIcon } from '@phosphor-icons/react/dist/ssr/FileXls'
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple'
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning'
import { classNames } from '../../../lib/page/class-names.ts'
import { percentText } from '../../../lib/text/numbers.ts'
import { t } from '../../../messages/studio.ts'
import type { ReportPlace } from '../../../quiz/report-paths.ts'
import { LiveRegion } from '../../../ui/stage/feedback/live-region.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { DoneDialog } from './done-dialog.tsx'
import styles from './download-step.module.css'
import type { Contents } from './report-contents.ts'
import { sizeInWords } from './size-in-words.ts'
import { StepFrame } from './step-frame.tsx'
import type { Download } from './use-download.ts'
import { useDownload } from './use-download.ts'

interface DownloadStepProps {
  place: ReportPlace
  contents: Contents
  /** Back to what was chosen, which stays. */
  onBack: () => void
}

/** 0 to 100; undefined while nobody knows. */
const percentOf = (download: Download): number | undefined => {
  if (download.is === 'saved') return 100
  if (download.is !== 'receiving') return undefined
  const { bytes, total } = download.received
  return total ? Math.round((bytes / total) * 100) : undefined
}

const stateOf = ({ is }: Download): string => {
  if (is === 'writing' || is === 'failed') return t('reports:download.writing')
  return is === 'receiving' ? t('reports:download.receiving') : t('reports:download.ready')
}

const sizeOf = (download: Download): string => {
  if (download.is === 'saved') return sizeInWords(download.bytes)
  if (download.is !== 'receiving') return ''
  const { bytes, total } = download.received
  const received = sizeInWords(bytes)
  return total ? t('reports:download.of', { received, total: sizeInWords(total) }) : received
}

/** The last step: the file comes, with its progress; it can be cancelled, and tried again. Rule RW6. */
export const DownloadStep = ({ place, contents, onBack }: DownloadStepProps) => {
  const { download, again } = useDownload(place, contents)
  const percent = percentOf(download)
  const isWritten = download.is === 'receiving' || download.is === 'saved'
  const hasFailed = download.is === 'failed'
  return (
    <StepFrame
      step="download"
      title={t('reports:download.heading')}
      foot={
        <div className={styles.foot}>
          <p className={styles.keep}>
            <Icon of={InfoIcon} size={20} />
            {t('reports:download.keep')}
          </p>
          <Button tone="outline" onPress={onBack}>
            {t(hasFailed ? 'reports:back' : 'reports:download.cancel')}
          </Button>
        </div>
      }
    >
      <LiveRegion message={hasFailed ? '' : stateOf(download)} />
      <div className={styles.card}>
        <span className={styles.icon}>
          <Icon of={FileXlsIcon} size={40} />
        </span>
        <div className={styles.file}>
          <p className={styles.line}>
            <span className={styles.name}>
              {download.is === 'saved' ? download.file : t(`reports:contents.formats.${contents.format}`)}
            </span>
            {percent !== undefined && <span className={styles.percent}>{percentText(percent)}</span>}
          </p>
          {hasFailed ? (
            <div role="alert" className={styles.failed}>
              <Icon of={WarningIcon} size={22} />
              <p>{download.sentence}</p>
              <Button size="small" onPress={again}>
                {t('ui:retry')}
              </Button>
            </div>
          ) : (
            <>
              <div
                role="progressbar"
                aria-label={t('reports:download.progress')}
                aria-valuemin={0}
                aria-valuemax={100}
                aria-valuenow={percent}
                aria-valuetext={percent === undefined ? stateOf(download) : undefined}
                className={styles.track}
              >
                <div
                  className={classNames(styles.fill, percent === undefined && styles.unknown)}
                  style={percent === undefined ? undefined : { inlineSize: `${percent}%` }}
                />
              </div>
              <p className={styles.line}>
                <span>{stateOf(download)}</span>
                <span>{sizeOf(download)}</span>
              </p>
            </>
          )}
        </div>
        {!hasFailed && (
          <ul className={styles.sheets}>
            {contents.types.map((type) => (
              <li key={type} className={styles.sheet}>
                <span className={classNames(styles.mark, isWritten && styles.ready)}>
                  <Icon of={isWritten ? CheckIcon : PencilSimpleIcon} size={16} />
                </span>
                {t(`reports:types.${type}.name`)}
                <span className={styles.state}>
                  {t(isWritten ? 'reports:download.ready' : 'reports:download.writing')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {download.is === 'saved' && (
        <DoneDialog file={download.file} contents={contents} bytes={download.bytes} onClose={onBack} />
      )}
    </StepFrame>
  )
}
