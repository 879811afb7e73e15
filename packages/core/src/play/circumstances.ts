import type { Random } from '../lib/random.ts'

/** What a decision may not find out by itself. `nowMs` is the server's clock in wall milliseconds, never going backwards. */
export interface Circumstances {
  nowMs: number
  random: Random
  /** An id that nobody can guess. */
  newId: () => string
  /** Rude words of a name behind dots; the list is no player's to read. */
  maskRudeWords: (name: string) => string
}
