import { useState } from 'react'
import { mediaUrl } from '../../../lib/calls/media-url.ts'
import { windowWords } from '../../../lib/time/window-words.ts'
import type { QTest } from '../api/use-qtest.ts'
import { t } from '../messages.ts'
import styles from './qtest-facts.module.css'

/** Which QTest it is, and from when to when by the clock of the reader. */
export const QTestFacts = ({ qtest }: { qtest: QTest }) => {
  const { qtestName, qtestImage, startDate, endDate, totalNoOfQuestions } = qtest
  const { start, end, zone } = windowWords(startDate, endDate)
  const [isBroken, setIsBroken] = useState(qtestImage === '')
  return (
    <div className={styles.facts}>
      {!isBroken && (
        <img
          className={styles.picture}
          src={mediaUrl('uploads', qtestImage)}
          alt=""
          onError={() => setIsBroken(true)}
        />
      )}
      <div className={styles.words}>
        <p>
          <strong className={styles.name}>
            <bdi>{qtestName}</bdi>
          </strong>{' '}
          <span className={styles.count}>· {t('questions', { count: totalNoOfQuestions })}</span>
        </p>
        <p className={styles.dates}>{t('dates', { start, end })}</p>
        <p className={styles.zone}>{zone}</p>
      </div>
    </div>
  )
}
