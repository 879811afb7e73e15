import { CLOSE_CODES } from '@quokka/contract/socket'
import type { RunningClock } from '../ports.ts'
import type { Connection } from './connection.ts'

/** How often each connection is checked. */
export const BEAT_MS = 3_500
/** A connection without a seat is closed after so many checks, about a minute: a page asks for its seat at once. */
const SEATLESS_LOOKS = 18
/** Of one browser or account: a few devices and tabs. A further one closes the oldest, those without a seat first. */
const MOST_OF_A_CREDENTIAL = 8

/** Whose connection it is, and whether it has a seat. */
interface Owner {
  credential: string
  isSeated(): boolean
}

/** The open connections of this process. */
export interface OpenLines {
  add(connection: Connection, owner: Owner): void
  remove(connection: Connection): void
  /** To be called each `BEAT_MS`. A late check says nothing about the connections: this process was suspended. */
  look(): void
  ofCredential(credential: string): Iterable<Connection>
  all(): Iterable<Connection>
  count(): number
}

export const createOpenLines = (running: RunningClock): OpenLines => {
  const lines = new Map<Connection, Owner & { seatlessLooks: number }>()
  const byCredential = new Map<string, Set<Connection>>()
  let lookedMs = running.runningMs()

  const superfluous = (own: ReadonlySet<Connection>): Connection | undefined => {
    if (own.size <= MOST_OF_A_CREDENTIAL) return undefined
    const oldestFirst = [...own]
    return oldestFirst.find((connection) => !lines.get(connection)?.isSeated()) ?? oldestFirst[0]
  }

  const remove = (connection: Connection) => {
    const credential = lines.get(connection)?.credential ?? ''
    lines.delete(connection)
    const own = byCredential.get(credential)
    own?.delete(connection)
    if (own?.size === 0) byCredential.delete(credential)
  }

  return {
    add(connection, owner) {
      const own = byCredential.get(owner.credential) ?? new Set()
      lines.set(connection, { ...owner, seatlessLooks: 0 })
      byCredential.set(owner.credential, own.add(connection))
      const leaving = superfluous(own)
      if (leaving === undefined) return
      remove(leaving)
      leaving.end(CLOSE_CODES.replaced, 'too many lines')
    },
    remove,
    look() {
      const nowMs = running.runningMs()
      const isOnTime = nowMs - lookedMs < 2 * BEAT_MS
      lookedMs = nowMs
      for (const [connection, line] of lines) {
        connection.beat(isOnTime)
        if (line.isSeated()) line.seatlessLooks = 0
        else if (isOnTime) line.seatlessLooks += 1
        if (line.seatlessLooks >= SEATLESS_LOOKS) connection.end(CLOSE_CODES.noSeat, 'no seat was taken')
      }
    },
    ofCredential: (credential) => byCredential.get(credential) ?? [],
    all: () => lines.keys(),
    count: () => lines.size,
  }
}
