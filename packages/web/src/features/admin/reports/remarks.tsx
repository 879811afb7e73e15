import type { ReportedItem } from '@quokka/contract/http'
import { usDate } from '../../../lib/time/us-date.ts'
import { t } from '../../../messages/studio.ts'
import styles from './remarks.module.css'

/** What was said of it, the newest first; nobody learns by whom. */
export const Remarks = ({ item: { reports, reportCount } }: { item: ReportedItem }) => (
  <section className={styles.remarks}>
    <h2 className={styles.title}>{t('admin:reports.count', { count: reportCount })}</h2>
    <ul>
      {reports.map(({ reason, text, reportedOn }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two reports may be alike in everything, and the list is only read.
        <li key={index} className={styles.remark}>
          <p className={styles.reason}>
            {t(`admin:reports.reasons.${reason}`)} <span className={styles.date}>{usDate(reportedOn)}</span>
          </p>
          {text && <p className={styles.text}>“{text}”</p>}
        </li>
      ))}
    </ul>
  </section>
)
