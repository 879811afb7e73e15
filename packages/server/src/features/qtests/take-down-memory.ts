import { LRUCache } from 'lru-cache'
import type { RunningClock } from '../../ports.ts'
import type { TakeDowns } from '../../stores/take-downs.ts'

const REMEMBERED_MS = 3_000
const MOST_REMEMBERED = 1_000

/** Take-downs of what QTests ask, each looked up once in three seconds. Decision 0083. */
export interface TakeDownMemory {
  /** Why an administrator has taken down one of the quizzes that a QTest asks; undefined while nobody has. */
  of(qtestId: string, quizIds: readonly string[]): Promise<string | undefined>
  /** Lets what was decided here count at once. */
  forget(): void
}

export const createTakeDownMemory = (
  { reasonOf }: Pick<TakeDowns, 'reasonOf'>,
  { runningMs }: RunningClock,
): TakeDownMemory => {
  const looked = new LRUCache<string, { reason: Promise<string | undefined>; untilMs: number }>({
    max: MOST_REMEMBERED,
  })
  return {
    async of(qtestId, quizIds) {
      const known = looked.get(qtestId)
      if (known !== undefined && runningMs() < known.untilMs) return known.reason
      const look = { reason: reasonOf(quizIds), untilMs: runningMs() + REMEMBERED_MS }
      looked.set(qtestId, look)
      try {
        return await look.reason
      } catch (error) {
        if (looked.peek(qtestId) === look) looked.delete(qtestId)
        throw error
      }
    },
    forget: () => looked.clear(),
  }
}
