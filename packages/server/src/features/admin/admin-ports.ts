import type { Chance, Clock } from '../../ports.ts'
import type { Accounts } from '../../stores/accounts.ts'
import type { Organisations } from '../../stores/organisations.ts'

/** What the administrator's calls share. */
export interface AdminPorts {
  accounts: Accounts
  organisations: Organisations
  clock: Clock
  chance: Chance
}
