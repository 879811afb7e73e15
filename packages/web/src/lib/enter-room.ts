import type { NavigateFunction } from 'react-router'
import { paths, waitingRoomOf } from './paths.ts'
import { ensureSessionId, patchSession, playerOf, readSession } from './session.ts'

/** Leads a player on into an open room: to the waiting room, or to the details that are still missing. */
export const enterRoom = (roomId: string, navigate: NavigateFunction, options: { replace?: boolean } = {}) => {
  if (!playerOf(readSession())) return navigate(paths.joinRoom, { ...options, state: { roomId } })
  ensureSessionId()
  patchSession({ roomId })
  return navigate(waitingRoomOf(roomId), options)
}
