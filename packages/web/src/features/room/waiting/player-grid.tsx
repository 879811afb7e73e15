import type { PlayerStats } from '@quokka/contract/socket'
import { useEffect, useState } from 'react'
import { t } from '../../../messages/t.ts'
import { PlayerChip } from '../../../ui/stage/room/player-chip.tsx'
import { useRoomContext } from '../room-context.ts'
import styles from './player-grid.module.css'
import { seatOrder } from './seat-order.ts'

interface PlayerGridProps {
  players: readonly PlayerStats[]
  playerId: string | undefined
  hostId: string | undefined
  /** Everyone with a seat; the list holds the first fifty. */
  noOfPlayers: number
  /** About the places that are left, where somebody needs to know. */
  places?: string | undefined
  size: 'normal' | 'large'
  onNewcomer?: () => void
}

/** Those who were here first stand; whoever comes later pops in. */
const useNewcomers = (players: readonly PlayerStats[], onNewcomer: (() => void) | undefined) => {
  const [first, setFirst] = useState<ReadonlySet<string>>()
  if (!first && players.length > 0) setFirst(new Set(players.map((player) => player.playerId)))
  const newcomers = first ? players.filter((player) => !first.has(player.playerId)).length : 0
  useEffect(() => {
    if (newcomers > 0) onNewcomer?.()
  }, [newcomers, onNewcomer])
  return (player: PlayerStats) => first !== undefined && !first.has(player.playerId)
}

/** Everyone in the room, avatar and name; the host is marked. */
export const PlayerGrid = ({ players, playerId, hostId, noOfPlayers, places, size, onNewcomer }: PlayerGridProps) => {
  const isNew = useNewcomers(players, onNewcomer)
  const { manage } = useRoomContext()
  const unlisted = noOfPlayers - players.length
  return (
    <ul className={size === 'large' ? styles.large : styles.grid} aria-label={t('room:playersInRoom')}>
      {seatOrder(players, { playerId, hostId }).map((player) => (
        <li key={player.playerId} className={player.playerId === playerId ? styles.own : undefined}>
          <PlayerChip
            name={player.playerName}
            avatar={player.playerAvatar}
            role={player.playerId === hostId ? t('ui:host') : undefined}
            isOwn={player.playerId === playerId}
            you={player.playerId === playerId && player.playerId !== hostId ? t('ui:you') : undefined}
            away={player.isActive ? undefined : t('ui:away')}
            isNew={isNew(player)}
            size={size}
            onPress={player.playerId === hostId ? undefined : manage && (() => manage(player.playerId))}
          />
        </li>
      ))}
      {unlisted > 0 && <li className={styles.note}>{t('room:andMorePlayers', { count: unlisted })}</li>}
      {places && <li className={styles.places}>{places}</li>}
    </ul>
  )
}
