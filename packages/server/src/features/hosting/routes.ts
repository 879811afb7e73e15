import { checkRoomId, createInvite, getCategories, getReadyMadeQuizzes } from '@quokka/contract/http'
import type { Plan } from '@quokka/core/accounts'
import { planOf } from '@quokka/core/accounts'
import { ok } from '@quokka/core/lib'
import type { RoomSettings } from '@quokka/core/room'
import type { Route } from '../../http/mount-endpoint.ts'
import { route } from '../../http/mount-endpoint.ts'
import type { RoomDirectory } from '../../room/directory.ts'
import type { AuthoredQuizzes } from './authored-quizzes.ts'
import type { Catalogue } from './catalogue.ts'

/** What a host reads when an invite cannot be made (contract §5, `errorMessage`). */
const SENTENCES = {
  noSuchQuiz: 'There is no such quiz.',
  lockedForGuests: 'Please sign up/log in to access more quizzes',
  lockedForMembers: (brandName: string) =>
    `Purchase our premium pack to play more than 5000 quizzes with ${brandName}!`,
  comingNext: 'Feature under development. Coming soon!',
} as const

export interface HostingPorts {
  catalogue: Catalogue
  authored: AuthoredQuizzes
  directory: Pick<RoomDirectory, 'open' | 'isOpen' | 'seatIn'>
  /** Seats of a room by the plan of its host, who takes one of them. */
  seats: Record<Plan, number>
  hostGraceMs: number
  brandName: string
}

/** The calls of contract §5 that need no account. Guests host within the free plan. */
export const hostingRoutes = ({
  catalogue,
  authored,
  directory,
  seats,
  hostGraceMs,
  brandName,
}: HostingPorts): Route[] => [
  route(getCategories, ({ body, user }) => {
    const { all, allowed } = catalogue.categories(body.ageGroup, planOf(user))
    return ok({ allCategories: all, allowedCategories: allowed })
  }),
  route(getReadyMadeQuizzes, async ({ body, user }) => {
    const { all, allowed } = catalogue.quizzes(body.ageGroup, planOf(user))
    const written = await authored.tiles(user?.userId, body.ageGroup)
    return ok({ allQuizzes: [...written, ...all], allowedQuizzes: [...written, ...allowed] })
  }),
  route(createInvite, async ({ body, user, credential }) => {
    const error = (errorMessage: string) => ok({ status: 'Error' as const, errorMessage })
    if ('categories' in body) return error(SENTENCES.comingNext)
    const plan = planOf(user)
    const quiz = catalogue.find(body.quizId, plan) ?? (await authored.find(user?.userId, body.quizId))
    if (quiz === undefined) return error(SENTENCES.noSuchQuiz)
    if (quiz === 'locked') return error(user ? SENTENCES.lockedForMembers(brandName) : SENTENCES.lockedForGuests)
    const { showAnswer, randomizeQuestion, hostMode } = body
    const settings: RoomSettings = { showAnswer, randomizeQuestion, hostMode, capacity: seats[plan], hostGraceMs }
    const roomId = await directory.open({ hostCredential: credential(), settings, quiz })
    return ok({ status: 'Success' as const, roomId })
  }),
  route(checkRoomId, ({ body, credentials }) => {
    const roomId = body.roomId.trim().toLowerCase()
    if (!directory.isOpen(roomId)) return ok({ roomIdExistsFlag: false, ownSeat: null })
    const seat = directory.seatIn(roomId, credentials())
    const ownSeat = seat ? { playerName: seat.name, playerAvatar: seat.avatar, isHost: seat.isHost } : null
    return ok({ roomIdExistsFlag: true, ownSeat })
  }),
]
