import { checkRoomId, createInvite, getCategories, getReadyMadeQuizzes } from '@quokka/contract/http'
import type { Plan } from '@quokka/core/accounts'
import { isYoung, planOf } from '@quokka/core/accounts'
import { ok } from '@quokka/core/lib'
import type { RoomSettings } from '@quokka/core/room'
import type { Route } from '../../http/mount-endpoint.ts'
import { route } from '../../http/mount-endpoint.ts'
import type { RoomDirectory } from '../../room/directory.ts'
import type { HostableQuizzes } from './hostable-quizzes.ts'

/** What a host reads when an invite cannot be made (contract §5, `errorMessage`). */
const SENTENCES = {
  noSuchQuiz: 'There is no such quiz.',
  lockedForGuests: 'Please sign up/log in to access more quizzes',
  lockedForMembers: (brandName: string) =>
    `Purchase our premium pack to play more than 5000 quizzes with ${brandName}!`,
  comingNext: 'Feature under development. Coming soon!',
} as const

export interface HostingPorts {
  quizzes: HostableQuizzes
  directory: Pick<RoomDirectory, 'open' | 'isOpen' | 'seatIn' | 'hasSafeNames'>
  /** Seats of a room by the plan of its host, who takes one of them. */
  seats: Record<Plan, number>
  hostGraceMs: number
  brandName: string
}

/** The calls of contract §5 that need no account. Guests host within the free plan. */
export const hostingRoutes = ({ quizzes, directory, seats, hostGraceMs, brandName }: HostingPorts): Route[] => [
  route(getCategories, async ({ body, user }) => {
    const { all, allowed } = await quizzes.categories(user, body.ageGroup)
    return ok({ allCategories: all, allowedCategories: allowed })
  }),
  route(getReadyMadeQuizzes, async ({ body: { ageGroup, search }, user }) => {
    const { all, allowed } = await quizzes.list(user, { ageGroup, search })
    return ok({ allQuizzes: all, allowedQuizzes: allowed })
  }),
  route(createInvite, async ({ body, user, credential }) => {
    const error = (errorMessage: string) => ok({ status: 'Error' as const, errorMessage })
    if ('categories' in body) return error(SENTENCES.comingNext)
    const quiz = await quizzes.find(user, body.quizId)
    if (quiz === undefined) return error(SENTENCES.noSuchQuiz)
    if (quiz === 'locked') return error(user ? SENTENCES.lockedForMembers(brandName) : SENTENCES.lockedForGuests)
    const { showAnswer, randomizeQuestion, hostMode, ageGroup } = body
    // The two young groups play under safe names unless the host says otherwise. Rule RM28.
    const safeNames = body.safeNames ?? (ageGroup !== undefined && isYoung(ageGroup))
    const capacity = seats[planOf(user)]
    const settings: RoomSettings = { showAnswer, randomizeQuestion, hostMode, safeNames, capacity, hostGraceMs }
    const roomId = await directory.open({ hostCredential: credential(), settings, quiz })
    return ok({ status: 'Success' as const, roomId })
  }),
  route(checkRoomId, ({ body, credentials }) => {
    const roomId = body.roomId.trim().toLowerCase()
    if (!directory.isOpen(roomId)) return ok({ roomIdExistsFlag: false, ownSeat: null, safeNames: false })
    const seat = directory.seatIn(roomId, credentials())
    const ownSeat = seat ? { playerName: seat.name, playerAvatar: seat.avatar, isHost: seat.isHost } : null
    return ok({ roomIdExistsFlag: true, ownSeat, safeNames: directory.hasSafeNames(roomId) })
  }),
]
