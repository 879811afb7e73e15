import type { Media } from '../../media/media.ts'
import type { Chance, Clock } from '../../ports.ts'
import type { Accounts } from '../../stores/accounts.ts'
import type { Organisations } from '../../stores/organisations.ts'
import type { Quizzes } from '../../stores/quizzes.ts'

/** What the calls of contract §3 share. */
export interface AuthoringPorts {
  quizzes: Quizzes
  accounts: Pick<Accounts, 'byNameOrEmail'>
  organisations: Pick<Organisations, 'byId'>
  media: Pick<Media, 'keep'>
  clock: Clock
  chance: Chance
}
