import type { Sessions } from '../../http/callers/session.ts'
import type { RateLimiter } from '../../http/limits/rate-limit.ts'
import type { JobWorker } from '../../jobs/worker.ts'
import type { Chance, Clock } from '../../ports.ts'
import type { SecretHashes } from '../../signing-in/password-hash.ts'
import type { Accounts } from '../../stores/accounts.ts'
import type { Codes } from './codes.ts'
import type { Sender } from './mails.ts'

/** What the calls of contract §4 share. */
export interface AccountPorts {
  accounts: Accounts
  sessions: Sessions
  hashes: SecretHashes
  codes: Codes
  jobs: Pick<JobWorker, 'add' | 'wake'>
  /** By account. */
  limits: RateLimiter
  clock: Clock
  chance: Chance
  sender: Sender
}
