import { useEffect } from 'react'
import { leaveRoomInSession } from '../../account/session.ts'
import { leaveRoom } from '../../room-connection/room-store.ts'

/** Whoever opens a list of tiles has left the room. Rule LB8. */
export const useLeaveRoom = () => {
  useEffect(() => {
    leaveRoom()
    leaveRoomInSession()
  }, [])
}
