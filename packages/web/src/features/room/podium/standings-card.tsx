import { ConfettiIcon } from '@phosphor-icons/react/dist/ssr/Confetti'
import type { PlayerStats } from '@quokka/contract/socket'
import type { CSSProperties } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { numberText } from '../../../lib/text/numbers.ts'
import { t } from '../../../messages/stage.ts'
import { secondsText } from '../../../questions/play/seconds.ts'
import { Avatar } from '../../../ui/stage/pictures/avatar.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import styles from './standings-card.module.css'

/** Longer names are set smaller on a wall. */
const LONG_NAME = 14

interface StandingsCardProps {
  players: readonly PlayerStats[]
  playerId: string
  /** Ranked players beyond the rows that are sent. */
  unlisted: number
  /** Nobody has points, so that nobody has a place. */
  isScoreless: boolean
  /** In two columns, all of them in sight. */
  isWall: boolean
}

/** Everyone from the fourth place on. */
export const StandingsCard = ({ players, playerId, unlisted, isScoreless, isWall }: StandingsCardProps) => (
  <section className={styles.card}>
    <div className={classNames(styles.top, isWall && styles.hidden)}>
      <h2 className={styles.title}>{t('room:wellPlayed')}</h2>
      <Icon of={ConfettiIcon} size={26} />
    </div>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must scroll by keyboard too. */}
    <section className={styles.scroller} tabIndex={0} aria-label={t('room:leaderboard')}>
      <ol
        className={isWall ? styles.wall : undefined}
        style={isWall ? ({ '--rows': Math.ceil(players.length / 2) } as CSSProperties) : undefined}
      >
        {players.map((player) => (
          <li key={player.playerId} className={classNames(styles.row, player.playerId === playerId && styles.own)}>
            {!isScoreless && <span className={styles.rank}>{numberText(player.rank)}</span>}
            <Avatar avatar={player.playerAvatar} />
            <span
              dir="auto"
              className={classNames(styles.name, player.playerName.length > LONG_NAME && styles.longName)}
              title={player.playerName}
            >
              {player.playerName}
            </span>
            {player.decidingTime !== undefined && !isScoreless && (
              <span className={styles.time}>
                {t('questions:play.secondsShort', { time: secondsText(player.decidingTime) })}
              </span>
            )}
            <span>{numberText(player.totalScore)}</span>
          </li>
        ))}
      </ol>
      {unlisted > 0 && <p className={styles.more}>{t('room:andMorePlayers', { count: unlisted })}</p>}
    </section>
  </section>
)
