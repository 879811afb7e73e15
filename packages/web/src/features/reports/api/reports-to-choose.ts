import type { QTestToReport, QuizToReport } from '@quokka/contract/http'
import { getShortReport } from '@quokka/contract/http'
import type { ReportVariant } from '@quokka/core/report-types'
import type { Outcome } from '../../../lib/calls/call.ts'
import { call } from '../../../lib/calls/call.ts'
import type { ReportPlace } from '../../../quiz/report-paths.ts'

/** One thing that can be reported, whichever kind it is. */
export interface ReportChoice {
  /** Its own among those of its kind. */
  key: string
  place: ReportPlace
  name: string
  image: string
  /** ISO; of a course the latest game's, of a QTest its opening. */
  at: string
  players: number
  /** 1, of a course how many. */
  games: number
}

const roomOf = ({ quizId, roomId, game }: Pick<ReportPlace, 'quizId' | 'roomId' | 'game'>): string =>
  [quizId, roomId, game].filter((part) => part !== undefined).join('/')

/** The key of what a report is of. */
export const keyOf = (place: ReportPlace): string => roomOf(place)

const ofQuiz = (quizVariant: 'course' | 'quiz', quiz: QuizToReport): ReportChoice => {
  const { quizId, roomId, game, games, quizName, quizImage, roomCreatedAt, playerCount } = quiz
  const place = quizVariant === 'course' ? { quizVariant, quizId } : { quizVariant, quizId, roomId, game }
  const what = { name: quizName, image: quizImage, at: roomCreatedAt, players: playerCount }
  return { key: keyOf(place), place, ...what, games: quizVariant === 'course' ? games : 1 }
}

const ofQTest = ({ qtestId, qtestName, qtestImage, startOn, playerCount }: QTestToReport): ReportChoice => {
  const place = { quizVariant: 'qtest', quizId: qtestId } as const
  return { key: keyOf(place), place, name: qtestName, image: qtestImage, at: startOn, players: playerCount, games: 1 }
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
