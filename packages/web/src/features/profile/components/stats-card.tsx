import { LIMITS } from '@quokka/core/limits'
import { numberText } from '../../../lib/text/numbers.ts'
import { t } from '../../../messages/studio.ts'
import { Card } from '../../../ui/studio/layout/card.tsx'
import type { UserStats } from '../api/use-own-profile.ts'
import { Levels } from './levels.tsx'
import styles from './stats-card.module.css'

/** What one has played, and how far that has led. */
export const StatsCard = ({ stats }: { stats: UserStats }) => (
  <Card title={t('profile:stats.title')}>
    <dl className={styles.counts}>
      <Count value={stats.quizzesPlayed} label={t('profile:stats.played')} />
      <Count value={stats.quizzesHosted} label={t('profile:stats.hosted')} />
      <Count value={stats.quizzesWon} label={t('profile:stats.won')} />
      <Count value={stats.points} of={`/ ${numberText(LIMITS.accountPoints)}`} label={t('profile:stats.points')} />
    </dl>
    <Levels level={stats.level} points={stats.points} rankTitle={stats.rankTitle} />
  </Card>
)

const Count = ({ value, of, label }: { value: number; of?: string; label: string }) => (
  <div className={styles.count}>
    <dt>{label}</dt>
    <dd>
      {numberText(value)}
      {of && <span className={styles.of}>{` ${of}`}</span>}
    </dd>
  </div>
)
