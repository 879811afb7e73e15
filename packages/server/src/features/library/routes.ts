import type { QTestTile, QuizTile } from '@quokka/contract/http'
import { getDashboard, getMyLibrary } from '@quokka/contract/http'
import { ok } from '@quokka/core/lib'
import { windowAt } from '@quokka/core/qtest-schedule'
import { statusCodeOf } from '@quokka/core/quiz'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import type { Clock } from '../../ports.ts'
import type { QTests } from '../../stores/qtests.ts'
import type { Quizzes } from '../../stores/quizzes.ts'

interface LibraryPorts {
  quizzes: Quizzes
  qtests: Pick<QTests, 'ofOwner'>
  clock: Clock
}

/** The author's own shelves (contract §3). */
export const libraryRoutes = ({ quizzes, qtests, clock }: LibraryPorts): Route[] => {
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
        ...(quiz.copiedFrom && { copiedFrom: quiz.copiedFrom }),
      }
    })
  }

  const qtestTilesOf = async (userId: string): Promise<QTestTile[]> => {
    const own = await qtests.ofOwner(userId)
    return own.map(({ startMs, endMs, closedWhy, ...qtest }) => ({
      ...qtest,
      ...(closedWhy !== undefined && { closedWhy }),
      startOn: new Date(startMs).toISOString(),
      endOn: new Date(endMs).toISOString(),
      qtestStatus: windowAt({ startMs, endMs }, clock.nowMs()),
    }))
  }

  return [
    route(getDashboard, async ({ user }) =>
      ok({ myQuizzes: await tilesOf(user.userId), qtests: await qtestTilesOf(user.userId) }),
    ),
    route(getMyLibrary, async ({ user }) => {
      const tiles = await tilesOf(user.userId)
      return ok({
        drafts: tiles.filter(({ tileStatus }) => tileStatus === 'DRFQuiz'),
        published: tiles.filter(({ tileStatus }) => tileStatus === 'PUBQuiz'),
        qtests: await qtestTilesOf(user.userId),
      })
    }),
  ]
}
