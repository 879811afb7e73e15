import type { ReportVariant } from '@quokka/core/report-types'
import { REPORT_VARIANTS } from '@quokka/core/report-types'
import { paths } from '../lib/navigation/paths.ts'

/** What a report is of, as the calls name it: all games of a quiz, the game of a room, or a QTest by its id. */
export interface ReportPlace {
  quizVariant: ReportVariant
  quizId: string
  roomId?: string
  game?: number
}

export const isReportVariant = (text: string | null): text is ReportVariant =>
  REPORT_VARIANTS.some((variant) => variant === text)

const withRoom = (query: URLSearchParams, { roomId, game }: ReportPlace): URLSearchParams => {
  if (roomId !== undefined) query.set('room', roomId)
  if (game !== undefined) query.set('game', String(game))
  return query
}

/** The room and the game of an address' query. */
export const roomIn = (query: URLSearchParams): Pick<ReportPlace, 'roomId' | 'game'> => {
  const roomId = query.get('room')
  const game = Number(query.get('game'))
  return { ...(roomId && { roomId }), ...(Number.isInteger(game) && game > 0 && { game }) }
}

/** The page of a report. */
export const reportOf = (place: ReportPlace): string => {
  const query = withRoom(new URLSearchParams(), place)
  const path = `${paths.reports}/${place.quizVariant}/${encodeURIComponent(place.quizId)}`
  return query.size > 0 ? `${path}?${query}` : path
}

/** Where it is chosen what goes into its file. */
export const sheetsOf = (place: ReportPlace): string => {
  const { quizVariant, quizId } = place
  return `${paths.reports}?${withRoom(new URLSearchParams({ kind: quizVariant, quiz: quizId }), place)}`
}

/** The page of a QTest's report. */
export const qtestReportOf = (qtestId: string): string => reportOf({ quizVariant: 'qtest', quizId: qtestId })
