import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree'
import type { ReactNode } from 'react'
import { t } from '../../../messages/stage.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { LeaderboardList } from './leaderboard-list.tsx'
import styles from './scores-sheet.module.css'
import type { Standings } from './standings.ts'
import { standingsLine } from './standings.ts'

/** The Scores tab of smaller screens: the same list, and the question's clock at its foot. */
export const ScoresSheet = ({ standings, foot }: { standings: Standings; foot: ReactNode }) => (
  <div className={styles.scores}>
    <div className={styles.top}>
      <h1 className={styles.title}>{t('room:scores')}</h1>
      <p className={styles.line}>
        <Icon of={UsersThreeIcon} size={20} />
        {standingsLine(standings, true)}
      </p>
    </div>
    <div className={styles.sheet}>
      <LeaderboardList {...standings} label={t('room:scores')} />
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  </div>
)
