import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight'
import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree'
import { t } from '../../../messages/stage.ts'
import { IconButton } from '../../../ui/stage/controls/icon-button.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import styles from './leaderboard-drawer.module.css'
import { LeaderboardList } from './leaderboard-list.tsx'
import type { Standings } from './standings.ts'
import { standingsLine } from './standings.ts'

/** The leaderboard beside the question on large screens. */
export const LeaderboardDrawer = ({ standings, onHide }: { standings: Standings; onHide: () => void }) => (
  <aside className={styles.drawer} aria-label={t('room:leaderboard')}>
    <div className={styles.top}>
      <h2 className={styles.title}>{t('room:leaderboard')}</h2>
      <IconButton icon={CaretRightIcon} label={t('room:hideLeaderboard')} tone="sand" onPress={onHide} />
    </div>
    <p className={styles.line}>
      <Icon of={UsersThreeIcon} size={18} />
      {standingsLine(standings, false)}
    </p>
    <LeaderboardList {...standings} label={t('room:leaderboard')} />
  </aside>
)
