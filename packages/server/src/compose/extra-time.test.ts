import { afterAll, expect, test } from 'vitest'
import { openRoomPlayer } from '../testing/room-player.ts'
import { openTestAccounts } from '../testing/test-accounts.ts'

const at = await openTestAccounts({ limitFactor: 1 })
const origin = await at.listen()
afterAll(() => at.close())

test('XT8 XT6 XT1 a member’s wish is kept with the account, told to the host alone, and gives the member’s own clock more time', async () => {
  const member = await at.member()
  expect((await member.post('setextratime', { extraTime: 30 })).statusCode).toBe(400)
  expect((await at.browser().post('setextratime', { extraTime: 50 })).statusCode).toBe(401)
  expect((await member.post('setextratime', { extraTime: 50 })).statusCode).toBe(200)
  expect((await member.get('getprofile')).json().extraTime).toBe(50)
  expect((await member.get('exportaccount')).json().account.extraTime).toBe(50)

  const teacher = at.browser()
  const { roomId } = (await teacher.post('createinvite', { quizId: 'farm-friends', hostMode: true })).json()
  const host = await openRoomPlayer(origin, roomId, teacher)
  await host.join({ playerName: 'Teacher' })
  const guest = await openRoomPlayer(origin, roomId, at.browser())
  await guest.join()
  const pupil = await openRoomPlayer(origin, roomId, member)
  const { playerId } = await pupil.join()
  expect(await host.next('extraTimes')).toEqual({ players: [{ playerId, extraTime: 50 }] })

  host.send('startQuiz')
  const secondsOf = async (player: typeof host) => (await player.next('sendQuestion')).currentQuestion.timeToAnswer
  const ordinary = await secondsOf(guest)
  expect(await secondsOf(host)).toBe(ordinary)
  expect(await secondsOf(pupil)).toBe(Math.ceil(ordinary * 1.5))

  host.send('setExtraTime', { playerId, extraTime: 0 })
  expect(await host.next('extraTimes')).toEqual({ players: [] })
  guest.send('setExtraTime', { playerId, extraTime: 100 })
  expect((await guest.next('error')).code).toBe('room/not-host')
})
