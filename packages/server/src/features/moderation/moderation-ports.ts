import type { CatalogueQuiz } from '@quokka/content'
import type { QTestSource } from '@quokka/core/qtest'
import type { Call } from '../../http/endpoints/mount-endpoint.ts'
import type { JobWorker } from '../../jobs/worker.ts'
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
  /** What QTests remember of take-downs is looked up again. */
  forgetTakeDowns(): void
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
  /** The question of a QTest that somebody calls so who is asked it there. */
  takenQuestion(
    call: Pick<Call<unknown>, 'user' | 'credentials'>,
    asked: { qtestId: string; attemptToken: string | undefined; questionId: string },
  ): Promise<{ qtestId: string; quizId: string; questionId: string } | undefined>
  /** What a QTest asks, as it was scheduled: its quiz may be changed or deleted since. */
  scheduledQuiz(qtestId: string): Promise<{ ownerId: string; source: QTestSource } | undefined>
  jobs: Pick<JobWorker, 'add'>
  clock: Clock
  chance: Chance
}
