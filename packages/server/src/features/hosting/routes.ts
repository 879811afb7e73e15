import { checkRoomId, createInvite, getCategories, getReadyMadeQuizzes } from '@quokka/contract/http'
import { ok } from '@quokka/core/lib'
import type { RoomSettings } from '@quokka/core/room'
import type { Route } from '../../http/mount-endpoint.ts'
import { route } from '../../http/mount-endpoint.ts'
import type { RoomDirectory } from '../../room/directory.ts'
import type { Catalogue } from './catalogue.ts'

/** What a host reads when an invite cannot be made (contract §5, `errorMessage`). */
const SENTENCES = {
  noSuchQuiz: 'There is no such quiz.',
  locked: 'Please sign up/log in to access more quizzes',
  comingNext: 'Feature under development. Coming soon!',
} as const

export interface HostingPorts {
  catalogue: Catalogue
  directory: Pick<RoomDirectory, 'open' | 'isOpen' | 'seatIn'>
  /** Seats of a room of the free plan, the host's included. */
  freePlayers: number
  hostGraceMs: number
}

/** The calls of contract §5 that need no account. Guests host within the free plan. */
export const hostingRoutes = ({ catalogue, directory, freePlayers, hostGraceMs }: HostingPorts): Route[] => [
  route(getCategories, ({ body }) => {
    const { all, allowed } = catalogue.categories(body.ageGroup)
    return ok({ allCategories: all, allowedCategories: allowed })
  }),
  route(getReadyMadeQuizzes, ({ body }) => {
    const { all, allowed } = catalogue.quizzes(body.ageGroup)
    return ok({ allQuizzes: all, allowedQuizzes: allowed })
  }),
  route(createInvite, async ({ body, credential }) => {
    const error = (errorMessage: string) => ok({ status: 'Error' as const, errorMessage })
    if ('categories' in body) return error(SENTENCES.comingNext)
    const quiz = catalogue.find(body.quizId)
    if (quiz === undefined) return error(SENTENCES.noSuchQuiz)
    if (quiz === 'locked') return error(SENTENCES.locked)
    const { showAnswer, randomizeQuestion, hostMode } = body
    const settings: RoomSettings = { showAnswer, randomizeQuestion, hostMode, capacity: freePlayers, hostGraceMs }
    const roomId = await directory.open({ hostCredential: credential(), settings, quiz })
    return ok({ status: 'Success' as const, roomId })
  }),
  route(checkRoomId, ({ body, credential }) => {
    const roomId = body.roomId.trim().toLowerCase()
    if (!directory.isOpen(roomId)) return ok({ roomIdExistsFlag: false, ownSeat: null })
    const seat = directory.seatIn(roomId, credential())
    const ownSeat = seat ? { playerName: seat.name, playerAvatar: seat.avatar, isHost: seat.isHost } : null
    return ok({ roomIdExistsFlag: true, ownSeat })
  }),
]
