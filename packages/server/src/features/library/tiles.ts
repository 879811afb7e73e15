import type { LibraryQuiz, QTestTile, QuizTile } from '@quokka/contract/http'
import { windowAt } from '@quokka/core/qtest-schedule'
import { statusCodeOf } from '@quokka/core/quiz'
import type { KeptQuiz } from '../../stores/library-list.ts'
import type { QTests } from '../../stores/qtests.ts'
import type { StoredQuiz } from '../../stores/quiz-row.ts'
import type { Quizzes } from '../../stores/quizzes.ts'

/** Quizzes as their authors see them in lists, in the same order. */
export const quizTilesOf = async (
  quizzes: Pick<Quizzes, 'questionCounts' | 'shelfFacts'>,
  shown: readonly StoredQuiz[],
  userId: string,
): Promise<QuizTile[]> => {
  const ids = shown.map(({ quizId }) => quizId)
  const counts = await quizzes.questionCounts(ids)
  const facts = await quizzes.shelfFacts(ids)
  return shown.map((quiz) => {
    const { teamCount = 0, ownerName } = facts.get(quiz.quizId) ?? {}
    const isOwner = quiz.ownerId === userId
    return {
      quizId: quiz.quizId,
      quizImage: quiz.quizImage,
      quizName: quiz.quizName,
      quizType: 'Private',
      createdOn: new Date(quiz.createdAtMs).toISOString(),
      editedOn: new Date(quiz.editedAtMs).toISOString(),
      tileStatus: (quiz.statusBefore ?? quiz.status) === 'published' ? 'PUBQuiz' : 'DRFQuiz',
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

const dateOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())

/** Quizzes with how somebody keeps them, in the order in which they are kept; one that is gone meanwhile is left out. */
export const libraryQuizzesOf = async (
  quizzes: Pick<Quizzes, 'byIds' | 'questionCounts' | 'shelfFacts'>,
  kept: readonly KeptQuiz[],
  userId: string,
): Promise<LibraryQuiz[]> => {
  const stored = await quizzes.byIds(kept.map(({ quizId }) => quizId))
  const tiles = await quizTilesOf(quizzes, stored, userId)
  const byId = new Map(tiles.map((tile) => [tile.quizId, tile]))
  return kept.flatMap(({ quizId, playedAtMs, deletedAtMs, folderId, isStarred, tags }) => {
    const tile = byId.get(quizId)
    const dates = { playedOn: dateOf(playedAtMs), deletedOn: dateOf(deletedAtMs) }
    return tile === undefined ? [] : [{ tile, folderId, isStarred, tags, ...dates }]
  })
}

/** The tests that somebody has scheduled. */
export const qtestTilesOf = async (
  qtests: Pick<QTests, 'ofOwner'>,
  userId: string,
  nowMs: number,
): Promise<QTestTile[]> => {
  const own = await qtests.ofOwner(userId)
  return own.map(({ startMs, endMs, closedWhy, ...qtest }) => ({
    ...qtest,
    ...(closedWhy !== undefined && { closedWhy }),
    startOn: new Date(startMs).toISOString(),
    endOn: new Date(endMs).toISOString(),
    qtestStatus: windowAt({ startMs, endMs }, nowMs),
  }))
}
