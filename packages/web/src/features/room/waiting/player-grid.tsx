import type { PlayerStats } from '@quokka/contract/socket'
import { t } from '../../../messages/stage.ts'
import { PlayerChip } from '../../../ui/stage/room/player-chip.tsx'
import { useRoomContext } from '../room-context.ts'
import styles from './player-grid.module.css'
import { seatOrder } from './seat-order.ts'

interface PlayerGridProps {
  players: readonly PlayerStats[]
  playerId: string | undefined
  hostId: string | undefined
  /** Everyone with a seat; the list may hold fewer. */
  noOfPlayers: number
  /** Players who joined while the page was open, by time of joining. */
  newcomers: readonly PlayerStats[]
  /** About the places that are left, where somebody needs to know. */
  places?: string | undefined
}

const awayWords = ({ isActive, isAtPodium }: PlayerStats): string | undefined => {
  if (!isActive) return t('ui:away')
  return isAtPodium ? t('room:atPodium') : undefined
}

/** Everyone in the room, avatar and name; the host is marked. */
export const PlayerGrid = ({ players, playerId, hostId, noOfPlayers, newcomers, places }: PlayerGridProps) => {
  const { manage } = useRoomContext()
  const unlisted = noOfPlayers - players.length
  return (
    <ul className={styles.grid} aria-label={t('room:playersInRoom')}>
      {seatOrder(players, { playerId, hostId }).map((player) => {
        const place = newcomers.indexOf(player)
        return (
          <li key={player.playerId} className={player.playerId === playerId ? styles.own : undefined}>
            <PlayerChip
              name={player.playerName}
              avatar={player.playerAvatar}
              role={player.playerId === hostId ? t('ui:host') : undefined}
              isOwn={player.playerId === playerId}
              you={player.playerId === playerId && player.playerId !== hostId ? t('ui:you') : undefined}
              away={awayWords(player)}
              newcomersSince={place < 0 ? undefined : newcomers.length - 1 - place}
              onPress={player.playerId === hostId ? undefined : manage && (() => manage(player.playerId))}
            />
          </li>
        )
      })}
      {unlisted > 0 && <li className={styles.note}>{t('room:andMorePlayers', { count: unlisted })}</li>}
      {places && <li className={styles.places}>{places}</li>}
    </ul>
  )
}
