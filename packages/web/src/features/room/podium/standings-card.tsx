import { ConfettiIcon } from '@phosphor-icons/react/dist/ssr/Confetti'
import type { PlayerStats } from '@quokka/contract/socket'
import { classNames } from '../../../lib/page/class-names.ts'
import { t } from '../../../messages/stage.ts'
import { Avatar } from '../../../ui/stage/pictures/avatar.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import styles from './standings-card.module.css'

interface StandingsCardProps {
  players: readonly PlayerStats[]
  playerId: string
  /** Ranked players beyond the rows that are sent. */
  unlisted: number
  /** Nobody has points, so that nobody has a place. */
  isScoreless: boolean
}

/** Everyone from the fourth place on. */
export const StandingsCard = ({ players, playerId, unlisted, isScoreless }: StandingsCardProps) => (
  <section className={styles.card}>
    <div className={styles.top}>
      <h2 className={styles.title}>{t('room:wellPlayed')}</h2>
      <Icon of={ConfettiIcon} size={26} />
    </div>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must scroll by keyboard too. */}
    <div className={styles.scroller} tabIndex={0}>
      <ol className={styles.list}>
        {players.map((player) => (
          <li key={player.playerId} className={classNames(styles.row, player.playerId === playerId && styles.own)}>
            {!isScoreless && <span className={styles.rank}>{player.rank}</span>}
            <Avatar avatar={player.playerAvatar} />
            <span className={styles.name} title={player.playerName}>
              {player.playerName}
            </span>
            <span className={styles.score}>{player.totalScore}</span>
          </li>
        ))}
      </ol>
      {unlisted > 0 && <p className={styles.more}>{t('room:andMorePlayers', { count: unlisted })}</p>}
    </div>
  </section>
)
