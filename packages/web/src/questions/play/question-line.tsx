import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info'
import type { ReactNode } from 'react'
import { numberText } from '../../lib/text/numbers.ts'
import { t } from '../../messages/stage.ts'
import { Pill } from '../../ui/stage/layout/pill.tsx'
import { Digits } from '../../ui/stage/room/digits.tsx'
import styles from './question-line.module.css'

interface QuestionLineProps {
  /** Among the questions; null for a slide to read. */
  number: number | null
  total: number
  ring: ReactNode
  /** Missing for a host who only leads. */
  score: number | undefined
}

/** Question count, own score and the ring over the question on smaller screens. */
export const QuestionLine = ({ number, total, ring, score }: QuestionLineProps) => {
  if (number === null)
    return (
      <div className={styles.slide}>
        <Pill icon={InfoIcon}>{t('questions:play.infoSlide')}</Pill>
      </div>
    )
  return (
    <div className={styles.line}>
      <p>
        <span className={styles.label}>{t('questions:play.question')}</span>
        <span className={styles.number}>{numberText(number)}</span>{' '}
        <span className={styles.of}>{t('questions:play.ofTotal', { total })}</span>
      </p>
      {score !== undefined && (
        <p className={styles.score}>
          <span className={styles.label}>{t('questions:play.yourScore')}</span>
          <span className={styles.points}>
            <Digits value={score} />
          </span>
        </p>
      )}
      <div className={styles.ring}>{ring}</div>
    </div>
  )
}
