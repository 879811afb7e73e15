import { afterAll, expect, test } from 'vitest'
import { openRoomPlayer } from '../testing/room-player.ts'
import type { Browser } from '../testing/test-accounts.ts'
import { openTestAccounts } from '../testing/test-accounts.ts'

const at = await openTestAccounts({ limitFactor: 1 })
at.clock.stop()
const origin = await at.listen()
afterAll(() => at.close())

const QUIZ = 'farm-friends'
const TOO_OFTEN = { code: 'frame/rate-limited', message: 'That was too often. Wait a moment and try again.' }
const updateQuiz = ['updateQuiz', { categories: [QUIZ], quizType: 'Ready Made' }] as const

const enter = (roomId: string, visitor: Pick<Browser, 'cookies'>) => openRoomPlayer(origin, roomId, visitor)

const openRoom = async () => {
  const visitor = at.browser()
  const roomId: string = (await visitor.post('createinvite', { quizId: QUIZ, hostMode: true })).json().roomId
  const host = await enter(roomId, visitor)
  await host.join()
  return { visitor, roomId, host }
}

const rowsOf = async (roomId: string): Promise<number> =>
  (await at.database.kysely.selectFrom('journal').select('seq').where('journal_id', '=', roomId).execute()).length

test("SO22 a host's frame is accepted only from the connection that has the seat", async () => {
  const { visitor, roomId } = await openRoom()
  const rows = await rowsOf(roomId)
  const other = await enter(roomId, visitor)
  for (const [action, payload] of [updateQuiz, ['startQuiz', {}]] as const) {
    other.send(action, payload)
    expect((await other.next('error')).message).toBe('Join the room first.')
  }
  expect(await rowsOf(roomId)).toBe(rows)
})

test('SO28 a ninth line of one browser closes the oldest without a seat, and the seat stays', async () => {
  const { visitor, roomId, host } = await openRoom()
  const more = []
  for (let index = 0; index < 8; index += 1) more.push(await enter(roomId, visitor))
  expect(await more[0]?.closed()).toBe(4409)
  expect([host, ...more.slice(1)].every((line) => line.isOpen())).toBe(true)
})

test('SO23 a frame above its own rate gets a sentence and changes nothing, on a new line too', async () => {
  const { visitor, roomId, host } = await openRoom()
  host.send(...updateQuiz)
  await host.next('continueQuizzing')
  const rows = await rowsOf(roomId)
  host.send(...updateQuiz)
  expect(await host.next('error')).toEqual(TOO_OFTEN)
  const again = await enter(roomId, visitor)
  again.send('rejoinPlayer', { playerId: '' })
  await again.next('joined')
  again.send(...updateQuiz)
  expect(await again.next('error')).toEqual(TOO_OFTEN)
  expect(await rowsOf(roomId)).toBe(rows)
})

test('SO25 texts that no database holds are answered like others', async () => {
  const { host } = await openRoom()
  host.send('updateQuiz', { categories: ['no\0such\ud83d'], quizType: '' })
  expect((await host.next('error')).message).toBe('There is no such quiz.')
})

test('SO24 a frame of more bytes than it is declared with gets a sentence and changes nothing', async () => {
  const { roomId, host } = await openRoom()
  const rows = await rowsOf(roomId)
  host.send('startQuiz', { roomId, padding: 'x'.repeat(1_000) })
  expect(await host.next('error')).toEqual({
    code: 'frame/invalid-payload',
    message: "Data 'payload' property is not valid.",
  })
  expect(await rowsOf(roomId)).toBe(rows)
})
