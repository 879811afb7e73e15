import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown'
import { CaretUpIcon } from '@phosphor-icons/react/dist/ssr/CaretUp'
import { numberText } from '../../lib/text/numbers.ts'
import { t } from '../../messages/stage.ts'
import { VisuallyHidden } from '../../ui/stage/layout/visually-hidden.tsx'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import { Digits } from '../../ui/stage/room/digits.tsx'
import { DecidingTime } from './deciding-time.tsx'
import { ordinal } from './ordinal.ts'
import styles from './result-stats.module.css'
import { useCountUp } from './use-count-up.ts'

interface Rank {
  /** 0 for none. */
  now: number
  before: number | null
  /** Of all answers, in seconds, where others have the same points. */
  decidingTime?: number | undefined
}

export interface ResultStatsProps {
  /** Missing where nothing could be won. */
  points?: number | undefined
  totalScore: number
  /** Missing where nobody else plays, or nobody has points yet. */
  rank?: Rank | undefined
}

/** Points, total and rank in one row; the points fly to the total, which counts up. */
export const ResultStats = ({ points, totalScore, rank }: ResultStatsProps) => {
  const won = points ?? 0
  const score = useCountUp(totalScore - won, totalScore, { ms: 600, afterMs: 750 })
  const earned = `+${numberText(won)}`
  if (points === undefined && rank === undefined) return null
  return (
    <dl className={styles.stats}>
      {points !== undefined && (
        <div className={styles.stat}>
          <dt>{t('questions:play.pointsEarned')}</dt>
          <dd className={won > 0 ? styles.earned : undefined}>{earned}</dd>
        </div>
      )}
      <div className={styles.stat}>
        <dt>{t('questions:play.yourScore')}</dt>
        <dd>
          <Digits value={score} />
        </dd>
        {won > 0 && (
          <span className={styles.flying} aria-hidden="true">
            {earned}
          </span>
        )}
      </div>
      {rank && (
        <div className={styles.stat}>
          <dt>{t('questions:play.rank')}</dt>
          <dd className={styles.rank}>
            {rank.now > 0 ? ordinal(rank.now) : '–'}
            <RankMove {...rank} />
            {rank.decidingTime !== undefined && <DecidingTime seconds={rank.decidingTime} className={styles.time} />}
          </dd>
        </div>
      )}
    </dl>
  )
}

const RankMove = ({ now, before }: Rank) => {
  const move = before !== null && before > 0 ? before - now : 0
  if (move === 0) return null
  return (
    <span className={move > 0 ? styles.up : styles.down}>
      <Icon of={move > 0 ? CaretUpIcon : CaretDownIcon} size={20} weight="fill" />
      <VisuallyHidden>{move > 0 ? t('questions:play.rankUp') : t('questions:play.rankDown')}</VisuallyHidden>
    </span>
  )
}
