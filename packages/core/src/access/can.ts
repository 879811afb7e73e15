import type { UserType } from '../accounts/user-type.ts'
import type { QuizStatus } from '../quiz/status.ts'

/** Whether a user may make accounts, organisations and teams (contract §4). */
export const isAdmin = (user: { userType: UserType }): boolean => user.userType === 'ADMIN'

/** What access to a quiz depends on. */
export interface GuardedQuiz {
  ownerId: string
  editorIds: readonly string[]
  status: QuizStatus
  isPublic: boolean
  /** The teams that may play it while it is private. */
  teamIds: readonly string[]
  /** Whether its owner may publish to everybody. */
  ownerMayPublish: boolean
  /** The sentence with which an administrator took it down; null while none did. */
  takenDownReason: string | null
}

/** Somebody who asks, with the teams that he or she is in. */
export interface QuizCaller {
  userId: string
  teamIds: readonly string[]
}

/** A deleted quiz is nobody's: every path answers as if it had never been (404, contract §1). */
export const isGone = (quiz: Pick<GuardedQuiz, 'status'>): boolean => quiz.status === 'inactive'

export const isQuizOwner = (userId: string, quiz: Pick<GuardedQuiz, 'ownerId'>): boolean => quiz.ownerId === userId

/** Whether somebody may read a quiz with its answers and change it: its owner and its editors. */
export const canEditQuiz = (userId: string, quiz: Pick<GuardedQuiz, 'ownerId' | 'editorIds'>): boolean =>
  isQuizOwner(userId, quiz) || quiz.editorIds.includes(userId)

export const isTakenDown = (quiz: Pick<GuardedQuiz, 'takenDownReason'>): boolean => quiz.takenDownReason !== null

/** Whether a quiz is open to everybody. Rules AU7, MO3, MO5. */
const isOpenToAll = (quiz: GuardedQuiz): boolean => quiz.isPublic && quiz.ownerMayPublish

/** Whether somebody may copy questions of a quiz with their answers: who may edit it, and who may play it by team. */
export const canCopyQuestions = (caller: QuizCaller, quiz: GuardedQuiz): boolean => {
  if (isGone(quiz)) return false
  if (canEditQuiz(caller.userId, quiz)) return true
  return (
    quiz.status === 'published' && !isTakenDown(quiz) && quiz.teamIds.some((teamId) => caller.teamIds.includes(teamId))
  )
}

/** Whether somebody may host a quiz: nobody one that was taken down, its editors any other, others once it is published to everybody or to one of their teams. Guests have no id. */
export const canHostQuiz = (caller: QuizCaller | undefined, quiz: GuardedQuiz): boolean => {
  if (isGone(quiz) || isTakenDown(quiz)) return false
  if (caller !== undefined && canEditQuiz(caller.userId, quiz)) return true
  if (quiz.status !== 'published') return false
  return isOpenToAll(quiz) || (caller !== undefined && quiz.teamIds.some((teamId) => caller.teamIds.includes(teamId)))
}
