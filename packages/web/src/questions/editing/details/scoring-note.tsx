import { score } from '@quokka/core/scoring'
import { HERE, SentenceAround } from '../../../lib/text/sentence-around.tsx'
import { t } from '../../../messages/studio.ts'
import styles from './scoring-note.module.css'
import type { Timing } from './timing.ts'

/** The example answers after so much of the time. */
const EXAMPLE = 0.4
const MS = 1_000

/** What an answer earns by these very numbers, in a sentence and a line. */
export const ScoringNote = ({ timer, maxPoints }: Timing) => {
  const takenS = Math.round(timer * EXAMPLE)
  const pointsAt = (seconds: number) => score(maxPoints, seconds * MS, timer * MS)
  const sentence = t('editing:details.scoring', { seconds: takenS, points: HERE, last: pointsAt(timer) })
  const place = takenS / timer
  return (
    <div className={styles.note}>
      <svg viewBox="0 0 144 44" className={styles.chart} aria-hidden="true">
        <path d="M2 2 V40 H142" className={styles.axes} />
        {maxPoints > 0 && (
          <>
            <path d="M2 5 L138 38" className={styles.line} />
            <circle cx={2 + 136 * place} cy={5 + 33 * place} r={5} className={styles.dot} />
          </>
        )}
      </svg>
      <p aria-live="polite">
        {maxPoints === 0 ? (
          t('editing:details.noPoints')
        ) : (
          <SentenceAround sentence={sentence}>
            <strong>{t('editing:details.pointsOf', { count: pointsAt(takenS) })}</strong>
          </SentenceAround>
        )}
      </p>
    </div>
  )
}
