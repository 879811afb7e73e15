import { randomUUID } from 'node:crypto'
import type { Backfill } from '../plays/backfill.ts'
import { createBackfill } from '../plays/backfill.ts'
import type { QTestDirectory } from '../qtest/directory.ts'
import { createJournals } from '../stores/journals.ts'
import { createPlays } from '../stores/plays.ts'
import type { ServerPorts } from './server-ports.ts'

/** What reports are made of, of journals from before it was written as it happens. */
export const composeBackfill = (ports: ServerPorts & { directory: QTestDirectory }): Backfill => {
  const { database, log } = ports
  return createBackfill({
    ...ports,
    journals: createJournals(database),
    plays: createPlays(database),
    owner: randomUUID(),
    onTrouble: (journalId, what, error) =>
      log.error({ journalId, what, err: error }, 'the plays of an old journal are not written'),
  })
}
