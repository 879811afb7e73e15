import type { PlayerStats } from '@quokka/contract/socket'
import { useRef } from 'react'
import { t } from '../../../messages/stage.ts'
import { useRoomContext } from '../room-context.ts'
import styles from './leaderboard-list.module.css'
import { LeaderboardRow } from './leaderboard-row.tsx'
import { useRowsBelow } from './use-rows-below.ts'
import { useTravel } from './use-travel.ts'

interface LeaderboardListProps {
  players: readonly PlayerStats[]
  playerId: string | undefined
  moves: ReadonlyMap<string, number>
  /** Everyone who is ranked; the list holds the first fifty. */
  noOfRanked: number
  label: string
}

/** The standings. The viewer's row sticks to the edge when it is scrolled away. */
export const LeaderboardList = ({ players, playerId, moves, noOfRanked, label }: LeaderboardListProps) => {
  const scroller = useRef<HTMLDivElement>(null)
  const list = useTravel(players.map((player) => player.playerId))
  const total = Math.max(noOfRanked, players.length)
  const { manage } = useRoomContext()
  const below = useRowsBelow(scroller, total, players.length)
  return (
    <div className={styles.board}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must scroll by keyboard too. */}
      <section ref={scroller} className={styles.scroller} tabIndex={0} aria-label={label}>
        <ol ref={list} className={styles.list}>
          {players.map((player) => (
            <LeaderboardRow
              key={player.playerId}
              player={player}
              isOwn={player.playerId === playerId}
              move={moves.get(player.playerId) ?? 0}
              onManage={manage && (() => manage(player.playerId))}
            />
          ))}
        </ol>
      </section>
      <p className={styles.more}>{below > 0 ? t('room:andMore', { count: below }) : ' '}</p>
    </div>
  )
}
