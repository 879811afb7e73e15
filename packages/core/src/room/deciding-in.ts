import { decidingTimes } from '../scoring/deciding-times.ts'
import type { Room, Seat } from './state.ts'
import { contenderOf } from './state.ts'

/** Of each ranked player who shares the points with another one, the time that decides, as a field of a view; in a calm room none does. Rules SC8, XT12. */
export const decidingIn = (room: Room, seats: Iterable<Seat>): ((seat: Seat) => { decidingMs?: number }) => {
  if (room.settings.calm) return () => ({})
  const timeOf = decidingTimes([...seats].filter(({ rank }) => rank > 0).map((seat) => contenderOf(room, seat)))
  return (seat) => {
    const decidingMs = seat.rank > 0 ? timeOf(contenderOf(room, seat)) : undefined
    return decidingMs === undefined ? {} : { decidingMs }
  }
}
