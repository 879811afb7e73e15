import { getGameSummaryFile, getReport, getReportFile, getReportPlayers } from '@quokka/contract/http'
import type { Result } from '@quokka/core/lib'
import { ok } from '@quokka/core/lib'
import { LIMITS } from '@quokka/core/limits'
import { REPORT_TYPES } from '@quokka/core/report-types'
import type { PlayFacts } from '@quokka/core/reports'
import { PlayFacts as PlayFactsSchema, reportColumns, reportedPlayer } from '@quokka/core/reports'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import { createInFlight } from '../../http/limits/in-flight.ts'
import type { Refusal } from '../../http/replies/refusals.ts'
import type { Reported } from './find-plays.ts'
import { findPlays } from './find-plays.ts'
import { forgetPlayerRoute } from './forget-player.ts'
import { listRoute } from './lists.ts'
import { askingOf, createReportDesk } from './make-report.ts'
import { missedRoute } from './missed-quiz.ts'
import type { ReportPorts } from './report-ports.ts'
import { timeZoneOf } from './time-zone.ts'

/** Reports of one account that may be under way: a page asks for several at once. */
const MOST_AT_ONCE = { forKey: 4, inAll: 1_000 }

type Refused = { ok: false; refusal: Refusal }

/** The calls of contract §7. */
export const reportRoutes = (ports: ReportPorts): Route[] => {
  const { plays, facts, rooms } = ports
  const desk = createReportDesk({ ...ports, underWay: createInFlight(MOST_AT_ONCE) })

  /** The columns of a report; of what was asked in a year of games the ids are enough. Rule RS15. */
  const columnsOf = async ({ plays: heads }: Reported): Promise<{ questionId: string }[]> => {
    const ids = await facts.questionIds(heads.map(({ playId }) => playId))
    return reportColumns(
      heads.map((head) => ({
        ...head,
        questions: (ids.get(head.playId) ?? []).map((questionId) => ({ questionId })),
      })),
    )
  }

  const withQuestions = async (playIds: readonly string[]): Promise<ReadonlyMap<string, PlayFacts>> => {
    const texts = await facts.plays(playIds)
    return new Map(
      texts.map((text) => {
        const play = PlayFactsSchema.parse(JSON.parse(text))
        return [play.playId, play]
      }),
    )
  }

  /** The last game of a room: of one that is open for its host, of one that is over for the account that hosted it. Rule RS9. */
  const lastGame = async (
    roomId: string,
    credentials: readonly string[],
    userId: string | undefined,
  ): Promise<Result<Reported, Refusal>> => {
    const none: Refused = { ok: false, refusal: { code: 'report/not-found' } }
    const running = await rooms.entryOf(roomId, credentials)
    if (running === 'later') return { ok: false, refusal: { code: 'server/busy', retryAfterS: 2 } }
    if (running === undefined) {
      const last = userId && (await facts.heads({ hostId: userId, kind: 'game', journalId: roomId })).at(-1)
      return last ? ok({ variant: 'quiz', plays: [last], window: null }) : none
    }
    if (!running.isHost) return { ok: false, refusal: { code: 'report/not-host' } }
    const last = await plays.lastOfRoom(roomId, running.openedAtMs)
    return last === undefined ? none : ok({ variant: 'quiz', plays: [last], window: null })
  }

  return [
    listRoute(ports),
    route(getReportFile, async ({ body, user, language, gone }) => {
      const { reportTypes, format, quizVariant, timeZone } = body
      // In the order of the sheets, each once.
      const types = REPORT_TYPES.filter((type) => reportTypes.includes(type))
      if (format === 'csv' && types.length > 1) return { ok: false, refusal: { code: 'report/csv-single-type' } }
      const reported = await findPlays(ports, body, user.userId)
      if (!reported.ok) return reported
      return desk.file(reported.value, askingOf(user, gone()), {
        types,
        format,
        variant: quizVariant,
        timeZone: timeZoneOf(timeZone),
        language,
      })
    }),
    route(getGameSummaryFile, async ({ body, user, credential, credentials, language, gone }) => {
      const roomId = body.roomId.trim().toLowerCase()
      const reported = await lastGame(roomId, credentials(), user?.userId)
      if (!reported.ok) return reported
      const asking = { key: credential(), hostId: user?.userId, gone: gone() }
      return desk.file(reported.value, asking, {
        types: REPORT_TYPES,
        format: 'xlsx',
        variant: 'quiz',
        timeZone: timeZoneOf(body.timeZone),
        language,
      })
    }),
    route(getReport, async ({ body, user, gone }) => {
      const reported = await findPlays(ports, body, user.userId)
      return reported.ok ? desk.figures(reported.value, askingOf(user, gone())) : reported
    }),
    route(getReportPlayers, async ({ body, user }) => {
      const { search, page } = body
      const reported = await findPlays(ports, body, user.userId)
      if (!reported.ok) return reported
      const playIds = reported.value.plays.map(({ playId }) => playId)
      const shown = await plays.playersPage({ playIds, search, page, perPage: LIMITS.reportedPlayers })
      const columns = await columnsOf(reported.value)
      const byId = await withQuestions([...new Set(shown.players.map(({ playId }) => playId))])
      const shownIds = shown.players.map(({ playerId }) => playerId)
      const [{ playId: qtestId }] = reported.value.plays
      const ranks = body.quizVariant === 'qtest' ? await facts.ranks(qtestId, shownIds) : undefined
      return ok({
        found: shown.found,
        players: shown.players.flatMap(({ playId, ...player }) => {
          const play = byId.get(playId)
          const rank = ranks?.get(player.playerId) ?? player.rank
          return play === undefined ? [] : [reportedPlayer(play, columns, { ...player, rank })]
        }),
      })
    }),
    missedRoute(ports, desk),
    forgetPlayerRoute(ports),
  ]
}
