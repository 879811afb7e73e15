import { entries } from '@quokka/core/lib'
import type { Room } from '@quokka/core/room'

type Seated = Pick<Room, 'roomId' | 'credentials'>

/** In which rooms each credential has taken a seat, given back or not: finding them looks at no other room. */
export interface SeatIndex {
  add(credential: string, roomId: string): void
  addAll(room: Seated): void
  removeAll(room: Seated): void
  roomsOf(credentials: readonly string[]): Set<string>
}

export const createSeatIndex = (): SeatIndex => {
  const rooms = new Map<string, Set<string>>()

  const add: SeatIndex['add'] = (credential, roomId) => {
    const known = rooms.get(credential)
    if (known === undefined) rooms.set(credential, new Set([roomId]))
    else known.add(roomId)
  }

  return {
    add,
    addAll({ roomId, credentials }) {
      for (const [credential] of entries(credentials)) add(credential, roomId)
    },
    removeAll({ roomId, credentials }) {
      for (const [credential] of entries(credentials)) {
        const known = rooms.get(credential)
        known?.delete(roomId)
        if (known?.size === 0) rooms.delete(credential)
      }
    },
    roomsOf: (credentials) => new Set(credentials.flatMap((credential) => [...(rooms.get(credential) ?? [])])),
  }
}
