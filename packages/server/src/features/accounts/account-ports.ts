import type { Sessions } from '../../http/callers/session.ts'
import type { RateLimiter } from '../../http/limits/rate-limit.ts'
import type { Background, Chance, Clock, Mailer } from '../../ports.ts'
import type { SecretHashes } from '../../signing-in/password-hash.ts'
import type { Accounts } from '../../stores/accounts.ts'
import type { Codes } from './codes.ts'
import type { Letters } from './letters.ts'
import type { Sender } from './mails.ts'

/** What the calls of contract §4 share. */
export interface AccountPorts {
  accounts: Accounts
  sessions: Sessions
  hashes: SecretHashes
  codes: Codes
  letters: Letters
  mailer: Mailer
  background: Background
  /** By account. */
  limits: RateLimiter
  clock: Clock
  chance: Chance
  sender: Sender
}
