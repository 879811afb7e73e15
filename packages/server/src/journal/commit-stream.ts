import { setTimeout as pause } from 'node:timers/promises'
import type { Appended, Journals, Row } from '../stores/journals.ts'

/** Between two statements: one of twenty rows costs the database a fifth of what twenty of one cost. */
const GATHER_MS = 10

/** What one statement holds at most: enough for every busy room, and no wait behind it that is noticed. */
const STATEMENT = { rows: 500, bytes: 4_000_000 }

interface Waiting {
  row: Row
  stored: PromiseWithResolvers<Appended>
}

/**
 * One stream of commits for all journals of the process: whatever became ready since a statement began goes with the next one, and a
 * row that comes when nothing is under way is stored at once. A row with something alongside has a statement of its own. Rule ST50.
 */
export const createCommitStream = (
  journals: Pick<Journals, 'append' | 'appendEach'>,
): { append: Journals['append'] } => {
  const waiting: Waiting[] = []
  let isStoring = false

  /** The rows that go together, the oldest first, one of each journal. */
  const nextTogether = (): Waiting[] => {
    const together = new Map<string, Waiting>()
    let bytes = 0
    for (const one of waiting) {
      const { journalId, body } = one.row
      if (together.has(journalId)) continue
      bytes += Buffer.byteLength(body)
      if (together.size === STATEMENT.rows || (together.size > 0 && bytes > STATEMENT.bytes)) break
      together.set(journalId, one)
    }
    const taken = new Set(together.values())
    waiting.splice(0, waiting.length, ...waiting.filter((one) => !taken.has(one)))
    return [...taken]
  }

  /** One by one, so that a row which the database refuses fails alone. */
  const storeAlone = ({ row, stored }: Waiting): Promise<void> =>
    journals.append(row).then(stored.resolve, stored.reject)

  const storeTogether = async (together: readonly Waiting[]): Promise<void> => {
    const [only, ...others] = together
    if (only !== undefined && others.length === 0) return storeAlone(only)
    try {
      const answers = await journals.appendEach(together.map(({ row }) => row))
      for (const [index, answer] of answers.entries()) together[index]?.stored.resolve(answer)
    } catch {
      await Promise.all(together.map(storeAlone))
    }
  }

  const storeAll = async () => {
    isStoring = true
    while (waiting.length > 0) {
      await storeTogether(nextTogether())
      await pause(GATHER_MS)
    }
    isStoring = false
  }

  return {
    append(row) {
      if (row.alongside !== undefined && row.alongside.length > 0) return journals.append(row)
      const stored = Promise.withResolvers<Appended>()
      waiting.push({ row, stored })
      if (!isStoring) void storeAll()
      return stored.promise
    },
  }
}
