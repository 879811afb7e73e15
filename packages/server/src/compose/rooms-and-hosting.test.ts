import { setTimeout as pause } from 'node:timers/promises'
import { readQuizzes } from '@quokka/content'
import { CLOSE_CODES } from '@quokka/contract/socket'
import { rightAnswer, wrongAnswer } from '@quokka/core/testing'
import { afterAll, expect, test } from 'vitest'
import { catalogueQuestion } from '../testing/catalogue-question.ts'
import { ofOtherServer } from '../testing/other-server.ts'
import type { RoomPlayer } from '../testing/room-player.ts'
import { openRoomPlayer } from '../testing/room-player.ts'
import type { Browser } from '../testing/test-accounts.ts'
import { openTestAccounts, PASSWORD } from '../testing/test-accounts.ts'

const GET_READY_MS = 200
const at = await openTestAccounts({ settings: { GET_READY_MS: String(GET_READY_MS) } })
const origin = await at.listen()
afterAll(() => at.close())

const FREE_QUIZ = 'farm-friends'
const LOCKED_QUIZ = 'art-gallery'

const invite = async (host: Browser, body: object = { quizId: FREE_QUIZ, hostMode: true }): Promise<string> =>
  (await host.post('createinvite', body)).json().roomId

const enter = (roomId: string, visitor: Pick<Browser, 'cookies'>) => openRoomPlayer(origin, roomId, visitor)

const statsOf = async (visitor: Browser) => {
  const { quizzesPlayed, quizzesHosted, quizzesWon } = (await visitor.get('getuserstats')).json()
  return { played: quizzesPlayed, hosted: quizzesHosted, won: quizzesWon }
}

const makePremium = (name: string) =>
  at.database.kysely.updateTable('account').set({ user_type: 'PREMIUM' }).where('user_name', '=', name).execute()

/** One question, answered by all in this order, then the podium. */
const playOne = async (host: RoomPlayer, players: readonly { player: RoomPlayer; isRight: boolean }[]) => {
  host.send('startQuiz')
  const { getReadyMs } = await host.next('sendQuestion')
  await pause(getReadyMs + 20)
  for (const { player, isRight } of players) {
    const { currentQuestion } = await player.next('sendQuestion')
    const question = catalogueQuestion(currentQuestion.questionTitle)
    const { questionId } = currentQuestion
    player.send('submitAnswer', {
      questionId,
      playerAnswer: isRight ? rightAnswer(question) : wrongAnswer(question),
      timeTaken: 1,
    })
    await player.next('answerReceived')
  }
  const { answerData } = await host.next('sendAnswer')
  host.send('goToPodium', { questionId: answerData.questionId })
  await host.next('sendPodium')
}

test('AC15 a game over real sockets counts for its host, two members and no guest; the guest inherits nothing', async () => {
  const [hosting, winner, loser] = [await at.member(), await at.member(), await at.member()]
  const guest = at.browser()
  const roomId = await invite(hosting)
  const host = await enter(roomId, hosting)
  await host.join()
  const players = []
  for (const [visitor, isRight] of [
    [winner, true],
    [loser, false],
    [guest, false],
  ] as const) {
    const player = await enter(roomId, visitor)
    await player.join()
    players.push({ player, isRight })
  }
  await playOne(host, players)
  expect(await statsOf(hosting)).toEqual({ played: 0, hosted: 1, won: 0 })
  expect(await statsOf(winner)).toEqual({ played: 1, hosted: 0, won: 1 })
  expect(await statsOf(loser)).toEqual({ played: 1, hosted: 0, won: 0 })

  const { name } = await at.member()
  await guest.post('signin', { username: name, password: PASSWORD })
  expect(await statsOf(guest)).toEqual({ played: 0, hosted: 0, won: 0 })

  host.send('goBackToWaitingRoom')
  await host.next('continueQuizzing')
  await playOne(host, players)
  expect(await statsOf(hosting)).toEqual({ played: 0, hosted: 2, won: 0 })
  expect(await statsOf(winner)).toEqual({ played: 2, hosted: 0, won: 2 })
  expect(await statsOf(guest)).toEqual({ played: 0, hosted: 0, won: 0 })
})

test('AC17 signing in during a game keeps the seat that was taken as a guest', async () => {
  const { name } = await at.member()
  const visitor = at.browser()
  const roomId = await invite(at.browser())
  const before = await (await enter(roomId, visitor)).join({ playerName: 'Guesty' })
  await visitor.post('signin', { username: name, password: PASSWORD })
  expect((await visitor.post('checkroomid', { roomId })).json().ownSeat).toMatchObject({ playerName: 'Guesty' })
  const after = await enter(roomId, visitor)
  after.send('rejoinPlayer', { playerId: before.playerId })
  expect(await after.next('joined')).toMatchObject({ playerId: before.playerId, rejoined: true })
})

test('RM41 a room counts down for as long as the setting says, and tells whoever joins', async () => {
  const hosting = at.browser()
  const host = await enter(await invite(hosting), hosting)
  expect(await host.join()).toMatchObject({ getReadyMs: GET_READY_MS })
  host.send('startQuiz')
  const { getReadyMs } = await host.next('sendQuestion')
  expect(getReadyMs).toBeGreaterThan(0)
  expect(getReadyMs).toBeLessThanOrEqual(GET_READY_MS)
})

test('AC17 a guest who opened a room and signs in is still its host', async () => {
  const { name } = await at.member()
  const visitor = at.browser()
  const roomId = await invite(visitor)
  await visitor.post('signin', { username: name, password: PASSWORD })
  expect((await (await enter(roomId, visitor)).join()).isHost).toBe(true)
})

test('HT28 a guest whose token is replaced keeps the seat, and the host of a room the room', async () => {
  const later = await openTestAccounts()
  const place = await later.listen()
  const host = later.browser()
  const roomId = await invite(host)
  const before = host.cookies.get('qq_guest')
  const first = await openRoomPlayer(place, roomId, host)
  const { playerId } = await first.join()
  later.clock.skip(7 * 24 * 3_600_000)
  const second = await openRoomPlayer(place, roomId, host)
  expect(host.cookies.get('qq_guest')).not.toBe(before)
  second.send('rejoinPlayer', { playerId: 'whatever' })
  expect(await second.next('joined')).toMatchObject({ playerId, isHost: true, rejoined: true })
  expect((await host.post('checkroomid', { roomId })).json().ownSeat).toMatchObject({ isHost: true })
  await later.close()
})

test('HT28 a caller with a self-chosen token opens a room under another one, which is issued to it', async () => {
  const visitor = at.browser()
  const chosen = 'B'.repeat(22)
  visitor.cookies.set('qq_guest', chosen)
  const roomId = await invite(visitor)
  expect(visitor.cookies.get('qq_guest')).not.toBe(chosen)
  const twin = at.browser()
  twin.cookies.set('qq_guest', chosen)
  expect((await (await enter(roomId, twin)).join()).isHost).toBe(false)
  expect((await (await enter(roomId, visitor)).join()).isHost).toBe(true)
})

test('AC17 a member has one seat in a room, whatever browser it is played from', async () => {
  const phone = await at.member()
  const roomId = await invite(at.browser())
  const first = await enter(roomId, phone)
  const { playerId } = await first.join()
  const laptop = at.browser()
  await laptop.post('signin', { username: phone.name, password: PASSWORD })
  const second = await enter(roomId, laptop)
  expect((await second.join()).playerId).toBe(playerId)
  expect(await first.closed()).toBe(CLOSE_CODES.replaced)
})

test("AC18 a member's email is in no journal, and no other's picture is taken", async () => {
  const member = await at.member()
  const roomId = await invite(member)
  const player = await enter(roomId, member)
  player.send('addPlayer', {
    playerName: 'Me',
    playerEmail: member.email,
    playerAvatar: '/media/avatars/x.webp',
    ageGroup: '18+',
  })
  expect((await player.next('error')).message).toBe('Avatar: Field cannot be empty')
  await player.join({ playerEmail: member.email })
  const rows = await at.database.kysely.selectFrom('journal').select('body').where('journal_id', '=', roomId).execute()
  expect(rows.length).toBeGreaterThan(1)
  expect(JSON.stringify(rows)).not.toContain(member.email)
})

test('AC18 a member plays under their own uploaded picture, visible to everybody', async () => {
  const member = await at.member()
  const picture = '/media/avatars/own-picture.webp'
  await at.database.kysely.updateTable('account').set({ picture }).where('user_name', '=', member.name).execute()
  const roomId = await invite(at.browser())
  const player = await enter(roomId, member)
  await player.join({ playerAvatar: picture })
  expect((await player.next('sendLeaderboard')).playerStats).toMatchObject([{ playerAvatar: picture }])
  const other = await enter(roomId, at.browser())
  other.send('addPlayer', { playerName: 'X', playerEmail: 'x@example.org', playerAvatar: picture, ageGroup: '18+' })
  expect((await other.next('error')).message).toBe('Avatar: Field cannot be empty')
})

test.each([
  ['signing out', (visitor: Browser) => visitor.get('signout')],
  [
    'a new password',
    (visitor: Browser) =>
      visitor.post('changepassword', { currentPassword: PASSWORD, password: 'another horse 8 staple' }),
  ],
])("AC19 %s closes the sockets of the account with a code to come back by, and no guest's", async (_, end) => {
  const member = await at.member()
  const guest = at.browser()
  const rooms = [await invite(member), await invite(guest)]
  const lines = await Promise.all(rooms.map((roomId) => enter(roomId, member)))
  const guestLine = await enter(rooms[1] ?? '', guest)
  await guestLine.join()
  expect((await end(member)).statusCode).toBe(200)
  for (const line of lines) expect(await line.closed()).toBe(CLOSE_CODES.restart)
  expect(guestLine.isOpen()).toBe(true)
})

test('OP12 the figures of two servers on one database name the process that has a room, each its own', async () => {
  const other = await openTestAccounts({ database: ofOtherServer(at.database) })
  const nodeOf = async ({ metrics }: typeof at) =>
    /node="([\w-]+)"/.exec(await metrics.getSingleMetricAsString('quokka_node_info'))?.[1]
  const roomId = await invite(other.browser())
  const { owner } = await at.database.kysely
    .selectFrom('journal_head')
    .select('owner')
    .where('journal_id', '=', roomId)
    .executeTakeFirstOrThrow()
  expect([await nodeOf(other), (await nodeOf(at)) === owner]).toEqual([owner, false])
  await other.close()
})

test('AC19 a socket that is opened while the session ends does not outlive it', async () => {
  const member = await at.member()
  const roomId = await invite(member)
  const before = new Map(member.cookies)
  const opening = Array.from({ length: 8 }, () => enter(roomId, { cookies: new Map(before) }).catch(() => undefined))
  await member.get('signout')
  for (const line of await Promise.all(opening))
    if (line?.isOpen()) {
      const joined = await Promise.race([line.closed(), line.join().then(({ isHost }) => isHost)])
      expect([CLOSE_CODES.restart, false]).toContain(joined)
    }
})

test.each([
  ['a guest', 'guest', 10],
  ['a member', 'REGULAR', 10],
  ['a premium member', 'PREMIUM', 100],
  ['a member of an enterprise', 'enterprise', 1_000],
])('AC20 the room of %s has the seats of the plan', async (_, kind, seats) => {
  const visitor = kind === 'guest' ? at.browser() : await at.member()
  const name = 'name' in visitor ? String(visitor.name) : ''
  if (kind === 'PREMIUM') await makePremium(name)
  if (kind === 'enterprise') {
    const organisation = { organisation_id: 'big', organisation_name: 'Big', is_enterprise: true }
    await at.database.kysely.insertInto('organisation').values(organisation).execute()
    const change = { organisation_id: 'big' }
    await at.database.kysely.updateTable('account').set(change).where('user_name', '=', name).execute()
  }
  const joined = await (await enter(await invite(visitor), visitor)).join()
  expect([joined.isHost, joined.capacity]).toEqual([true, seats])
})

test('PR4 a child is not told to buy what a locked quiz needs', async () => {
  const child = await at.member()
  const change = { age_group: '9 to 14' }
  await at.database.kysely.updateTable('account').set(change).where('user_name', '=', child.name).execute()
  const { errorCode, errorMessage } = (await child.post('createinvite', { quizId: LOCKED_QUIZ })).json()
  expect([errorCode, errorMessage]).toEqual(['quiz/adult-required', 'Ask an adult to open this quiz for you.'])
})

test('AC20 HO14 locked quizzes open to premium members, by an invite and in a room; others are told how', async () => {
  const guest = at.browser()
  const member = await at.member()
  const premium = await at.member()
  await makePremium(premium.name)
  const errorOf = async (visitor: Browser) =>
    (await visitor.post('createinvite', { quizId: LOCKED_QUIZ })).json().errorMessage
  expect(await errorOf(guest)).toBe('Please sign up/log in to access more quizzes')
  expect(await errorOf(member)).toBe('Purchase our premium pack to play more than 5000 quizzes with Quokka Quiz!')
  const allowed = async (visitor: Browser) =>
    (await visitor.post('getreadymadequizzes')).json().allowedQuizzes.length as number
  expect(await allowed(member)).toBe(readQuizzes().filter(({ tier }) => tier === 'free').length)
  expect(await allowed(premium)).toBe(readQuizzes().length)
  const categories = (await premium.post('getcategories')).json()
  expect(categories.allowedCategories).toEqual(categories.allCategories)
  expect(await invite(premium, { quizId: LOCKED_QUIZ })).toMatch(/^[a-z0-9]{6}$/)

  for (const [visitor, isOpen] of [
    [member, false],
    [premium, true],
  ] as const) {
    const host = await enter(await invite(visitor), visitor)
    await host.join()
    host.send('updateQuiz', { categories: [LOCKED_QUIZ], quizType: 'Ready Made' })
    if (isOpen) expect((await host.next('continueQuizzing')).quizName).toBe('The Art Gallery')
    else
      expect(await host.next('error')).toMatchObject({ code: 'quiz/premium-required', message: await errorOf(member) })
  }
})
