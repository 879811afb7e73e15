import { Suspense } from 'react'
import { lazyWith } from '../../lib/language/lazy-with.ts'
import { playersIn } from '../../room-connection/room-state.ts'
import { startQuiz, useRoom } from '../../room-connection/room-store.ts'
import { StageGround } from '../../ui/stage/layout/stage-ground.tsx'
import { useRoomContext } from './room-context.ts'
import { PlayerWaitingRoom } from './waiting/player-waiting-room.tsx'
import type { WaitingRoomView } from './waiting/waiting-room-view.ts'

/** QR code, invitation and instructions are for the host alone, and so is their download. */
const HostWaitingRoom = lazyWith('studio', () =>
  import('./waiting/host-waiting-room.tsx').then((m) => ({ default: m.HostWaitingRoom })),
)

/** Before the first question: the host gathers players, a player sees that they are in. */
export const WaitingRoom = () => {
  const state = useRoom((room) => room)
  const { askToLeave } = useRoomContext()
  if (state.phase !== 'waiting') return null
  const { place, leaderboard } = state
  const players = leaderboard?.playerStats ?? []
  const count = leaderboard ? playersIn(leaderboard) : { seated: players.length, here: players.length }
  const view: WaitingRoomView = {
    ...place,
    noOfPlayers: 0,
    locked: false,
    ...leaderboard,
    players,
    noOfContenders: count.seated,
    noOfContendersHere: count.here,
  }
  const leave = () => askToLeave('leave')
  if (place.isHost)
    return (
      <Suspense fallback={<StageGround scene="hills">{null}</StageGround>}>
        <HostWaitingRoom view={view} isHostMode={place.hostModeFlag} onBack={leave} onStart={startQuiz} />
      </Suspense>
    )
  const own = players.find((player) => player.playerId === place.playerId)
  return <PlayerWaitingRoom view={view} name={own?.playerName ?? place.playerName} onBack={leave} />
}
