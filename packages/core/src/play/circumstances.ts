import type { Random } from '../lib/random.ts'

/**
 * A moment by the two clocks of the server, in milliseconds. Nothing that one clock says is compared with what the other one said:
 * the wall's may be set, the running one only goes on. Decision 0074.
 */
export interface Moment {
  /** By the wall, since 1970: for windows, and for what people read. */
  nowMs: number
  /** By the clock that runs inside questions. Its origin means nothing. */
  runningMs: number
}

/** What a decision may not find out by itself. */
export interface Circumstances extends Moment {
  random: Random
  /** An id that nobody can guess. */
  newId: () => string
  /** Rude words of a name behind dots; the list is no player's to read. */
  maskRudeWords: (name: string) => string
}
