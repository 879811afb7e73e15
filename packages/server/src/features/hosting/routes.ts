import type { OwnSeat, ReadyMadeQuiz } from '@quokka/contract/http'
import {
  checkRoomId,
  countInterest,
  createInvite,
  getCategories,
  getOwnRoom,
  getPlayedLately,
  getReadyMadeQuizzes,
} from '@quokka/contract/http'
import type { AgeGroup, Plan } from '@quokka/core/accounts'
import { ageGroupFromWire, isYoung, planOf } from '@quokka/core/accounts'
import type { Result } from '@quokka/core/lib'
import { ok, refuse } from '@quokka/core/lib'
import type { Difficulty } from '@quokka/core/quiz'
import type { RoomSettings, SourceQuiz } from '@quokka/core/room'
import { readQuery } from '@quokka/core/search'
import type { ReadFilter } from '@quokka/core/search-filters'
import { READ_FILTERS } from '@quokka/core/search-filters'
import { LANGUAGES } from '@quokka/languages'
import { budgetRefusal } from '../../budgets/budget-refusal.ts'
import type { Budgets } from '../../budgets/budgets.ts'
import { bytesOfQuiz } from '../../budgets/bytes-of-quiz.ts'
import type { Payers } from '../../budgets/payer.ts'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import type { AddressGuessLimits } from '../../http/limits/address-limits.ts'
import type { RoomDirectory } from '../../room/directory.ts'
import type { RoomLookups, OwnSeat as Seat } from '../../room/room-lookups.ts'
import type { Account } from '../../stores/accounts.ts'
import type { MissedSearches } from '../../stores/missed-searches.ts'
import type { Plays } from '../../stores/plays.ts'
import type { OpenTo } from './catalogue.ts'
import type { HostableQuizzes } from './hostable-quizzes.ts'
import type { NoQuiz } from './no-quiz.ts'
import { notDrawn, notFound } from './no-quiz.ts'

export interface HostingPorts {
  quizzes: HostableQuizzes
  guesses: AddressGuessLimits
  directory: Pick<RoomDirectory, 'open'>
  lookups: Pick<RoomLookups, 'entryOf' | 'knock' | 'ownRoom'>
  /** Seats of a room by the plan of its host, who takes one of them. */
  seats: Record<Plan, number>
  hostGraceMs: number
  getReadyMs: number
  brandName: string
  visits: Pick<Plays, 'countVisit'>
  missed: Pick<MissedSearches, 'count'>
  payers: Payers
  budgets: Pick<Budgets, 'objectionTo' | 'spend'>
}

const readAgeGroup = (spelling: string | undefined): AgeGroup | undefined =>
  spelling === undefined ? undefined : ageGroupFromWire(spelling)

/** Of rooms that do not exist, from one address: somebody is guessing codes. */
const MISSES_PER_MINUTE = 60

/** Of a room that is on its way. */
const UNKNOWN_ENTRY = { seat: undefined, hasSafeNames: false, language: null, refusal: null }

const ownSeat = ({ name, avatar, isHost }: Seat): OwnSeat => ({ playerName: name, playerAvatar: avatar, isHost })

const listsOf = ({ all, allowed }: OpenTo<ReadyMadeQuiz>) => ({ allQuizzes: all, allowedQuizzes: allowed })

const filtersIn = (text: string): ReadFilter[] => {
  const named = text.split(',')
  return READ_FILTERS.filter((filter) => named.includes(filter))
}

type Asked = { quizId: string } | { categories: string[]; difficulty?: Difficulty | undefined }

/** The calls of contract §5 that need no account. Guests host within the free plan. */
export const hostingRoutes = (ports: HostingPorts): Route[] => {
  const { quizzes, directory, lookups, seats, hostGraceMs, getReadyMs, brandName, visits, missed, payers, budgets } =
    ports
  /** The quiz that was asked for, or why there is none. */
  const quizFor = async (
    host: Account | undefined,
    asked: Asked,
    ageGroup: AgeGroup | undefined,
  ): Promise<Result<SourceQuiz, NoQuiz>> => {
    if ('categories' in asked) {
      const { categories, difficulty } = asked
      const drawn = await quizzes.draw(host, { categories, ageGroup, difficulty })
      return typeof drawn === 'object' ? ok(drawn) : refuse(notDrawn(drawn, host, brandName))
    }
    const quiz = await quizzes.find(host, asked.quizId)
    return typeof quiz === 'object' ? ok(quiz) : refuse(notFound(quiz, host, brandName))
  }

  return [
    route(getCategories, async ({ body, user }) => {
      const { all, allowed } = await quizzes.categories(user, readAgeGroup(body.ageGroup))
      return ok({ allCategories: all, allowedCategories: allowed })
    }),
    route(getReadyMadeQuizzes, async ({ body, user }) => {
      const ageGroup = readAgeGroup(body.ageGroup)
      const query = readQuery(body.search, filtersIn(body.without))
      if (query.terms.length === 0) return ok(listsOf(await quizzes.list(user, ageGroup)))
      const { found, nearest } = await quizzes.search(user, ageGroup, query)
      if (found.all.length === 0 && body.isTyped === 'false') await missed.count(body.search)
      const { schoolClass, subject, language } = query
      return ok({
        ...listsOf(found),
        nearest: listsOf(nearest),
        read: { ...(schoolClass && { schoolClass }), ...(subject && { subject }), ...(language && { language }) },
      })
    }),
    route(getPlayedLately, async ({ user }) => ok({ quizzes: await quizzes.playedLately(user) })),
    route(createInvite, async ({ body, user, credential, addressKey }) => {
      const hostCredential = credential()
      const payer = payers.of(hostCredential, addressKey)
      const objection = budgets.objectionTo(payer, 'room')
      if (objection !== undefined) return { ok: false, refusal: budgetRefusal(objection) }
      const ageGroup = readAgeGroup(body.ageGroup)
      const quiz = await quizFor(user, body, ageGroup)
      if (!quiz.ok) {
        const { code: errorCode, message: errorMessage, says: errorSays } = quiz.refusal
        return ok({ status: 'Error' as const, errorCode, errorMessage, ...(errorSays && { errorSays }) })
      }
      const { showAnswer, randomizeQuestion, hostMode } = body
      // The two young groups play under safe names unless the host says otherwise. Rule RM28.
      const safeNames = body.safeNames ?? (ageGroup !== undefined && isYoung(ageGroup))
      const capacity = seats[planOf(user)]
      const language = LANGUAGES.find(({ code }) => code === body.language)?.code ?? null
      const chosen = { showAnswer, randomizeQuestion, hostMode, safeNames, calm: body.calm, language }
      const settings: RoomSettings = { ...chosen, capacity, hostGraceMs, getReadyMs }
      const roomId = await directory.open({ hostCredential, settings, quiz: quiz.value, payer })
      budgets.spend(payer, bytesOfQuiz(quiz.value))
      return ok({ status: 'Success' as const, roomId })
    }),
    route(countInterest, async ({ body: { ageGroup, ...wish }, user }) =>
      ok({ questionCount: await quizzes.countInterest(user, { ...wish, ageGroup: readAgeGroup(ageGroup) }) }),
    ),
    route(checkRoomId, async ({ body, credential, credentials, addressKey }) => {
      const roomId = body.roomId.trim().toLowerCase()
      const entry = await lookups.entryOf(roomId, credentials())
      if (entry === undefined) {
        const retryAfterS = await ports.guesses.waitSeconds('missed room by call', addressKey, MISSES_PER_MINUTE)
        return retryAfterS > 0
          ? { ok: false, refusal: { code: 'request/rate-limited', retryAfterS } }
          : ok({ roomIdExistsFlag: false, ownSeat: null, safeNames: false, language: null, refusal: null })
      }
      const { source } = body
      if (source !== undefined) await visits.countVisit(roomId, source)
      const { seat, hasSafeNames: safeNames, language, refusal = null } = entry === 'later' ? UNKNOWN_ENTRY : entry
      // Asked for with each knock: a browser that is known by nothing yet is one of those who wait.
      if (refusal === 'room/full') await lookups.knock(roomId, credential())
      return ok({ roomIdExistsFlag: true, ownSeat: seat ? ownSeat(seat) : null, safeNames, language, refusal })
    }),
    route(getOwnRoom, async ({ credentials }) => {
      const own = await lookups.ownRoom(credentials())
      return ok({ ownRoom: own ? { roomId: own.roomId, ...ownSeat(own.seat) } : null })
    }),
  ]
}
