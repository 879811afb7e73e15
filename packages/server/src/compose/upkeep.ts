import type { QTestDirectory } from '../qtest/directory.ts'
import type { RoomDirectory } from '../room/directory.ts'
import { createUpkeepRounds } from '../upkeep/upkeep-rounds.ts'
import type { ServerPorts } from './server-ports.ts'

const ROUND_MS = 60_000

/** The upkeep of the database, round after round; undefined where it does so itself. */
export const composeUpkeep = (
  { database: { upkeep }, clock, log }: Pick<ServerPorts, 'database' | 'clock' | 'log'>,
  { rooms, qtests }: { rooms: Pick<RoomDirectory, 'isAsking'>; qtests: Pick<QTestDirectory, 'count'> },
): { begin(): void; stop(): void } | undefined => {
  if (upkeep === undefined) return undefined
  // A QTest stays in memory for some minutes after its last answer.
  const rounds = createUpkeepRounds({ upkeep, clock, isQuiet: () => !rooms.isAsking() && qtests.count() === 0 })
  let timer: NodeJS.Timeout | undefined
  const wait = (): void => {
    timer = setTimeout(() => void go(), ROUND_MS).unref()
  }
  const go = async (): Promise<void> => {
    await rounds.round().catch((error: unknown) => log.warn({ err: error }, 'upkeep of the database failed'))
    wait()
  }
  return {
    begin: wait,
    stop() {
      clearTimeout(timer)
      rounds.stop()
    },
  }
}
