import { numberText } from '../../../lib/text/numbers.ts'
import { t } from '../../../messages/studio.ts'
import styles from './slide-count.module.css'

interface SlideCountProps {
  /** Without a clock it is a slide to read, and no question. */
  isTimed: boolean
  number: number
  total: number
  score: number
}

/** Question count and score in the header of larger screens; smaller ones have them over the question. */
export const SlideCount = ({ isTimed, number, total, score }: SlideCountProps) => (
  <p className={styles.count}>
    <span>
      {isTimed ? t('questions:play.question') : t('questions:play.infoSlide')} <b>{numberText(number)}</b>{' '}
      {t('questions:play.ofTotal', { total })}
    </span>
    <span>
      {t('questions:play.yourScore')} <b>{numberText(score)}</b>
    </span>
  </p>
)
