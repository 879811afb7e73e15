import type { CatalogueQuiz } from '@quokka/content'
import type { Chance, Clock } from '../../ports.ts'
import type { Account } from '../../stores/accounts.ts'
import type { Authors } from '../../stores/authors.ts'
import type { Complaints } from '../../stores/complaints.ts'
import type { Quizzes } from '../../stores/quizzes.ts'
import type { TakeDowns } from '../../stores/take-downs.ts'

/** What complaining and deciding share. */
export interface ModerationPorts {
  complaints: Complaints
  takeDowns: TakeDowns
  authors: Authors
  quizzes: Pick<Quizzes, 'byId' | 'slides' | 'titleOf'>
  /** The ready-made quizzes by id. */
  readyMade: ReadonlyMap<string, CatalogueQuiz>
  /** Whether somebody, or a guest, finds this quiz among those to host. */
  isListedFor(user: Account | undefined, quizId: string): Promise<boolean>
  /** The question that a room's host calls so, in the quiz that it was written for. */
  playedQuestion(
    roomId: string,
    credentials: readonly string[],
    alias: string,
  ): Promise<{ quizId: string; questionId: string } | undefined>
  clock: Clock
  chance: Chance
}
