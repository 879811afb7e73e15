import { CLOSE_CODES } from '@quokka/contract/socket'
import { afterAll, expect, test } from 'vitest'
import { openRoomPlayer } from '../testing/room-player.ts'
import type { Browser } from '../testing/test-accounts.ts'
import { openTestAccounts, PASSWORD } from '../testing/test-accounts.ts'

const at = await openTestAccounts({ limitFactor: 1 })
const origin = await at.listen()
afterAll(() => at.close())

const enter = (roomId: string, visitor: Pick<Browser, 'cookies'>) => openRoomPlayer(origin, roomId, visitor)

const openRoom = async (visitor: Browser = at.browser(), options: object = {}) => {
  const body = { quizId: 'farm-friends', hostMode: true, ...options }
  const roomId: string = (await visitor.post('createinvite', body)).json().roomId
  const host = await enter(roomId, visitor)
  await host.join({ playerName: 'Teacher' })
  return { roomId, host }
}

test('RM33 a removed guest is shut out as a guest and as the account that signs in with it', async () => {
  const { roomId, host } = await openRoom()
  const visitor = at.browser()
  const player = await enter(roomId, visitor)
  const { playerId } = await player.join()
  host.send('removePlayer', { playerId })
  await player.next('removed')
  expect(await player.closed()).toBe(CLOSE_CODES.done)
  const { name } = await at.member()
  await visitor.post('signin', { username: name, password: PASSWORD })
  const again = await openRoomPlayer(origin, roomId, visitor, 'removed')
  expect(await again.closed()).toBe(CLOSE_CODES.done)
})

test('RM33 a removed member is shut out by the account on another device, and as the guest that the browser was', async () => {
  const { roomId, host } = await openRoom()
  const phone = at.browser()
  await (await enter((await openRoom()).roomId, phone)).join()
  const member = await at.member()
  await phone.post('signin', { username: member.name, password: PASSWORD })
  const player = await enter(roomId, phone)
  const { playerId } = await player.join()
  host.send('removePlayer', { playerId })
  await player.next('removed')
  await (await openRoomPlayer(origin, roomId, member, 'removed')).closed()
  await phone.post('signout', {})
  expect(await (await openRoomPlayer(origin, roomId, phone, 'removed')).closed()).toBe(CLOSE_CODES.done)
})

test('RM24 a locked room says so and admits nobody new; a player with a seat returns; all see that it is locked', async () => {
  const { roomId, host } = await openRoom()
  const visitor = at.browser()
  const player = await enter(roomId, visitor)
  const { playerId } = await player.join()
  host.send('lockRoom', { locked: true })
  await expect.poll(async () => (await player.next('sendLeaderboard')).locked).toBe(true)
  const late = await enter(roomId, at.browser())
  late.send('addPlayer', { playerName: 'Late', playerEmail: 'a@example.org', playerAvatar: 'avatar1', ageGroup: '18+' })
  expect(await late.next('error')).toEqual({ code: 'room/locked', message: 'The host has locked this room.' })
  expect(await late.closed()).toBe(CLOSE_CODES.done)
  expect((await (await enter(roomId, visitor)).join()).playerId).toBe(playerId)
})

test('RM30 everyone sees the name that the host gives at once', async () => {
  const { roomId, host } = await openRoom()
  const player = await enter(roomId, at.browser())
  const { playerId } = await player.join({ playerName: 'Stinky Pants' })
  host.send('renamePlayer', { playerId, playerName: 'Bright Wombat' })
  const names = async () => (await player.next('sendLeaderboard')).playerStats.map(({ playerName }) => playerName)
  await expect.poll(names).toEqual(['Teacher', 'Bright Wombat'])
})

test.each([
  [{ ageGroup: '6 to 8' }, true],
  [{ ageGroup: '9 to 14' }, true],
  [{ ageGroup: '18+' }, false],
  [{}, false],
  [{ ageGroup: '6 to 8', safeNames: false }, false],
  [{ ageGroup: '18+', safeNames: true }, true],
])('RM28 a room opened with %j has safe names: %s', async (options, hasSafeNames) => {
  const { roomId } = await openRoom(at.browser(), options)
  const player = await enter(roomId, at.browser())
  const { playerId } = await player.join({ playerName: 'Stinky Pants' })
  const own = (await player.next('sendLeaderboard')).playerStats.find((row) => row.playerId === playerId)
  if (hasSafeNames) expect(own?.playerName).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/u)
  else expect(own?.playerName).toBe('Stinky Pants')
  if (hasSafeNames) expect(own?.playerName).not.toBe('Stinky Pants')
})

test.each([
  ['hi', /^\p{Script=Devanagari}+ \p{Script=Devanagari}+$/u],
  ['ar', /^\p{Script=Arabic}+ \p{Script=Arabic}+$/u],
  ['en', /^[A-Z][a-z]+ [A-Z][a-z]+$/u],
])('LT10 RM28 a safe name is in the language that its player reads: %s', async (language, form) => {
  const { roomId } = await openRoom(at.browser(), { safeNames: true })
  const visitor = at.browser()
  visitor.cookies.set('qq_language', language)
  const player = await enter(roomId, visitor)
  const { playerId } = await player.join({ playerName: 'Stinky Pants' })
  const own = (await player.next('sendLeaderboard')).playerStats.find((row) => row.playerId === playerId)
  expect(own?.playerName).toMatch(form)
})

test('RM32 sixty new seats come at once from one address, the next is told to wait; a seat that is there already costs nothing', async () => {
  const teacher = await at.member()
  await at.database.kysely
    .updateTable('account')
    .set({ user_type: 'PREMIUM' })
    .where('user_name', '=', teacher.name)
    .execute()
  const { roomId } = await openRoom(teacher)
  const pupils = Array.from({ length: 60 }, () => at.browser())
  at.clock.stop()
  await Promise.all(pupils.map(async (pupil) => (await enter(roomId, pupil)).join()))
  const late = await enter(roomId, at.browser())
  late.send('addPlayer', { playerName: 'Late', playerEmail: 'a@example.org', playerAvatar: 'avatar1', ageGroup: '18+' })
  const { code, message, retryAfterMs } = await late.next('error')
  expect([code, message]).toEqual(['room/too-many-joining', expect.stringMatching(/in a moment/u)])
  expect(retryAfterMs).toBeGreaterThan(0)
  expect(late.isOpen()).toBe(true)
  for (const pupil of pupils.slice(0, 5)) expect((await (await enter(roomId, pupil)).join()).rejoined).toBe(true)
  const { roomId: another } = await openRoom()
  expect((await (await enter(another, at.browser())).join()).rejoined).toBe(false)
  at.clock.start()
})
