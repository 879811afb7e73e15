import type { WrittenPlay } from '@quokka/core/reports'
import { ALL_TYPES_QUIZ } from '@quokka/core/testing'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sharesAlongside } from '../../stores/game-shares.ts'
import { createJournals, FIRST_APPEND } from '../../stores/journals.ts'
import { createPlays, playsAlongside } from '../../stores/plays.ts'
import { keptPlays } from '../../testing/kept-plays.ts'
import { openTestAccounts, PASSWORD } from '../../testing/test-accounts.ts'

const at = await openTestAccounts()
afterAll(() => at.close())
const { kysely } = at.database
const journals = createJournals(at.database)
const plays = createPlays(at.database)

const DAY_MS = 24 * 3_600_000
const skipDays = (days: number) => at.clock.skip(days * DAY_MS)
const NOTHING = {
  unconfirmedAccounts: 0,
  inactiveAccounts: 0,
  notices: 0,
  journals: 0,
  qtests: 0,
  results: 0,
  quizContents: 0,
  deletedQuizzes: 0,
  complaints: 0,
  mediaFiles: 0,
}

const exists = async (email: string): Promise<boolean> => {
  const row = await kysely.selectFrom('account').select('user_id').where('email', '=', email).executeTakeFirst()
  return row !== undefined
}

/** The next test begins with nothing to remove, and no letter of the last one is still under way. */
beforeEach(async () => {
  await at.settled()
  at.mails.length = 0
  await kysely.deleteFrom('account').execute()
  await kysely.deleteFrom('journal_head').execute()
  await kysely.deleteFrom('job').execute()
})

test('AC23 an account that nobody confirmed is removed after seven days, its name is free again', async () => {
  const visitor = at.browser()
  const body = { username: 'Forgotten', email: 'forgotten@example.org', password: PASSWORD, age_group: '18+' }
  await visitor.post('signup', body)
  await at.settled()
  skipDays(6.9)
  expect(await at.runRetention()).toEqual(NOTHING)
  skipDays(0.2)
  expect(await at.runRetention()).toEqual({ ...NOTHING, unconfirmedAccounts: 1 })
  expect(await exists(body.email)).toBe(false)
  expect((await visitor.post('checkusername', { username: 'forgotten' })).statusCode).toBe(200)
})

test('AC23 a confirmed account of a grown-up, and an administrator of any age, stay', async () => {
  const grownUp = await at.member()
  const admin = await at.member(undefined, '9 to 14')
  await kysely.updateTable('account').set({ user_type: 'ADMIN' }).where('email', '=', admin.email).execute()
  skipDays(2_000)
  expect(await at.runRetention()).toEqual(NOTHING)
  expect([await exists(grownUp.email), await exists(admin.email)]).toEqual([true, true])
})

test('AC23 finished rooms are removed after thirty days, open ones and what was counted stay', async () => {
  for (const journalId of ['finish', 'opened'])
    await journals.open({ kind: 'room', journalId, owner: 'test', body: journalId })
  const finished = [{ game: 1, playerId: 'p', userId: null, played: true, hosted: false, won: false }]
  const alongside = sharesAlongside(finished)
  await journals.append({ journalId: 'finish', ...FIRST_APPEND, body: 'end', ends: true, alongside })
  const endedAgo = (days: number) =>
    kysely
      .updateTable('journal_head')
      .set({ ended_at: new Date(at.clock.nowMs() - days * DAY_MS) })
      .where('journal_id', '=', 'finish')
      .execute()
  await endedAgo(29.9)
  expect(await at.runRetention()).toEqual(NOTHING)
  expect(await journals.read('finish')).toEqual(['finish', 'end'])
  await endedAgo(30.1)
  expect(await at.runRetention()).toEqual({ ...NOTHING, journals: 1 })
  expect(await journals.read('finish')).toEqual([])
  expect(await journals.read('opened')).toEqual(['opened'])
  const shares = await kysely.selectFrom('game_share').select('room_id').where('room_id', '=', 'finish').execute()
  expect(shares).toHaveLength(1)
})

test('FA10 a game is reported for a year after its end, its emails go with its journal', async () => {
  const host = await at.member()
  const { user_id: hostId } = await kysely
    .selectFrom('account')
    .select('user_id')
    .where('email', '=', host.email)
    .executeTakeFirstOrThrow()
  const { quizId, quizName, quizType, mediaFolder, questions } = ALL_TYPES_QUIZ
  const who = { playerId: 'p', userId: null, name: 'Ann', avatar: 'avatar0', email: 'ann@example.org' }
  const answers = [['A', 5, true, 9] as const]
  const player = { ...who, fields: {}, teams: [], rank: 1, hasLeft: false, score: 9, answerMs: 5, right: 1, answers }
  const startedAtMs = Math.floor(at.clock.nowMs())
  const game: WrittenPlay = {
    ...{ playId: 'played-1-1', kind: 'game', journalId: 'played', game: 1, hostId, quizId, quizName, quizType },
    ...{ mediaFolder, questions, startedAtMs, endedAtMs: startedAtMs, isFinished: true, isCalm: false },
    players: [player],
    stored: null,
  }
  await journals.open({ kind: 'room', journalId: 'played', owner: 'test', body: 'opened' })
  const alongside = playsAlongside([game])
  await journals.append({ journalId: 'played', ...FIRST_APPEND, body: 'end', ends: true, alongside })
  const kept = () => keptPlays(at.database).players(game.playId)
  skipDays(29.9)
  await at.runRetention()
  expect(await kept()).toEqual(game.players)
  skipDays(0.2)
  await at.runRetention()
  expect(await kept()).toEqual([{ ...player, email: null }])
  skipDays(334.8)
  await at.runRetention()
  expect(await plays.ofHost(hostId, 'game')).toHaveLength(1)
  skipDays(0.2)
  expect(await at.runRetention()).toMatchObject({ results: 1 })
  expect([await plays.ofHost(hostId, 'game'), await kept()]).toEqual([[], []])
})

test('AC23 sessions, codes and begun logins that are over are removed, the others stay', async () => {
  const old = await at.member()
  await old.post('forgotpassword', { username: old.name })
  await at.settled()
  const login = (state_hash: string) => ({
    state_hash,
    provider: 'google',
    nonce: 'n',
    verifier: 'v',
    credential: 'guest:x',
    redirect_uri: 'http://localhost/redirect/login',
    expires_at: new Date(at.clock.nowMs() + 600_000),
  })
  await kysely.insertInto('social_login').values(login('old')).execute()
  skipDays(8)
  await kysely.insertInto('social_login').values(login('new')).execute()
  const present = await at.member()
  await present.post('forgotpassword', { username: present.name })
  await at.settled()
  expect(await at.runRetention()).toEqual(NOTHING)
  const emails = await kysely
    .selectFrom('session')
    .innerJoin('account', 'account.user_id', 'session.user_id')
    .select('account.email')
    .execute()
  expect(emails).toEqual([{ email: present.email }])
  const logins = await kysely.selectFrom('social_login').select('state_hash').execute()
  expect(logins).toEqual([{ state_hash: 'new' }])
  const purposes = await kysely
    .selectFrom('challenge')
    .innerJoin('account', 'account.user_id', 'challenge.user_id')
    .select('account.email')
    .execute()
  expect(purposes).toEqual([{ email: present.email }])
  expect(await kysely.selectFrom('challenge_browser').selectAll().execute()).not.toEqual([])
  expect(await kysely.selectFrom('allowance').selectAll().execute()).not.toEqual([])
  skipDays(1)
  await at.runRetention()
  expect(await kysely.selectFrom('challenge_browser').selectAll().execute()).toEqual([])
  expect(await kysely.selectFrom('allowance').selectAll().execute()).toEqual([])
})

test.each(['6 to 8', '9 to 14'] as const)(
  'AC24 a child of %s is told after eleven months without a sign-in, and deleted thirty days later',
  async (ageGroup) => {
    const child = await at.member(undefined, ageGroup)
    skipDays(334)
    expect(await at.runRetention()).toEqual(NOTHING)
    skipDays(2)
    expect(await at.runRetention()).toEqual({ ...NOTHING, notices: 1 })
    await at.settled()
    const [letter] = at.mails
    expect([letter?.to, letter?.text.includes('In 30 days it will be deleted')]).toEqual([child.email, true])
    expect(await at.runRetention()).toEqual(NOTHING)
    skipDays(29)
    expect(await at.runRetention()).toEqual(NOTHING)
    skipDays(1.1)
    expect(await at.runRetention()).toEqual({ ...NOTHING, inactiveAccounts: 1 })
    await at.settled()
    expect(await exists(child.email)).toBe(false)
    const subjects = ['your account will be deleted', 'your account is deleted']
    expect(at.mails.map(({ subject }) => subject)).toEqual(subjects.map((subject) => `Quokka Quiz: ${subject}`))
  },
)

test('AC24 nobody is deleted within thirty days of the letter, however long ago the last sign-in was', async () => {
  const child = await at.member(undefined, '6 to 8')
  skipDays(900)
  expect(await at.runRetention()).toEqual({ ...NOTHING, notices: 1 })
  await at.settled()
  skipDays(29)
  expect(await at.runRetention()).toEqual(NOTHING)
  expect(await exists(child.email)).toBe(true)
})

test('AC24 signing in keeps the account, and a letter is due again a year later', async () => {
  const child = await at.member(undefined, '9 to 14')
  skipDays(340)
  expect(await at.runRetention()).toEqual({ ...NOTHING, notices: 1 })
  await at.settled()
  skipDays(20)
  expect((await child.post('signin', { username: child.name, password: PASSWORD })).statusCode).toBe(200)
  skipDays(300)
  expect(await at.runRetention()).toEqual(NOTHING)
  skipDays(40)
  expect(await at.runRetention()).toEqual({ ...NOTHING, notices: 1 })
})

test('AC24 an email that could not be sent is retried, and nothing is deleted without it', async () => {
  const child = await at.member(undefined, '9 to 14')
  at.failMails(2)
  skipDays(400)
  expect(await at.runRetention()).toEqual({ ...NOTHING, notices: 1 })
  await at.settled()
  skipDays(40)
  expect(await at.runRetention()).toEqual(NOTHING)
  await at.settled()
  expect([await exists(child.email), at.mails]).toEqual([true, []])
  skipDays(1)
  expect(await at.runRetention()).toEqual(NOTHING)
  await at.settled()
  expect([await exists(child.email), at.mails.length]).toEqual([true, 1])
  skipDays(30.1)
  expect(await at.runRetention()).toEqual({ ...NOTHING, inactiveAccounts: 1 })
})

test('AC24 ST38 a letter that may have left is not sent again by itself, and nothing is deleted for it', async () => {
  const child = await at.member(undefined, '9 to 14')
  at.failMails(1, 'unknown')
  skipDays(400)
  expect(await at.runRetention()).toEqual({ ...NOTHING, notices: 1 })
  for (let day = 0; day < 20; day += 1) {
    await at.settled()
    skipDays(1)
    expect(await at.runRetention()).toEqual(NOTHING)
  }
  expect([await exists(child.email), at.mails]).toEqual([true, []])
})

test('AC24 whoever signs in while the letter waits is not told', async () => {
  const child = await at.member(undefined, '9 to 14')
  at.failMails(1)
  skipDays(400)
  await at.runRetention()
  await at.settled()
  expect((await child.post('signin', { username: child.name, password: PASSWORD })).statusCode).toBe(200)
  skipDays(1)
  await at.settled()
  expect(at.mails).toEqual([])
})
