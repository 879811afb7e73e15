import type { BudgetSettings, Budgets } from '../budgets/budgets.ts'
import { createBudgets } from '../budgets/budgets.ts'
import type { Config } from '../config.ts'
import { journalUse } from '../stores/journal-use.ts'
import type { ServerPorts } from './server-ports.ts'

const MEGABYTE = 1_000_000
const DAY_MS = 24 * 3_600_000

/** What nobody can have: guests make no QTests. */
const NONE = 1

export const budgetSettings = (config: Config): BudgetSettings => {
  // As every limit by address.
  const factor = config.RATE_LIMIT_FACTOR
  return {
    account: {
      bytesAnHour: config.BUDGET_ACCOUNT_MEGABYTES * MEGABYTE,
      openRooms: config.BUDGET_ACCOUNT_ROOMS,
      qtestsAnHour: config.BUDGET_ACCOUNT_QTESTS,
    },
    address: {
      bytesAnHour: config.BUDGET_ADDRESS_MEGABYTES * MEGABYTE * factor,
      openRooms: Math.ceil(config.BUDGET_ADDRESS_ROOMS * factor),
      qtestsAnHour: NONE,
    },
    server: {
      bytesAnHour: config.BUDGET_SERVER_MEGABYTES * MEGABYTE,
      openRooms: config.BUDGET_SERVER_ROOMS,
      qtestsAnHour: config.BUDGET_SERVER_QTESTS,
    },
  }
}

/** The budgets with what the last day has used of them. */
export const composeBudgets = async ({
  config,
  clock,
  database,
}: Pick<ServerPorts, 'config' | 'clock' | 'database'>): Promise<Budgets> => {
  const budgets = createBudgets(budgetSettings(config), clock)
  budgets.restore(await journalUse(database, clock.nowMs() - DAY_MS))
  return budgets
}
