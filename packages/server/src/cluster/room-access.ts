import { setTimeout as pause } from 'node:timers/promises'
import { CLOSE_CODES } from '@quokka/contract/socket'
import type { RunningClock } from '../ports.ts'
import type { BrowserLine } from '../room/browser-line.ts'
import type { RoomAccess } from '../room/room-access.ts'
import { endWithoutRoom } from '../room/room-access.ts'
import type { Arrival, LineCaller, RoomLine, RoomLines } from '../room/room-lines.ts'
import type { OutgoingLines } from './outgoing-lines.ts'
import type { Place, RoomPlaces } from './room-places.ts'

/** How soon a room is looked for again that is not where it was, and how long before its lines are told to come back later. */
const AGAIN_MS = { first: 50, most: 500 }
const GIVE_UP_MS = 8_000

export interface ClusterRoomAccessPorts {
  places: Pick<RoomPlaces, 'find'>
  lines: RoomLines
  outgoing: Pick<OutgoingLines, 'open'>
  running: RunningClock
  onError(error: unknown): void
}

/** The way from a connection here to its room, on whichever node it runs: when the room moves, the connection stays. */
export const clusterRoomAccess = (ports: ClusterRoomAccessPorts): RoomAccess => {
  const { places, lines, outgoing, running } = ports

  const open = (roomId: string, browser: BrowserLine, caller: LineCaller): RoomLine => {
    let present: RoomLine | undefined
    /** `asking`: the room was found, and has said nothing yet: whoever had a seat has none there before. */
    let state: 'looking' | 'asking' | 'there' | 'closed' = 'looking'
    let hasSpoken = false
    let hadSeat = false
    let isActing = false
    /** How long to wait before it is looked for once more, and since when nobody has answered. */
    let waitMs = 0
    let awaySinceMs = running.runningMs()
    /** What came meanwhile. */
    let waiting: Arrival[] = []

    const goOn = () => {
      if (state !== 'asking' || present === undefined || !hasSpoken) return
      state = 'there'
      // Nothing ran while the room was away: what came then comes now.
      const arrivedMs = running.runningMs()
      const arrivals = waiting
      waiting = []
      for (const arrival of arrivals) present.take({ ...arrival, arrivedMs })
    }
    const heard = () => {
      hasSpoken = true
      goOn()
    }

    const line: BrowserLine = {
      ...browser,
      send(frame) {
        browser.send(frame)
        heard()
      },
      sendFrame(frame) {
        browser.sendFrame(frame)
        heard()
      },
      actsAs(credential) {
        waitMs = 0
        awaySinceMs = Number.POSITIVE_INFINITY
        if (!isActing) browser.actsAs(credential)
        isActing = true
      },
      seated() {
        hadSeat = true
        browser.seated()
      },
      close(why) {
        if (why === 'restart') look()
        else browser.close(why)
      },
    }

    const isAsking = () => state === 'asking'

    const arriveAt = (place: Place) => {
      state = 'asking'
      hasSpoken = false
      const arrived =
        'runner' in place
          ? lines.open(place.runner, line, caller, hadSeat)
          : outgoing.open(place.node, roomId, line, caller, hadSeat)
      // It may have ended meanwhile.
      if (!isAsking()) return
      present = arrived
      goOn()
    }

    const lookUntilFound = async () => {
      awaySinceMs = Math.min(awaySinceMs, running.runningMs())
      while (state === 'looking') {
        if (waitMs > 0) await pause(waitMs)
        waitMs = Math.min(AGAIN_MS.most, Math.max(AGAIN_MS.first, 2 * waitMs))
        const place = await places.find(roomId).catch((error: unknown) => {
          ports.onError(error)
          return 'later' as const
        })
        if (state !== 'looking') return
        if (place === undefined) return endWithoutRoom(browser)
        if (place !== 'later') return arriveAt(place)
        if (running.runningMs() - awaySinceMs > GIVE_UP_MS) return browser.end(CLOSE_CODES.busy, 'room is away')
      }
    }

    const look = () => {
      if (state === 'closed') return
      const isBegun = state === 'looking'
      present = undefined
      state = 'looking'
      if (!isBegun) lookUntilFound().catch(ports.onError)
    }

    lookUntilFound().catch(ports.onError)
    return {
      take(arrival) {
        if (state === 'there') present?.take(arrival)
        else waiting.push(arrival)
      },
      showPresent: () => present?.showPresent(),
      closed() {
        state = 'closed'
        present?.closed()
      },
    }
  }

  return {
    isOpen: async (roomId) => (await places.find(roomId)) !== undefined,
    open,
  }
}
