import type { FrameRefusal } from '@quokka/contract/wire'
import { afterAll, expect, test } from 'vitest'
import type { RoomPlayer } from '../testing/room-player.ts'
import { openRoomPlayer } from '../testing/room-player.ts'
import { openTestAccounts } from '../testing/test-accounts.ts'

const at = await openTestAccounts()
const origin = await at.listen()
afterAll(() => at.close())

const visitor = at.browser()
const roomId: string = (await visitor.post('createinvite', { quizId: 'farm-friends' })).json().roomId
const host = await openRoomPlayer(origin, roomId, visitor)
await host.join()
const player = await openRoomPlayer(origin, roomId, at.browser())
await player.join()
const stranger = await openRoomPlayer(origin, roomId, at.browser())

const DETAILS = { playerName: 'Ada', playerEmail: 'ada@example.org', playerAvatar: 'avatar1', ageGroup: '18+' }

test.each<[RoomPlayer, string, object, FrameRefusal, string]>([
  [stranger, 'dance', {}, 'frame/unknown-action', "Data 'action' property is not handled."],
  [stranger, 'rejoinPlayer', {}, 'frame/invalid-payload', "Data 'payload' property is not valid."],
  [stranger, 'addPlayer', { ...DETAILS, playerName: ' ' }, 'player/name-empty', 'Name: Field cannot be empty'],
  [stranger, 'userExit', {}, 'room/not-joined', 'Join the room first.'],
  [player, 'startQuiz', {}, 'room/not-host', 'Only the host can do that.'],
  [player, 'userExit', { playerId: 'another' }, 'room/not-your-seat', 'You can only act as yourself.'],
  [host, 'goToPodium', {}, 'room/not-now', 'That cannot be done right now.'],
  [host, 'removePlayer', { playerId: 'nobody' }, 'player/not-found', 'That player is not here any more.'],
])(
  'SO31 %#: a frame that is refused is answered with its code and its sentence',
  async (line, action, payload, code, message) => {
    line.send(action, payload)
    expect(await line.next('error')).toEqual({ code, message })
  },
)

test('SO31 a quiz that a host may not play is refused with the code of the invite', async () => {
  const quizId = 'art-gallery'
  const { errorCode, errorMessage } = (await visitor.post('createinvite', { quizId })).json()
  host.send('updateQuiz', { categories: [quizId], quizType: 'Ready Made' })
  expect(await host.next('error')).toEqual({ code: 'quiz/sign-up-required', message: errorMessage })
  expect(errorCode).toBe('quiz/sign-up-required')
})
