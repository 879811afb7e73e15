import { canEditQuiz, isGone, isQuizOwner } from '@quokka/core/access'
import type { Result } from '@quokka/core/lib'
import { ok } from '@quokka/core/lib'
import type { Refusal } from '../../http/replies/refusals.ts'
import type { StoredQuiz } from '../../stores/quiz-row.ts'
import type { Quizzes } from '../../stores/quizzes.ts'

/** The quiz that a call is about: 404 when there is none (any more), 403 when the caller may not do this to it. Rule AU2. */
export const findQuiz = async (
  quizzes: Pick<Quizzes, 'byId'>,
  quizId: string,
  userId: string,
  may: 'edit' | 'own',
): Promise<Result<StoredQuiz, Refusal>> => {
  const quiz = await quizzes.byId(quizId)
  if (quiz === undefined || isGone(quiz)) return { ok: false, refusal: { code: 'quiz/not-found' } }
  const isAllowed = may === 'own' ? isQuizOwner(userId, quiz) : canEditQuiz(userId, quiz)
  return isAllowed ? ok(quiz) : { ok: false, refusal: { code: 'quiz/not-authorized' } }
}
