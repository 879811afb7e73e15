import type { Clock, Upkeep, UpkeepTable } from '../ports.ts'

/** So much of the log is replayed after a crash, and lies on the disk besides the tables. */
const MOST_LOG_BYTES = 32 * 1024 * 1024
const VACUUM_EVERY_MS = 5 * 60_000
/** Looking through so much takes a tenth of a second at most; more waits until nobody plays. */
const SHORT_VACUUM_BYTES = 32 * 1024 * 1024
const REWRITE_EVERY_MS = 3_600_000
/** Rewriting so much takes half a second. */
const MOST_REWRITTEN_BYTES = 16 * 1024 * 1024

/** The upkeep of the embedded database, in steps between which play has its turn (decision 0076). */
export interface UpkeepRounds {
  /** Does what is due: short work always, the rest only while nobody plays. */
  round(): Promise<void>
  /** Begins no further step. */
  stop(): void
}

/** What was done last to a table, and how much had been written to it by then. */
type Done = Map<string, { atMs: number; changes: number }>

export const createUpkeepRounds = ({
  upkeep,
  clock,
  isQuiet,
}: {
  upkeep: Upkeep
  clock: Pick<Clock, 'nowMs'>
  /** Whether nobody waits for the database in a game or a QTest. */
  isQuiet: () => boolean
}): UpkeepRounds => {
  const vacuumed: Done = new Map()
  const rewritten: Done = new Map()
  let isStopped = false

  const keyOf = ({ schema, name }: UpkeepTable) => `${schema}.${name}`
  const isDue = (done: Done, table: UpkeepTable, changes: number, everyMs: number): boolean => {
    const last = done.get(keyOf(table))
    // What was written before a crash is not known; the catalogue hardly changes.
    if (last === undefined) return table.schema === 'public' ? table.bytes > 0 : changes > 0
    return last.changes !== changes && clock.nowMs() - last.atMs >= everyMs
  }

  const vacuum = async (table: UpkeepTable): Promise<void> => {
    if (!isDue(vacuumed, table, table.written, VACUUM_EVERY_MS)) return
    if (table.bytes > SHORT_VACUUM_BYTES && !isQuiet()) return
    await upkeep.vacuum(table)
    vacuumed.set(keyOf(table), { atMs: clock.nowMs(), changes: table.written })
  }

  /** A vacuum lets the bytes of dead rows stand until others take their place. */
  const rewrite = async (table: UpkeepTable): Promise<boolean> => {
    if (table.schema !== 'public' || table.bytes > MOST_REWRITTEN_BYTES) return false
    if (!isDue(rewritten, table, table.died, REWRITE_EVERY_MS) || !isQuiet()) return false
    await upkeep.rewrite(table)
    rewritten.set(keyOf(table), { atMs: clock.nowMs(), changes: table.died })
    return true
  }

  return {
    async round() {
      let hasRewritten = false
      for (const table of await upkeep.tables()) {
        if (isStopped) return
        hasRewritten = (await rewrite(table)) || hasRewritten
        await vacuum(table)
      }
      if (hasRewritten || (await upkeep.logBytes()) > MOST_LOG_BYTES) await upkeep.clearLog()
    },
    stop() {
      isStopped = true
    },
  }
}
