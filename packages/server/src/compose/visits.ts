import { nameInLog } from '../journal/name-in-log.ts'
import type { Plays } from '../stores/plays.ts'
import type { ServerPorts } from './server-ports.ts'
import type { Stores } from './stores.ts'

/** Counts visits in one statement before the reply; one that cannot be counted is logged, and its call goes on. */
export const countingVisits = (
  { log }: Pick<ServerPorts, 'log'>,
  { plays }: Pick<Stores, 'plays'>,
): Pick<Plays, 'countVisit'> => ({
  async countVisit(journalId, source) {
    try {
      await plays.countVisit(journalId, source)
    } catch (error) {
      log.error({ journalId: nameInLog(journalId), err: error }, 'a visit is not counted')
    }
  },
})
