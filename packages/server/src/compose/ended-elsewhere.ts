import type { EndedElsewhere } from '../http/callers/ended-elsewhere.ts'
import { askForEnded } from '../http/callers/ended-elsewhere.ts'
import type { Sessions } from '../http/callers/session.ts'
import type { SharedPorts } from './server-ports.ts'
import type { Stores } from './stores.ts'

/** Closes here the connections whose sessions other servers end; undefined where there can be none. */
export const composeEndedElsewhere = async (
  { database, log, owner }: Pick<SharedPorts, 'database' | 'log' | 'owner'>,
  { endedCredentials: ended }: Pick<Stores, 'endedCredentials'>,
  sessions: Pick<Sessions, 'endedElsewhere'>,
): Promise<EndedElsewhere | undefined> =>
  database.isShared
    ? askForEnded({
        ended,
        owner,
        tell: sessions.endedElsewhere,
        onTrouble: (error) => log.warn({ err: error }, 'what other servers have ended could not be asked for'),
      })
    : undefined
