import type { QuizTile } from '@quokka/contract/http'
import { getDashboard, getMyLibrary } from '@quokka/contract/http'
import { ok } from '@quokka/core/lib'
import { statusCodeOf } from '@quokka/core/quiz'
import type { Route } from '../../http/mount-endpoint.ts'
import { route } from '../../http/mount-endpoint.ts'
import type { Quizzes } from '../../stores/quizzes.ts'

/** The author's own shelves (contract §3). */
export const libraryRoutes = ({ quizzes }: { quizzes: Quizzes }): Route[] => {
  const tilesOf = async (userId: string): Promise<QuizTile[]> => {
    const own = await quizzes.ofAuthor(userId)
    const ids = own.map(({ quizId }) => quizId)
    const counts = await quizzes.questionCounts(ids)
    const facts = await quizzes.shelfFacts(ids)
    return own.map((quiz) => {
      const { teamCount = 0, ownerName } = facts.get(quiz.quizId) ?? {}
      const isOwner = quiz.ownerId === userId
      return {
        quizId: quiz.quizId,
        quizImage: quiz.quizImage,
        quizName: quiz.quizName,
        quizType: 'Private',
        createdOn: new Date(quiz.createdAtMs).toISOString(),
        editedOn: new Date(quiz.editedAtMs).toISOString(),
        tileStatus: quiz.status === 'published' ? 'PUBQuiz' : 'DRFQuiz',
        quizDescription: quiz.quizDescription,
        statusCode: statusCodeOf(quiz.status),
        questionCount: counts.get(quiz.quizId) ?? 0,
        isOwner,
        isPublic: quiz.isPublic,
        teamCount,
        ...(!isOwner && ownerName && { ownerName }),
        ...(quiz.takenDownReason !== null && { takenDownReason: quiz.takenDownReason }),
      }
    })
  }

  return [
    route(getDashboard, async ({ user }) => ok({ myQuizzes: await tilesOf(user.userId), qtests: [] })),
    route(getMyLibrary, async ({ user }) => {
      const tiles = await tilesOf(user.userId)
      return ok({
        drafts: tiles.filter(({ tileStatus }) => tileStatus === 'DRFQuiz'),
        published: tiles.filter(({ tileStatus }) => tileStatus === 'PUBQuiz'),
        qtests: [],
      })
    }),
  ]
}
