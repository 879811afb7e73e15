import type { CallRefusal } from '@quokka/contract/wire'
import type { Plan } from '@quokka/core/accounts'
import type { Result } from '@quokka/core/lib'
import type { QTestSource, QTestType, SourceQuiz } from '@quokka/core/qtest'
import type { InterestWish } from '@quokka/core/quiz'
import type { Budgets } from '../../budgets/budgets.ts'
import type { RateLimiter } from '../../http/limits/rate-limit.ts'
import type { Chance, Clock, RunningClock } from '../../ports.ts'
import type { QTestDirectory } from '../../qtest/directory.ts'
import type { Account } from '../../stores/accounts.ts'
import type { Allowances } from '../../stores/allowances.ts'
import type { Plays } from '../../stores/plays.ts'
import type { QTests } from '../../stores/qtests.ts'
import type { TakeDownMemory } from './take-down-memory.ts'

export interface QTestPorts {
  directory: Pick<QTestDirectory, 'open' | 'find' | 'take'>
  qtests: Pick<QTests, 'reserve' | 'release'>
  /** What a host may make a QTest of; else why not. */
  sourceOf(
    host: Account,
    wanted: InterestWish & { qtestType: QTestType },
  ): Promise<Result<QTestSource, { code: CallRefusal; message: string; says?: string }>>
  /** QTests of one host that are open or to come, and participants of one QTest. */
  plans: { qtests: Record<Plan, number>; attendees: Record<Plan, number> }
  /** A quiz, and those from which some of its questions were drawn. */
  quizIdsOf(quiz: SourceQuiz): readonly string[]
  takeDowns: Pick<TakeDownMemory, 'of'>
  /** The plan of a QTest's host; undefined when the account is gone. */
  planOfHost(userId: string): Promise<Plan | undefined>
  allowances: Pick<Allowances, 'take' | 'giveBack'>
  /** By address. */
  limits: RateLimiter
  clock: Clock
  running: RunningClock
  chance: Chance
  visits: Pick<Plays, 'countVisit'>
  budgets: Pick<Budgets, 'objectionTo' | 'spend'>
}
