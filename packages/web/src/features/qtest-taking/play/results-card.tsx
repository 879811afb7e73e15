import type { QTestResults } from '@quokka/contract/http'
import { numberText } from '../../../lib/text/numbers.ts'
import { HERE, SentenceAround } from '../../../lib/text/sentence-around.tsx'
import { ordinal } from '../../../questions/play/ordinal.ts'
import { secondsText } from '../../../questions/play/seconds.ts'
import { Card } from '../../../ui/stage/layout/card.tsx'
import { t } from '../messages.ts'
import { MarksStrip } from './marks-strip.tsx'
import styles from './results-card.module.css'

/** Of a circle of 100 in circumference. */
const RADIUS = 100 / (2 * Math.PI)

interface ResultsCardProps {
  results: QTestResults
  /** Questions that the end of the window left unasked. */
  notAsked: number
  /** Opens the question of this number. */
  onOpen: (number: number) => void
}

/** Right answers in a ring, score and rank beside it, then each answer's mark. */
export const ResultsCard = ({ results, notAsked, onOpen }: ResultsCardProps) => {
  const { correctAnswers, totalNoOfQuestions: total, playerTotalScore, rank, decidingTime, finished, marks } = results
  const surveys = results.questionCount - total
  const percent = total > 0 ? (100 * correctAnswers) / total : 0
  return (
    <Card tone="cream" as="section" className={styles.card}>
      <div className={styles.top}>
        <p className={styles.counted}>
          <span className={styles.ring}>
            <svg viewBox="0 0 38 38" className={styles.circles} aria-hidden="true">
              <circle className={styles.all} cx="19" cy="19" r={RADIUS} />
              {percent > 0 && (
                <circle className={styles.right} cx="19" cy="19" r={RADIUS} strokeDasharray={`${percent} 100`} />
              )}
            </svg>
            <span className={styles.inside}>
              <span className={styles.number}>{numberText(correctAnswers)}</span> {t('rightOf', { total })}
            </span>
          </span>
          {surveys > 0 && <span className={styles.surveys}> {t('questions:play.andSurveys', { count: surveys })}</span>}
        </p>
        <dl className={styles.figures}>
          <div>
            <dt>{t('totalScore')}</dt>
            <dd className={styles.number}>{numberText(playerTotalScore)}</dd>
          </div>
          <div>
            <dt>{t('rank')}</dt>
            <dd className={styles.of}>
              <SentenceAround sentence={t('soFar', { finished, rank: HERE })}>
                <span className={styles.number}>{ordinal(rank)}</span>
              </SentenceAround>
            </dd>
          </div>
        </dl>
      </div>
      {decidingTime !== undefined && (
        <p className={styles.decided}>{t('questions:play.sameTime', { time: secondsText(decidingTime) })}</p>
      )}
      {marks && <MarksStrip marks={marks} notAsked={notAsked} onOpen={onOpen} />}
    </Card>
  )
}
