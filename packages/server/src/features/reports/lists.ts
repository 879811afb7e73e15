import type { QTestToReport, QuizToReport } from '@quokka/contract/http'
import { getShortReport } from '@quokka/contract/http'
import { ok } from '@quokka/core/lib'
import { windowAt } from '@quokka/core/qtest-schedule'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import type { Account } from '../../stores/accounts.ts'
import type { ReportPorts } from './report-ports.ts'

const iso = (ms: number): string => new Date(ms).toISOString()
const GONE = { image: '', description: '' }

/** What can be reported (contract §7). */
export const listRoute = ({ plays, qtests, quizzes, clock }: ReportPorts): Route => {
  const gamesOf = async (user: Account): Promise<QuizToReport[]> => {
    const played = await plays.ofHost(user.userId, 'game')
    const hosted = await quizzes.find(user, [...new Set(played.map(({ quizId }) => quizId))])
    return played.map((play) => {
      const { image, description } = hosted.get(play.quizId) ?? GONE
      return {
        quizId: play.quizId,
        quizType: play.quizType,
        quizImage: image,
        quizName: play.quizName,
        quizDesc: description,
        roomCreatedAt: iso(play.startedAtMs),
        roomId: play.journalId,
        game: play.game,
        games: 1,
        playerCount: play.playerCount,
      }
    })
  }

  /** The games of a quiz together, as the latest of them. */
  const coursesOf = async (user: Account): Promise<QuizToReport[]> => {
    const courses = new Map<string, QuizToReport>()
    for (const game of await gamesOf(user)) {
      const course = courses.get(game.quizId)
      courses.set(
        game.quizId,
        course === undefined
          ? game
          : { ...course, games: course.games + 1, playerCount: course.playerCount + game.playerCount },
      )
    }
    return [...courses.values()]
  }

  const qtestsOf = async (user: Account): Promise<QTestToReport[]> => {
    const played = await plays.ofHost(user.userId, 'qtest')
    const listed = new Map((await qtests.ofOwner(user.userId)).map((qtest) => [qtest.qtestId, qtest]))
    const hosted = await quizzes.find(user, [...new Set(played.map(({ quizId }) => quizId))])
    return played.flatMap(({ journalId, quizId, playerCount }) => {
      const qtest = listed.get(journalId)
      if (qtest === undefined) return []
      const { startMs, endMs } = qtest
      return [
        {
          qtestId: journalId,
          qtestType: qtest.qtestType,
          qtestImage: qtest.qtestImage,
          qtestName: qtest.qtestName,
          qtestDesc: hosted.get(quizId)?.description ?? '',
          startOn: iso(startMs),
          qtestStatus: windowAt({ startMs, endMs }, clock.nowMs()),
          playerCount,
        },
      ]
    })
  }

  return route(getShortReport, async ({ body: { quizVariant }, user }) => {
    if (quizVariant === 'qtest') return ok({ quizVariant, quizzes: await qtestsOf(user) })
    return ok({ quizVariant, quizzes: await (quizVariant === 'course' ? coursesOf(user) : gamesOf(user)) })
  })
}
