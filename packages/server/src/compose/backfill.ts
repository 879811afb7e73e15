import { randomUUID } from 'node:crypto'
import type { Backfill } from '../plays/backfill.ts'
import { createBackfill } from '../plays/backfill.ts'
import type { QTestDirectory } from '../qtest/directory.ts'
import type { ServerPorts } from './server-ports.ts'
import type { Stores } from './stores.ts'

/** What reports are made of, of journals from before it was written as it happens. */
export const composeBackfill = (
  ports: ServerPorts & { directory: QTestDirectory },
  { journals, plays, quizContents: contents }: Pick<Stores, 'journals' | 'plays' | 'quizContents'>,
): Backfill => {
  const { log } = ports
  return createBackfill({
    ...ports,
    journals,
    contents,
    plays,
    owner: randomUUID(),
    onTrouble: (journalId, what, error) =>
      log.error({ journalId, what, err: error }, 'the plays of an old journal are not written'),
  })
}
