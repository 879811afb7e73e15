import { systemChance } from '../adapters/chance.ts'
import type { Database } from '../ports.ts'

/** A database as another server of it has it; the first one closes it. */
export const ofOtherServer = (database: Database): Database => ({
  ...database,
  owner: systemChance.newId(),
  close: async () => {},
})
