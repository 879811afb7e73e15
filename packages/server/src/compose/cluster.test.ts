import { afterAll, expect, test } from 'vitest'
import { inProcessBuses } from '../cluster/testing/in-process-bus.ts'
import type { Database } from '../ports.ts'
import { openTestDatabase } from '../testing/databases.ts'
import { newFolder } from '../testing/new-folder.ts'
import { openRoom, playOne } from '../testing/room-game.ts'
import { openRoomPlayer } from '../testing/room-player.ts'
import type { Browser, TestAccounts } from '../testing/test-accounts.ts'
import { openTestAccounts } from '../testing/test-accounts.ts'
import { buyerAt } from '../testing/test-buyers.ts'
import { accountIdOf } from '../testing/test-plays.ts'
import { ENTRY, qtestsOf } from '../testing/test-qtests.ts'

const { busOf } = inProcessBuses()
const dataFolder = newFolder()
const database = await openTestDatabase()
const openNode = (owner: string): Promise<TestAccounts> => {
  const own: Database = { ...database, owner, isShared: true, close: async () => {} }
  return openTestAccounts({
    database: own,
    bus: busOf(owner),
    settings: { DATA_DIR: dataFolder, PLAN_FREE_PLAYERS: '3' },
  })
}
const first = await openNode('first')
const second = await openNode('second')
const origin = await first.listen()
const originOfSecond = await second.listen()
afterAll(async () => {
  await first.close()
  await second.close()
  await database.close()
})

const admin = await second.administrator()

/** The same browser, led to another node. */
const at = (node: TestAccounts, { cookies }: Pick<Browser, 'cookies'>): Browser => {
  const browser = node.browser()
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return browser
}

test('CL4 every node tells of a room elsewhere: its code, the seat of a browser, its host and its last game', async () => {
  const [hosting, playing] = [first.browser(), first.browser()]
  const room = await openRoom(origin, hosting, playing)
  const { roomId } = room
  const [host, player, stranger] = [at(second, hosting), at(second, playing), second.browser()]
  expect((await player.post('checkroomid', { roomId })).json()).toMatchObject({
    roomIdExistsFlag: true,
    ownSeat: { playerName: 'Ada', isHost: false },
  })
  expect((await host.post('getownroom')).json().ownRoom).toMatchObject({ roomId, isHost: true })
  expect((await stranger.post('checkroomid', { roomId })).json()).toMatchObject({
    roomIdExistsFlag: true,
    ownSeat: null,
  })
  expect((await stranger.post('checkroomid', { roomId: 'bcdfgh' })).json().roomIdExistsFlag).toBe(false)
  expect((await stranger.post('getownroom')).json().ownRoom).toBeNull()

  await playOne(room)
  const { rows } = await database.pool.query<{ owner: string }>(
    'select owner from journal_head where journal_id = $1',
    [roomId],
  )
  expect(rows[0]?.owner).toBe('first')
  const summary = async (browser: Browser) => (await browser.post('getexcelsummary', { roomId })).statusCode
  expect([await summary(host), await summary(player), await summary(stranger)]).toEqual([200, 403, 403])

  const newcomer = await openRoomPlayer(originOfSecond, roomId, stranger)
  await newcomer.join({ playerName: 'Ben' })
  expect(await room.host.next('sendLeaderboard')).toMatchObject({ noOfPlayers: expect.any(Number) })
  room.host.send('lockRoom', { locked: true })
  const late = await openRoomPlayer(originOfSecond, roomId, second.browser())
  late.send('addPlayer', {
    playerName: 'Late',
    playerEmail: 'late@example.org',
    playerAvatar: 'avatar1',
    ageGroup: '18+',
  })
  expect(await late.next('error')).toMatchObject({ code: 'room/locked' })
  expect(await late.closed()).toBe(1000)
})

test('CL10 a room goes to the node to which its first connection comes, and to no other after that', async () => {
  const hosting = first.browser()
  const { roomId } = (await hosting.post('createinvite', { quizId: 'farm-friends', hostMode: true })).json()
  const ownerOf = async () => {
    const { rows } = await database.pool.query('select owner, epoch from journal_head where journal_id = $1', [roomId])
    return rows[0]
  }
  expect(await ownerOf()).toEqual({ owner: 'first', epoch: 1 })
  const host = await openRoomPlayer(originOfSecond, roomId, at(second, hosting))
  await host.join({ playerName: 'Teacher' })
  expect(await ownerOf()).toEqual({ owner: 'second', epoch: 2 })
  const player = await openRoomPlayer(origin, roomId, first.browser())
  await player.join({ playerName: 'Ada' })
  expect(await ownerOf()).toEqual({ owner: 'second', epoch: 2 })
  const room = { host, player }
  await playOne(room)
})

test('CL4 the newest connection of a seat takes the place of the one before, on whichever node that is', async () => {
  const [hosting, playing] = [first.browser(), first.browser()]
  const room = await openRoom(origin, hosting, playing)
  const again = await openRoomPlayer(originOfSecond, room.roomId, at(second, playing))
  again.send('rejoinPlayer', { playerId: room.playerId })
  expect(await again.next('joined')).toMatchObject({ rejoined: true })
  expect(await room.player.closed()).toBe(4409)
  const back = await openRoomPlayer(origin, room.roomId, playing)
  back.send('rejoinPlayer', { playerId: room.playerId })
  await back.next('joined')
  expect(await again.closed()).toBe(4409)
  room.host.send('removePlayer', { playerId: room.playerId })
  expect(await back.closed()).toBe(1000)
  expect((await openRoomPlayer(originOfSecond, room.roomId, at(second, playing), 'removed')).isOpen).toBeTypeOf(
    'function',
  )
})

test('CL6 a QTest is one, whichever node is asked: progress, report, a stop to it, and the deletion of its host', async () => {
  const author = await first.member('cluster-teacher')
  const pupil = second.browser()
  const qtests = qtestsOf(first)
  const qtestId = await qtests.create(author)
  const begun = (await pupil.post('qtest/attendqtest', { qtestId, ...ENTRY })).json()
  await qtests.finish(pupil, qtestId, begun.attemptToken)
  const elsewhere = at(second, author)
  const progress = { qtestId }
  expect((await elsewhere.post('qtest/getqtestprogress', progress)).json()).toMatchObject({ started: 1, finished: 1 })
  const report = { quizVariant: 'qtest', quizId: qtestId }
  expect((await elsewhere.post('getreport', report)).statusCode).toBe(
    (await author.post('getreport', report)).statusCode,
  )
  expect((await elsewhere.post('qtest/lockqtest', { qtestId, locked: true })).statusCode).toBe(200)
  expect((await author.post('qtest/getqtestprogress', progress)).json().locked).toBe(true)
  expect((await second.browser().post('qtest/getqtestprogress', progress)).statusCode).toBe(401)
  await elsewhere.post('deleteaccount', { username: author.name, password: author.password })
  await second.settled()
  await first.settled()
  expect((await pupil.post('qtest/checkqtest', progress)).statusCode).toBe(404)
  expect((await at(first, pupil).post('qtest/checkqtest', progress)).statusCode).toBe(404)
})

test('RM48 RM49 whoever waits is counted, and let in once the host has paid, on whichever node each of them is', async () => {
  const hosting = await first.member('full-host')
  const { roomId, host } = await openRoom(origin, hosting, first.browser())
  const [last, waiting] = [second.browser(), second.browser()]
  await (await openRoomPlayer(originOfSecond, roomId, last)).join({ playerName: 'Ben' })
  const boardWith = async (wanted: object): Promise<void> => {
    for (let board: object = {}; ; board = await host.next('sendLeaderboard'))
      if (Object.entries(wanted).every(([name, value]) => board[name as keyof typeof board] === value)) return
  }
  await boardWith({ noOfPlayers: 3, capacity: 3, waitingAtDoor: undefined })
  const refusal = async (browser: Browser) => (await browser.post('checkroomid', { roomId })).json().refusal
  expect([await refusal(waiting), await refusal(at(first, waiting)), await refusal(last)]).toEqual([
    'room/full',
    'room/full',
    null,
  ])
  await boardWith({ waitingAtDoor: 1 })
  await buyerAt(second).premium(at(second, hosting))
  await boardWith({ capacity: 100, waitingAtDoor: 1 })
  expect(await refusal(waiting)).toBeNull()
  await (await openRoomPlayer(originOfSecond, roomId, waiting)).join({ playerName: 'Cem' })
  await boardWith({ noOfPlayers: 4, waitingAtDoor: undefined })
})

test('HO18 an administrator sees what is used on every node, and a stop ends rooms on each', async () => {
  const host = await first.member('busy-host')
  const { roomId } = (await host.post('createinvite', { quizId: 'farm-friends', hostMode: true })).json()
  const line = await openRoomPlayer(origin, roomId, host)
  await line.join()
  const payer = `account:${await accountIdOf(database, host.name)}`
  const listed = (await admin.post('usage/list')).json().payers.find((one: { payer: string }) => one.payer === payer)
  expect(listed).toMatchObject({ openRooms: 1 })
  expect((await admin.post('usage/stop', { payer })).json()).toMatchObject({ openRooms: 0 })
  await line.next('hostExited')
  expect((await host.post('createinvite', { quizId: 'farm-friends', hostMode: true })).statusCode).toBe(429)
})

test('AD27 the page of servers shows each, whichever answers, and names one that is alive and silent', async () => {
  const read = async (node: TestAccounts) => (await at(node, admin).post('server/read')).json()
  const nodesOf = ({ servers }: { servers: { node: string; isAnswering: boolean }[] }) =>
    servers.map(({ node, isAnswering }) => [node, isAnswering])
  expect(nodesOf(await read(first))).toEqual([
    ['first', true],
    ['second', false],
  ])
  const { servers, silent, commits } = await read(second)
  expect(nodesOf({ servers })).toEqual([
    ['second', true],
    ['first', false],
  ])
  expect(silent).toEqual([])
  expect(new Set(commits.slowest.map(({ node }: { node: string }) => node))).toEqual(new Set(['first', 'second']))
  await database.pool.query(
    "insert into heartbeat (owner, running_ms, seen_at, lease_until) values ('gone', 0, now(), now() + interval '1 minute')",
  )
  await expect.poll(async () => (await read(first)).silent, { timeout: 30_000 }).toEqual(['gone'])
  await database.pool.query("delete from heartbeat where owner = 'gone'")
  await expect.poll(async () => (await read(first)).silent, { timeout: 30_000 }).toEqual([])
})

test('ME24 a node whose uploads would be in a folder of its own is not begun', async () => {
  const own: Database = { ...database, owner: 'third', isShared: true, close: async () => {} }
  await expect(openTestAccounts({ database: own, bus: busOf('third') })).rejects.toThrow(
    'are not those of the other servers',
  )
})

test('AC42 what is ended on one node closes the connections on the other within a moment', async () => {
  const member = await first.member('leaves-soon')
  const { roomId } = (await member.post('createinvite', { quizId: 'farm-friends', hostMode: true })).json()
  const line = await openRoomPlayer(originOfSecond, roomId, at(second, member))
  await line.join()
  await member.post('signout')
  expect(await line.closed()).toBe(1012)
})
