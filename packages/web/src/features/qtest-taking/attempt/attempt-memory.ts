import * as z from 'zod/mini'
import { newAttemptToken } from './attempt-token.ts'

const Given = z.object({
  questionId: z.string(),
  playerAnswer: z.string(),
  /** Seconds. */
  timeTaken: z.number(),
})
/** An answer as it is sent, and sent again. */
export type GivenAnswer = z.infer<typeof Given>

const Kept = z.object({
  qtestId: z.string(),
  qtestName: z.string(),
  attemptToken: z.string(),
  /** Empty until the server has given one. */
  playerId: z.string(),
  playerName: z.string(),
  /** An answer that the server has not acknowledged. */
  pending: z.nullable(Given),
})
/** What a tab keeps of its attempt at one QTest. */
export type KeptAttempt = z.infer<typeof Kept>

const PRESENT = 'qtest'
const keyOf = (qtestId: string) => `qtest:${qtestId}`

export interface AttemptMemory {
  of: (qtestId: string) => KeptAttempt | undefined
  /** The attempt that the tab is in. */
  present: () => KeptAttempt | undefined
  keep: (attempt: KeptAttempt) => void
  /**
   * What somebody begins, or goes on, with: under the token that the tab knows for this name, else under a fresh one,
   * which is kept before it is sent, so that asking again begins nothing twice.
   */
  attemptOf: (who: Pick<KeptAttempt, 'qtestId' | 'qtestName' | 'playerName'>) => KeptAttempt
}

/** The tab's attempts, one a QTest. Rule QP7. */
export const createAttemptMemory = (storage: Storage): AttemptMemory => {
  /** A full storage costs the comfort of a reload, nothing else. */
  const held = new Map<string, string>()
  const read = (key: string) => held.get(key) ?? storage.getItem(key) ?? ''
  const write = (key: string, value: string) => {
    held.set(key, value)
    try {
      storage.setItem(key, value)
    } catch {}
  }
  const of = (qtestId: string) => {
    try {
      const found = Kept.safeParse(JSON.parse(read(keyOf(qtestId))))
      return found.success ? found.data : undefined
    } catch {
      return undefined
    }
  }
  const keep = (attempt: KeptAttempt) => {
    write(keyOf(attempt.qtestId), JSON.stringify(attempt))
    write(PRESENT, attempt.qtestId)
  }
  return {
    of,
    present: () => of(read(PRESENT)),
    keep,
    attemptOf: (who) => {
      const known = of(who.qtestId)
      const attempt =
        known?.playerName === who.playerName
          ? known
          : { ...who, attemptToken: newAttemptToken(), playerId: '', pending: null }
      keep(attempt)
      return attempt
    },
  }
}
