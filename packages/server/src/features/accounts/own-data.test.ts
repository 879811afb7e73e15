import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openRoomPlayer } from '../../testing/room-player.ts'
import type { Browser } from '../../testing/test-accounts.ts'
import { openTestAccounts, PASSWORD } from '../../testing/test-accounts.ts'
import { wholeDatabase } from '../../testing/whole-database.ts'

const at = await openTestAccounts()
const origin = await at.listen()
afterAll(() => at.close())
const { kysely } = at.database

const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()
const FORM = {
  given_name: 'Wally',
  family_name: 'Kookaburra',
  locale: 'Pune',
  profile: 'Likes quizzes',
  phone_number: '+919876543210',
  'custom:age_group': '18+',
  image: `data:image/png;base64,${picture.toString('base64')}`,
}
/** Words that nobody else in these tests has. */
const ABOUT = {
  given_name: 'Quillon',
  family_name: 'Zephyrine',
  locale: 'Ujjain',
  profile: 'Collects sundials',
  phone_number: '+919812345678',
}

const idOf = async (email: string): Promise<string> => {
  const row = await kysely.selectFrom('account').select('user_id').where('email', '=', email).executeTakeFirstOrThrow()
  return row.user_id
}

const remove = (member: Browser & { name: string }, change: object = {}) =>
  member.post('deleteaccount', { username: member.name, password: PASSWORD, ...change })

/** A member with a profile and a picture, who sits in a room under a name of its own. */
const livingMember = async (about: object, playerName: string) => {
  const member = await at.member()
  await member.post('updateprofile', { ...FORM, ...about, preferred_username: member.name })
  const profile = (await member.get('getprofile')).json()
  const host = at.browser()
  const { roomId } = (await host.post('createinvite', { quizId: 'farm-friends', hostMode: true })).json()
  const player = await openRoomPlayer(origin, roomId, member)
  const joined = { playerName, playerEmail: member.email, playerAvatar: profile.picture }
  const { playerId } = await player.join(joined)
  const userId = await idOf(member.email)
  await kysely
    .insertInto('game_share')
    .values({
      room_id: roomId,
      game_seq: '1',
      player_id: playerId,
      user_id: userId,
      played: true,
      hosted: false,
      won: true,
    })
    .execute()
  return { ...member, profile, roomId, player, playerId, userId }
}

test('AC21 a member takes along everything that is kept, and no hash, secret or token of it', async () => {
  const member = await livingMember({}, 'Wally')
  await kysely
    .insertInto('organisation')
    .values({ organisation_id: 'org', organisation_name: 'School of Time', is_enterprise: false })
    .execute()
  await kysely.insertInto('team').values({ team_id: 'team', organisation_id: 'org', team_name: 'Sundials' }).execute()
  await kysely.insertInto('team_member').values({ team_id: 'team', user_id: member.userId }).execute()
  await kysely
    .insertInto('social_identity')
    .values({ issuer: 'https://accounts.example.org', subject: 'subject-1', user_id: member.userId })
    .execute()
  await kysely
    .updateTable('account')
    .set({ organisation_id: 'org', one_time_secret: 'SECRETBASE32' })
    .where('user_id', '=', member.userId)
    .execute()
  const { token_hash: tokenHash } = await kysely
    .selectFrom('session')
    .select('token_hash')
    .where('user_id', '=', member.userId)
    .executeTakeFirstOrThrow()
  await kysely.updateTable('session').set({ gave_one_time_code: true }).where('user_id', '=', member.userId).execute()
  const reply = await member.get('exportaccount')
  expect(reply.statusCode).toBe(200)
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(reply.json()).toMatchObject({
    account: {
      userName: member.name,
      email: member.email,
      givenName: 'Wally',
      familyName: 'Kookaburra',
      city: 'Pune',
      introduction: 'Likes quizzes',
      phoneNumber: '+919876543210',
      ageGroup: '18+',
      picture: member.profile.picture,
      hasPassword: true,
      hasOneTimeCode: true,
      createdAt: moment,
      lastSeenAt: moment,
    },
    sessions: [{ beganAt: moment, seenAt: moment }],
    socialLogins: ['https://accounts.example.org'],
    organisation: 'School of Time',
    teams: ['Sundials'],
    games: [{ roomId: member.roomId, played: true, hosted: false, won: true, endedAt: moment }],
  })
  expect(reply.body).not.toMatch(/argon2|SECRETBASE32|subject-1/)
  expect(reply.body).not.toContain(tokenHash)
})

test('AC21 a member takes along the quizzes with their slides, and what was uploaded for them', async () => {
  const [author, other] = [await at.member(), await at.member()]
  const quizImage = await at.giveMediaName(`reef-of-${author.name}.webp`, author)
  const settings = { quizName: 'Reef', quizDescription: 'Fish', ageGroup: '18+', quizImage }
  const { quizId } = (await author.post('createquiz/createquiz', settings)).json()
  const question = { quizId, questionType: 'TRF', answerChoices: ['True', 'False'], correctAnswer: ['True'] }
  for (const questionTitle of ['Fish swim', 'Corals live'])
    await author.post('createquiz/addquestion', { ...question, questionTitle })
  const exported = (await author.get('exportaccount')).json()
  expect(exported.quizzes).toMatchObject([{ quizId, quizName: 'Reef', quizDescription: 'Fish', isPublic: false }])
  expect(exported.uploads).toMatchObject([{ name: quizImage }])
  const { slides } = exported.quizzes[0]
  expect(slides.map(({ questionTitle }: { questionTitle: string }) => questionTitle)).toEqual([
    'Fish swim',
    'Corals live',
  ])
  expect((await other.get('exportaccount')).json()).toMatchObject({ quizzes: [], uploads: [] })
})

test('AC21 of exports that an account asks for at once one is made, the others are told to wait', async () => {
  const member = await at.member()
  const askTwice = async () => {
    const replies = await Promise.all([member.get('exportaccount'), member.get('exportaccount')])
    return replies.map(({ statusCode }) => statusCode).toSorted()
  }
  // Beside load one may be made before the other has arrived.
  let statuses = await askTwice()
  for (let tries = 1; statuses[1] === 200 && tries < 20; tries += 1) statuses = await askTwice()
  expect(statuses).toEqual([200, 429])
  expect((await member.get('exportaccount')).statusCode).toBe(200)
})

test('AC22 after a deletion no table and no file tells who it was; scores and the room stay', async () => {
  const member = await livingMember(ABOUT, 'Nickname of Q')
  const words = [member.name, member.email, 'Quillon', 'Zephyrine', 'Ujjain', 'sundials', '9812345678', 'Nickname of Q']
  const traces = [...words, member.profile.picture, member.profile.picture.split('/').at(-1)]
  const before = await wholeDatabase(at.database)
  expect(words.filter((word) => !before.includes(word))).toEqual([])

  const cookies = new Map(member.cookies)
  const reply = await remove(member, { username: ` ${member.name.toUpperCase()} ` })
  expect([reply.statusCode, reply.body]).toEqual([200, 'Your account is deleted.'])
  expect(member.cookies.has('qq_session')).toBe(false)
  expect(await member.player.closed()).toBe(1012)
  await at.settled()
  expect(at.mails.filter(({ to }) => to === member.email).map(({ subject }) => subject)).toEqual([
    'Quokka Quiz: your account is deleted',
  ])

  const after = await wholeDatabase(at.database)
  expect(traces.filter((trace) => after.includes(String(trace)))).toEqual([])
  expect((await at.app.inject(member.profile.picture)).statusCode).toBe(404)
  expect(after).toContain('Former player')
  const share = await kysely
    .selectFrom('game_share')
    .select(['user_id', 'won'])
    .where('player_id', '=', member.playerId)
    .executeTakeFirstOrThrow()
  expect(share).toEqual({ user_id: null, won: true })

  const replayed = at.browser()
  for (const [name, value] of cookies) replayed.cookies.set(name, value)
  expect((await replayed.get('getprofile')).statusCode).toBe(401)
  expect((await at.browser().post('signin', { username: member.name, password: PASSWORD })).statusCode).toBe(401)
  const again = await at.member(member.name)
  expect((await again.get('getuserstats')).json().quizzesPlayed).toBe(0)
})

test("AC22 a deletion needs the account's own name and password, and is refused without either", async () => {
  const member = await at.member()
  const answers = async (reply: ReturnType<Browser['post']>) => [(await reply).statusCode, (await reply).body]
  expect(await answers(at.browser().post('deleteaccount', { username: 'x', password: 'x' }))).toEqual([401, ''])
  expect(await answers(remove(member, { username: 'somebody' }))).toEqual([400, 'This is not your username.'])
  expect(await answers(remove(member, { password: '' }))).toEqual([403, 'The current password is not right.'])
  expect(await answers(remove(member, { password: 'wrong password' }))).toEqual([
    403,
    'The current password is not right.',
  ])
  const cross = member.post(
    'deleteaccount',
    { username: member.name, password: PASSWORD },
    { 'sec-fetch-site': 'cross-site' },
  )
  expect((await answers(cross))[0]).toBe(403)
  expect((await member.get('getprofile')).statusCode).toBe(200)
})

test('AC22 an account without password and user name is deleted by its email', async () => {
  const member = await at.member()
  await kysely
    .updateTable('account')
    .set({ password_hash: null, user_name: null })
    .where('email', '=', member.email)
    .execute()
  expect((await remove(member)).statusCode).toBe(400)
  expect((await remove(member, { username: member.email, password: '' })).statusCode).toBe(200)
  await at.settled()
  expect(await wholeDatabase(at.database)).not.toContain(member.email)
})

test('AC22 what could not be removed at once is removed later, and only then its owner is told', async () => {
  const member = await livingMember(ABOUT, 'Zephyrine the Quick')
  at.failMails(1)
  await remove(member)
  await at.settled()
  const told = () => at.mails.filter(({ to }) => to === member.email)
  expect(told()).toEqual([])
  expect(await wholeDatabase(at.database)).not.toContain('Zephyrine the Quick')
  at.clock.skip(60_000)
  await at.startJobs()
  await at.settled()
  expect(told()).toHaveLength(1)
  expect(await wholeDatabase(at.database)).not.toContain(member.email)
})

test('AC22 an email that could not be sent is forgotten with the account, and one about the deletion still comes', async () => {
  const member = await at.member()
  at.failMails(1, 'never')
  await member.post('setuponetimecode', { currentPassword: PASSWORD }).then(async (begun) => {
    const code = new TOTP({ secret: Secret.fromBase32(begun.json().secret) }).generate({ timestamp: at.clock.nowMs() })
    await member.post('giveonetimecode', { code })
  })
  await at.settled()
  expect(await wholeDatabase(at.database)).toContain('two-step sign-in')
  expect((await remove(member)).statusCode).toBe(200)
  await at.settled()
  expect(await wholeDatabase(at.database)).not.toContain(member.email)
  expect(at.mails.filter(({ to }) => to === member.email).map(({ subject }) => subject)).toEqual([
    'Quokka Quiz: your account is deleted',
  ])
})

test('ST6 AC22 while the disk is nearly full nobody signs up, and whoever leaves is deleted', async () => {
  const member = await at.member()
  at.disk.isFull = true
  const body = { username: 'one-too-many', email: 'many@example.org', password: PASSWORD, age_group: '18+' }
  const refused = await at.browser().post('signup', body)
  const removed = await remove(member)
  at.disk.isFull = false
  expect([refused.statusCode, refused.headers['refusal-code']]).toEqual([503, 'server/storage-full'])
  expect(await wholeDatabase(at.database)).not.toContain('one-too-many')
  expect([removed.statusCode, await wholeDatabase(at.database)]).toEqual([
    200,
    expect.not.stringContaining(`"user_name":"${member.name}"`),
  ])
  await at.settled()
})

test('AC22 guesses at the password are limited', async () => {
  const strict = await openTestAccounts({ limitFactor: 1 })
  strict.clock.stop()
  const member = await strict.member()
  const statuses: number[] = []
  for (let guess = 0; guess < 6; guess += 1)
    statuses.push(
      (await member.post('deleteaccount', { username: member.name, password: `guess ${guess}` })).statusCode,
    )
  expect(statuses).toEqual([403, 403, 403, 403, 403, 429])
  expect((await remove(member)).statusCode).toBe(429)
  await strict.close()
})

test('AC22 the last administrator cannot be deleted, of two who leave at once one stays', async () => {
  const admins = [await at.member(), await at.member()]
  for (const { email } of admins)
    await kysely
      .updateTable('account')
      .set({ user_type: 'ADMIN', one_time_secret: 'JBSWY3DPEHPK3PXP' })
      .where('email', '=', email)
      .execute()
  await kysely.updateTable('session').set({ gave_one_time_code: true }).execute()
  const replies = await Promise.all(admins.map((admin) => remove(admin)))
  expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([200, 409])
  const stayed = admins[replies.findIndex((reply) => reply.statusCode === 409)]
  if (stayed === undefined) throw new Error('one stays')
  const reply = await remove(stayed)
  expect([reply.statusCode, reply.body]).toEqual([409, 'The last administrator cannot be deleted.'])
  expect((await stayed.get('getprofile')).json().role).toBe('Admin')
})

test('AC22 journals that no room can go on from forget too, and stop no other from forgetting', async () => {
  const member = await at.member()
  const names = ['Nick of A', 'Nick of B', 'Nick of C']
  const rooms: string[] = []
  for (const playerName of names) {
    const { roomId } = (await at.browser().post('createinvite', { quizId: 'farm-friends', hostMode: true })).json()
    await (await openRoomPlayer(origin, roomId, member)).join({ playerName })
    rooms.push(roomId)
  }
  const [poisoned = '', torn = '', healthy = ''] = rooms
  const damage = (roomId: string, from: string, to: string) =>
    kysely
      .updateTable('journal')
      .set({ body: sql`replace(body, ${from}::text, ${to}::text)` })
      .where('journal_id', '=', roomId)
      .execute()
  await damage(poisoned, '"ageGroup":"18+"', '"ageGroup":null')
  await damage(torn, '"events":[', '"events":[,')

  expect((await remove(member)).statusCode).toBe(200)
  await at.settled()
  const after = await wholeDatabase(at.database)
  expect(names.filter((name) => after.includes(name))).toEqual([])
  const rowsOf = async (roomId: string) =>
    (await kysely.selectFrom('journal').select('body').where('journal_id', '=', roomId).execute()).length
  expect([await rowsOf(poisoned), await rowsOf(torn), await rowsOf(healthy)]).toEqual([2, 0, 2])
})
