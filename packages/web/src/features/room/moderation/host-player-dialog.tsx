import type { PlayerStats } from '@quokka/contract/socket'
import { useEffect } from 'react'
import { isolated } from '../../../lib/text/translate.ts'
import type { ExtraTimes, Leaderboard } from '../../../room-connection/room-state.ts'
import { isInRoom, playersIn } from '../../../room-connection/room-state.ts'
import { moderate, useRoom } from '../../../room-connection/room-store.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Dialog } from '../../../ui/stage/layout/dialog.tsx'
import { Avatar } from '../../../ui/stage/pictures/avatar.tsx'
import { LockSwitch } from './lock-switch.tsx'
import { t } from './messages.ts'
import { PlayerForm } from './player-form.tsx'

/** From 1; a host who only leads is not counted. */
const placeAmong = ({ playerStats, hostId, hostModeFlag }: Leaderboard, player: PlayerStats): number =>
  playerStats.filter(({ playerId }) => !hostModeFlag || playerId !== hostId).indexOf(player) + 1

const NOBODY: ExtraTimes = []

interface HostPlayerDialogProps {
  playerId: string
  onClose: () => void
}

/** What a host can do about one player: more time, another name, no seat any more, and the door. Goes when the player is gone. */
export const HostPlayerDialog = ({ playerId, onClose }: HostPlayerDialogProps) => {
  const leaderboard = useRoom((room) => (isInRoom(room) ? room.leaderboard : null))
  const extraTimes = useRoom((room) => (isInRoom(room) ? room.extraTimes : NOBODY))
  const toast = useToast()
  const players = leaderboard?.playerStats ?? []
  const player = players.find((one) => one.playerId === playerId)
  const isGone = player === undefined
  useEffect(() => {
    if (isGone) onClose()
  }, [isGone, onClose])
  if (!leaderboard || !player) return null
  return (
    <Dialog
      open
      size="large"
      picture={<Avatar avatar={player.playerAvatar} size={76} />}
      title={isolated(player.playerName)}
      help={t('placeOf', { place: placeAmong(leaderboard, player), total: playersIn(leaderboard).seated })}
      closeLabel={t('ui:close')}
      onClose={onClose}
    >
      <PlayerForm
        player={player}
        taken={players.map(({ playerName }) => playerName)}
        extraTime={extraTimes.find((one) => one.playerId === playerId)?.extraTime ?? 0}
        onExtraTime={(extraTime) => {
          moderate({ action: 'setExtraTime', payload: { playerId, extraTime } })
          toast({ text: t('extraTimeSaved'), tone: 'good' })
          onClose()
        }}
        onRename={(playerName) => {
          moderate({ action: 'renamePlayer', payload: { playerId, playerName } })
          onClose()
        }}
        onRemove={() => {
          moderate({ action: 'removePlayer', payload: { playerId } })
          onClose()
        }}
      />
      <LockSwitch locked={leaderboard.locked} />
    </Dialog>
  )
}
