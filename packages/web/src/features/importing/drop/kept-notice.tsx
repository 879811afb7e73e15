import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ClockCounterClockwise'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { t } from '../messages.ts'
import type { Report } from '../report/report.ts'
import { questionsOf } from '../report/report.ts'
import styles from './kept-notice.module.css'

/** A report that was begun, in this tab or in one that was closed. Rule IM21. */
export const KeptNotice = ({ report, onGoOn }: { report: Report; onGoOn: () => void }) => {
  const { files } = report
  const name = files.length === 1 ? (files[0]?.name ?? '') : t('report.files', { count: files.length })
  return (
    <div className={styles.notice}>
      <Icon of={ClockCounterClockwiseIcon} size={22} />
      <p className={styles.words}>
        <strong>{t('kept.title')}</strong>{' '}
        {t('kept.words', { name, questions: t('drop.questions', { count: questionsOf(report).length }) })}{' '}
        <span className={styles.small}>{t('kept.discardFirst')}</span>
      </p>
      <Button size="small" tone="soft" onPress={onGoOn}>
        {t('kept.goOn')}
      </Button>
    </div>
  )
}
