import type { QTestToReport, QuizToReport } from '@quokka/contract/http'
import { getShortReport } from '@quokka/contract/http'
import type { ReportVariant } from '@quokka/core/report-types'
import type { Outcome } from '../../../lib/calls/call.ts'
import { call } from '../../../lib/calls/call.ts'
import { hostedName } from '../../../quiz/catalogue-names.ts'
import type { ReportPlace } from '../../../quiz/report-paths.ts'

/** One thing that can be reported, whichever kind it is. */
export interface ReportChoice {
  /** Its own among those of its kind. */
  key: string
  place: ReportPlace
  /** In the language of the screen where the quiz was drawn. */
  readonly name: string
  image: string
  /** ISO; of a course the latest game's, of a QTest its opening. */
  at: string
  players: number
  /** 1, of a course how many. */
  games: number
  /** Whether players can still come: of a QTest while its window is open. */
  isOpen: boolean
}

const keyOf = ({ quizId, roomId, game }: Pick<ReportPlace, 'quizId' | 'roomId' | 'game'>): string =>
  [quizId, roomId, game].filter((part) => part !== undefined).join('/')

/**
 * What an address means of what can be chosen; one without a room, or without the game of a room, means all games that it
 * fits. Rule RW27.
 */
export const choiceOf = (choices: readonly ReportChoice[], place: ReportPlace): ReportChoice | undefined => {
  const roomId = place.roomId?.trim().toLowerCase()
  const isSame = <Part>(one: Part | undefined, wanted: Part | undefined) =>
    one === undefined || wanted === undefined || one === wanted
  const found = choices.filter(
    ({ place: one }) => one.quizId === place.quizId && isSame(one.roomId, roomId) && isSame(one.game, place.game),
  )
  const [newest] = found
  if (newest === undefined || found.length === 1) return newest
  const players = found.reduce((sum, one) => sum + one.players, 0)
  return { ...newest, key: keyOf(place), place, players, games: found.length }
}

const ofQuiz = (quizVariant: 'course' | 'quiz', quiz: QuizToReport): ReportChoice => {
  const { quizId, roomId, game, games, quizImage, roomCreatedAt, playerCount } = quiz
  const place = quizVariant === 'course' ? { quizVariant, quizId } : { quizVariant, quizId, roomId, game }
  return {
    key: keyOf(place),
    place,
    // When it is shown: another language may be chosen meanwhile.
    get name() {
      return hostedName(quiz)
    },
    image: quizImage,
    at: roomCreatedAt,
    players: playerCount,
    games: quizVariant === 'course' ? games : 1,
    isOpen: false,
  }
}

const ofQTest = (qtest: QTestToReport): ReportChoice => {
  const place = { quizVariant: 'qtest', quizId: qtest.qtestId } as const
  const what = { name: qtest.qtestName, image: qtest.qtestImage, at: qtest.startOn, players: qtest.playerCount }
  return { key: keyOf(place), place, ...what, games: 1, isOpen: qtest.qtestStatus === 'Active' }
}

/** What of this kind can be reported, the newest first. */
export const reportsToChoose = async (quizVariant: ReportVariant): Promise<Outcome<ReportChoice[]>> => {
  const answer = await call(getShortReport, { quizVariant })
  if (!answer.ok) return answer
  const { value } = answer
  if (value.quizVariant === 'qtest') return { ok: true, value: value.quizzes.map(ofQTest) }
  const { quizVariant: kind, quizzes } = value
  return { ok: true, value: quizzes.map((quiz) => ofQuiz(kind, quiz)) }
}
