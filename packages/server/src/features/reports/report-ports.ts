import type { AgeGroup } from '@quokka/core/accounts'
import type { Result } from '@quokka/core/lib'
import type { Question } from '@quokka/core/questions'
import type { Refusal } from '../../http/replies/refusals.ts'
import type { JobWorker } from '../../jobs/worker.ts'
import type { Clock, ReportMaker, TemporaryFiles } from '../../ports.ts'
import type { RoomLookups } from '../../room/room-lookups.ts'
import type { Account } from '../../stores/accounts.ts'
import type { ForgottenPlayers } from '../../stores/forgotten-players.ts'
import type { Plays } from '../../stores/plays.ts'
import type { QTests } from '../../stores/qtests.ts'
import type { QuizSettings } from '../../stores/quizzes.ts'
import type { ReportFactsStore } from '../../stores/report-facts.ts'

/** What a quiz is now that somebody has hosted. */
export interface HostedQuiz {
  /** The address of its picture, or empty. */
  image: string
  /** The same as a quiz keeps it: the name of an upload, or the address of a drawing. */
  banner: string
  description: string
  /** Undefined where it has none of its own. */
  ageGroup: AgeGroup | undefined
}

/** Hosted quizzes as they are now; those that are gone, or not for the host any more, are left out. Rule RS3. */
export interface HostedQuizzes {
  find(host: Account, quizIds: readonly string[]): Promise<ReadonlyMap<string, HostedQuiz>>
}

/** What the calls of contract §7 share. */
export interface ReportPorts {
  plays: Pick<Plays, 'ofHost' | 'lastOfRoom' | 'playersPage' | 'visitsOf'>
  facts: ReportFactsStore
  qtests: Pick<QTests, 'ofOwner'>
  maker: ReportMaker
  temporary: TemporaryFiles
  rooms: Pick<RoomLookups, 'entryOf'>
  quizzes: HostedQuizzes
  /** Notices and stores what time has done to a QTest's attempts; why not, when it cannot be read. */
  settleQTest(qtestId: string, userId: string): Promise<Result<unknown, Refusal>>
  /** Makes a draft of questions that somebody has hosted. */
  makeDraft(
    user: Account,
    draft: Omit<QuizSettings, 'quizImage'> & { banner: string; mediaFolder: string; questions: readonly Question[] },
  ): Promise<Result<{ quizId: string }, Refusal>>
  forgotten: Pick<ForgottenPlayers, 'forgetOf'>
  jobs: Pick<JobWorker, 'wake'>
  clock: Clock
}
