import { isTakenDown } from '@quokka/core/access'
import type { Refusal } from '../../http/replies/refusals.ts'
import { worded } from '../../http/replies/wordings.ts'
import type { Account } from '../../stores/accounts.ts'
import type { StoredQuiz } from '../../stores/quiz-row.ts'

/** Why somebody may not publish a quiz, to everybody or to teams; undefined when nothing speaks against it. Rules MO3, MO5. */
export const refusalOfPublishing = (
  quiz: Pick<StoredQuiz, 'takenDownReason' | 'ownerMayPublish'>,
  user: Pick<Account, 'mayPublish'>,
  toEverybody: boolean,
): Refusal | undefined => {
  if (isTakenDown(quiz))
    return { code: 'quiz/taken-down', ...worded('quiz/taken-down/reason', { reason: quiz.takenDownReason ?? '' }) }
  if (toEverybody && !(user.mayPublish && quiz.ownerMayPublish)) return { code: 'quiz/publishing-disabled' }
  return undefined
}
