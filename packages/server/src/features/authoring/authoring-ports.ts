import type { Plan } from '@quokka/core/accounts'
import type { JobWorker } from '../../jobs/worker.ts'
import type { Media } from '../../media/media.ts'
import type { Chance, Clock } from '../../ports.ts'
import type { Accounts } from '../../stores/accounts.ts'
import type { Allowances } from '../../stores/allowances.ts'
import type { Organisations } from '../../stores/organisations.ts'
import type { Quizzes } from '../../stores/quizzes.ts'

/** What the calls of contract §3 share. */
export interface AuthoringPorts {
  quizzes: Quizzes
  accounts: Pick<Accounts, 'byNameOrEmail'>
  allowances: Allowances
  organisations: Pick<Organisations, 'byId'>
  media: Pick<Media, 'keep' | 'keepBanner'>
  /** Addresses of the catalogue's drawings, which may be any quiz's banner. */
  covers: ReadonlySet<string>
  clock: Clock
  chance: Chance
  jobs: Pick<JobWorker, 'add'>
  quotas: {
    /** Quizzes of one account, by its plan. */
    quizzes: Record<Plan, number>
    /** Quizzes that one account opens to everybody within a day. */
    publicADay: number
  }
}
