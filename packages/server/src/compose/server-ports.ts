import type { Logger } from 'pino'
import type { AppPorts } from '../app.ts'
import type { Budgets } from '../budgets/budgets.ts'
import type { Payers } from '../budgets/payer.ts'
import type { WatchedClock } from '../clock/watched-clock.ts'
import type { Config } from '../config.ts'
import type { Guests } from '../http/callers/guest.ts'
import type { AddressGuessLimits } from '../http/limits/address-limits.ts'
import type { GuessLimits } from '../http/limits/guess-limits.ts'
import type { RateLimiter } from '../http/limits/rate-limit.ts'
import type { JobWorker } from '../jobs/worker.ts'
import type { Commit, SlowestCommits } from '../journal/slowest-commits.ts'
import type { Bus, Chance, Clock, Database, IdentityProviders, Mailer, RunningClock } from '../ports.ts'
import type { RequestIds } from '../tracing/request-id.ts'

/** What a server is given: its settings, and everything outside of it. */
export interface ServerPorts
  extends Pick<AppPorts, 'metrics' | 'descriptions' | 'folders' | 'devMail' | 'lanAddresses' | 'phase'> {
  config: Config
  log: Logger
  clock: Clock
  processClock: RunningClock
  chance: Chance
  database: Database
  mailer: Mailer
  /** The way to the other nodes of a cluster, under the installation's name; undefined where this server is alone. */
  openBus(installation: string): Promise<Bus | undefined>
  providers: IdentityProviders
}

/** The same with what all parts of one server share. */
export interface SharedPorts extends ServerPorts {
  /** Goes on where the clock of the process before stopped. */
  running: WatchedClock
  bus: Bus | undefined
  /** Names this process in the heads of journals. */
  owner: string
  requestIds: RequestIds
  /** Whether browsers reach the server through TLS. */
  isSecure: boolean
  /** By address; `RATE_LIMIT_FACTOR` multiplies them. */
  limits: RateLimiter
  /** Guesses by account: what slows one stays as it is, however large a school is. */
  accountGuesses: GuessLimits
  /** Guesses by address; `RATE_LIMIT_FACTOR` multiplies them. */
  addressGuesses: AddressGuessLimits
  guests: Guests
  /** Whose budget what counts for. */
  payers: Payers
  budgets: Budgets
  /** Given what is to be done; told when a job was added in a transaction. */
  jobs: Pick<JobWorker, 'add' | 'wake'>
  /** Told of each group of events that was stored. */
  onCommit(commit: Omit<Commit, 'atMs'>): void
  /** Of the last hour, in this process. */
  slowestCommits: Pick<SlowestCommits, 'read'>
  /** How many tries to send an email have failed in this process. */
  failedMailTries(): number
}
