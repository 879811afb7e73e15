import type { Sessions } from '../../http/callers/session.ts'
import type { GuessLimits } from '../../http/limits/guess-limits.ts'
import type { JobWorker } from '../../jobs/worker.ts'
import type { Sender } from '../../mailing/written-mail.ts'
import type { Chance, Clock } from '../../ports.ts'
import type { SecretHashes } from '../../signing-in/password-hash.ts'
import type { Accounts } from '../../stores/accounts.ts'
import type { Codes } from './codes.ts'

/** What the calls of contract §4 share. */
export interface AccountPorts {
  accounts: Accounts
  sessions: Sessions
  hashes: SecretHashes
  codes: Codes
  jobs: Pick<JobWorker, 'add' | 'wake'>
  /** By account. */
  guesses: GuessLimits
  clock: Clock
  chance: Chance
  sender: Sender
}
