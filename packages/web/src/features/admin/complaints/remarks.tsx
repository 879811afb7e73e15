import type { ModeratedItem } from '@quokka/contract/http'
import { usDate } from '../../../lib/time/us-date.ts'
import { t } from '../../../messages/studio.ts'
import styles from './remarks.module.css'

/** What was said of it, the newest first; nobody learns by whom. */
export const Remarks = ({ item: { reports, reportCount } }: { item: ModeratedItem }) => (
  <section className={styles.remarks}>
    <h2 className={styles.title}>{t('admin:complaints.count', { count: reportCount })}</h2>
    <ul>
      {reports.map(({ reason, text, reportedOn }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two complaints may be alike in everything, and the list is only read.
        <li key={index} className={styles.remark}>
          <p className={styles.reason}>
            {t(`admin:complaints.reasons.${reason}`)} <span className={styles.date}>{usDate(reportedOn)}</span>
          </p>
          {text && <p className={styles.text}>“{text}”</p>}
        </li>
      ))}
    </ul>
  </section>
)
