import type { OwnSeat } from '@quokka/contract/http'
import { ensureSessionId, patchSession, playerOf, readSession } from '../account/session.ts'
import type { Navigate } from '../lib/navigation/location.tsx'
import { paths, waitingRoomOf } from '../lib/navigation/paths.ts'

interface GoToRoomOptions {
  replace?: boolean
  /** The seat that the room kept for this browser: nothing is asked again. */
  ownSeat?: OwnSeat | null
  /** The room gives its players their names: none is asked for. */
  safeNames?: boolean
}

/** Leads a player on into an open room: to the waiting room, or to the details that are still missing. */
export const goToRoom = (
  roomId: string,
  navigate: Navigate,
  { ownSeat = null, safeNames, ...options }: GoToRoomOptions = {},
) => {
  if (ownSeat) patchSession({ name: ownSeat.playerName, avatar: ownSeat.playerAvatar, isHost: ownSeat.isHost })
  else if (!playerOf(readSession())) return navigate(paths.joinRoom, { ...options, state: { roomId, safeNames } })
  ensureSessionId()
  patchSession({ roomId })
  return navigate(waitingRoomOf(roomId), options)
}
