import type { TabSession } from '../../account/session.ts'
import { playerOf } from '../../account/session.ts'
import { isRoomCode } from '../../entering/room-code.ts'
import type { SeatTaker } from '../../room-connection/visit.ts'

export type EntryPlan = { go: 'home' } | { enter: string; as: Omit<SeatTaker, 'playerId'> | null }

/**
 * Whether this tab can take its seat by itself: with a room in the address or in the session, and a whole player;
 * or with the name alone of a seat that the room kept (`as` is then null: there is nothing to take a new seat with).
 */
export const planEntry = (session: TabSession, roomInAddress: string | null): EntryPlan => {
  const roomId = (roomInAddress ?? session.roomId ?? '').trim().toLowerCase()
  const player = playerOf(session)
  if (!session.name || !isRoomCode(roomId)) return { go: 'home' }
  return { enter: roomId, as: player ? { ...player, isHost: session.isHost ?? false } : null }
}
