import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown'
import { CaretUpIcon } from '@phosphor-icons/react/dist/ssr/CaretUp'
import type { AnswerData } from '@quokka/contract/socket'
import { t } from '../../../messages/t.ts'
import { Digits } from '../../../ui/stage/digits.tsx'
import { Icon } from '../../../ui/stage/icon.tsx'
import { VisuallyHidden } from '../../../ui/stage/visually-hidden.tsx'
import { ordinal } from '../ordinal.ts'
import styles from './result-stats.module.css'
import { useCountUp } from './use-count-up.ts'

/** Points, total and rank in one row; the points fly to the total, which counts up. */
export const ResultStats = ({ answer }: { answer: AnswerData }) => {
  const { playerScore: points, playerRunningScore: own, previousRank } = answer
  const score = useCountUp(own.totalScore - points, own.totalScore, { ms: 600, afterMs: 750 })
  const move = previousRank !== null && previousRank > 0 ? previousRank - own.rank : 0
  const earned = `+${points}`
  return (
    <dl className={styles.stats}>
      <div className={styles.stat}>
        <dt>{t('room:pointsEarned')}</dt>
        <dd className={points > 0 ? styles.earned : undefined}>{earned}</dd>
      </div>
      <div className={styles.stat}>
        <dt>{t('room:yourScore')}</dt>
        <dd>
          <Digits value={score} />
        </dd>
        {points > 0 && (
          <span className={styles.flying} aria-hidden="true">
            {earned}
          </span>
        )}
      </div>
      <div className={styles.stat}>
        <dt>{t('room:rank')}</dt>
        <dd className={styles.rank}>
          {own.rank > 0 ? ordinal(own.rank) : '–'}
          {move !== 0 && (
            <span className={move > 0 ? styles.up : styles.down}>
              <Icon of={move > 0 ? CaretUpIcon : CaretDownIcon} size={20} weight="fill" />
              <VisuallyHidden>{move > 0 ? t('room:rankUp') : t('room:rankDown')}</VisuallyHidden>
            </span>
          )}
        </dd>
      </div>
    </dl>
  )
}
