import type { Chance, Clock } from '../../ports.ts'
import type { SecretHashes } from '../../signing-in/password-hash.ts'
import type { Accounts } from '../../stores/accounts.ts'
import type { Organisations } from '../../stores/organisations.ts'

/** What the administrator's calls share. */
export interface AdminPorts {
  accounts: Accounts
  organisations: Organisations
  hashes: SecretHashes
  clock: Clock
  chance: Chance
}
