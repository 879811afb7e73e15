import { randomBytes } from 'node:crypto'
import type { PlayerFacts, WrittenPlay } from '@quokka/core/reports'
import { FORMER_PLAYER, playIdsBegin } from '@quokka/core/reports'
import { ALL_TYPES_QUIZ } from '@quokka/core/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../ports.ts'
import { openTestDatabase } from '../testing/databases.ts'
import { keptPlays } from '../testing/kept-plays.ts'
import { playerFacts } from '../testing/test-plays.ts'
import { createAccounts } from './accounts.ts'
import type { Journals } from './journals.ts'
import { createJournals, FIRST_APPEND } from './journals.ts'
import type { Plays } from './plays.ts'
import { attemptsAlongside, createPlays, playsAlongside } from './plays.ts'

let database: Database
let journals: Journals
let plays: Plays
let kept: ReturnType<typeof keptPlays>
beforeAll(async () => {
  database = await openTestDatabase()
  journals = createJournals(database)
  plays = createPlays(database)
  kept = keptPlays(database)
}, 60_000)
afterAll(() => database.close())

const newId = () => randomBytes(6).toString('hex')
const OPENED_MS = 1_700_000_000_123.4

const newAccount = async (organisationId: string | null = null): Promise<string> => {
  const userId = newId()
  const now = new Date()
  await database.kysely
    .insertInto('account')
    .values({
      user_id: userId,
      email: `${userId}@example.org`,
      user_type: 'INDV',
      organisation_id: organisationId,
      created_at: now,
      last_seen_at: now,
    })
    .execute()
  return userId
}

const player = (change: Partial<PlayerFacts> = {}): PlayerFacts =>
  playerFacts({ questions: [] }, 0, {
    score: 900,
    answerMs: 1_234.567_8,
    right: 1,
    answers: [['A', 1_234.567_8, true, 900], null],
    ...change,
  })

const gameOf = (journalId: string, change: Partial<WrittenPlay> = {}): WrittenPlay => {
  const { game = 1 } = change
  const { quizId, quizName, quizType, mediaFolder, questions } = ALL_TYPES_QUIZ
  return {
    playId: `${playIdsBegin({ roomId: journalId, openedAtMs: OPENED_MS })}${game}`,
    kind: 'game',
    journalId,
    game,
    hostId: null,
    quizId,
    quizName,
    quizType,
    mediaFolder,
    questions,
    stored: null,
    startedAtMs: 1_700_000_000_123 + game,
    endedAtMs: 1_700_000_900_456 + game,
    isFinished: true,
    isCalm: false,
    players: [],
    ...change,
  }
}

/** Stores plays as a room's journal does. */
const keep = async (journalId: string, ...written: WrittenPlay[]): Promise<void> => {
  await journals.open({ kind: 'room', journalId, owner: 'test', body: 'opened' })
  const row = { journalId, ...FIRST_APPEND, body: 'podium', ends: false, alongside: playsAlongside(written) }
  expect(await journals.append(row)).toBe('appended')
}

test('FA1 a game is stored with its row, once however often the append is repeated', async () => {
  const [hostId, journalId] = [await newAccount(), newId()]
  const game = gameOf(journalId, { hostId, players: [player({ email: 'ann@example.org' })] })
  const { players, stored: _, ...facts } = game
  await journals.open({ kind: 'room', journalId, owner: 'test', body: 'opened' })
  const alongside = playsAlongside([game])
  const row = { journalId, ...FIRST_APPEND, body: 'podium', ends: false, alongside }
  expect(await Promise.all([journals.append(row), journals.append(row)])).toEqual(['appended', 'appended'])
  expect(await journals.append({ ...row, body: 'fenced' })).toBe('fenced')
  expect(await kept.find({ hostId, kind: 'game' })).toEqual([facts])
  expect(await kept.players(facts.playId)).toEqual(players)
  const { questions: _questions, ...listed } = facts
  expect(await plays.ofHost(hostId, 'game')).toEqual([{ ...listed, playerCount: 1 }])
  expect(await plays.ofHost(hostId, 'qtest')).toEqual([])
})

test('FA2 plays are found by host, quiz, room and game, the oldest first', async () => {
  const [hostId, otherId] = [await newAccount(), await newAccount()]
  const [room, other, guests] = [newId(), newId(), newId()]
  await keep(room, gameOf(room, { hostId, game: 2 }), gameOf(room, { hostId, game: 1, quizId: 'another' }))
  await keep(other, gameOf(other, { hostId: otherId }))
  await keep(guests, gameOf(guests))
  const find = async (wanted: object) =>
    (await kept.find({ hostId, kind: 'game', ...wanted })).map(({ journalId, game }) => [journalId, game])
  expect(await find({})).toEqual([
    [room, 1],
    [room, 2],
  ])
  expect(await find({ quizId: 'another' })).toEqual([[room, 1]])
  expect(await find({ journalId: room, game: 2 })).toEqual([[room, 2]])
  expect(await find({ journalId: other })).toEqual([])
  expect((await plays.ofHost(hostId, 'game')).map(({ game }) => game)).toEqual([2, 1])
  expect((await plays.lastOfRoom(room, OPENED_MS))?.game).toBe(2)
  expect((await plays.lastOfRoom(guests, OPENED_MS))?.hostId).toBeNull()
  expect(await plays.lastOfRoom(room, OPENED_MS + 1)).toBeUndefined()
})

test('FA2 players come in batches, the best first and those who had left last, none twice and none left out', async () => {
  const journalId = newId()
  const players = Array.from({ length: 450 }, (_, index) =>
    player({ score: 100 * (index % 7), answerMs: index % 5, hasLeft: index % 3 === 0, rank: null }),
  )
  const one = player()
  await keep(journalId, gameOf(journalId, { players }), gameOf(journalId, { game: 2, players: [one] }))
  const [first = '', second = ''] = [1, 2].map((game) => gameOf(journalId, { game }).playId)
  const batches = await kept.batches(second, first, 'nosuch')
  const all = batches.flatMap((batch) => batch.players)
  expect(batches.map((batch) => [batch.playId, batch.players.length])).toEqual([
    [second, 1],
    [first, 200],
    [first, 200],
    [first, 50],
  ])
  const byPlace = players.toSorted(
    (a, b) =>
      Number(a.hasLeft) - Number(b.hasLeft) ||
      b.score - a.score ||
      a.answerMs - b.answerMs ||
      (a.playerId < b.playerId ? -1 : 1),
  )
  expect(all).toEqual([one, ...byPlace])
})

test('FA2 players are searched by name without case and accents, page by page', async () => {
  const journalId = newId()
  const names = ['Zoë', 'zoe the second', 'Al%ice', 'Bob']
  const players = names.map((name, index) => player({ name, score: 100 * index }))
  await keep(journalId, gameOf(journalId, { players }))
  const playIds = [gameOf(journalId).playId]
  const page = async (search: string, at: number) => {
    const { players: shown, found } = await plays.playersPage({ playIds, search, page: at, perPage: 2 })
    return [shown.map(({ name }) => name), found]
  }
  expect(await page('', 0)).toEqual([['Bob', 'Al%ice'], 4])
  expect(await page('', 1)).toEqual([['zoe the second', 'Zoë'], 4])
  expect(await page('ZOE', 0)).toEqual([['zoe the second', 'Zoë'], 2])
  expect(await page('%', 0)).toEqual([['Al%ice'], 1])
  expect(await page('', 2)).toEqual([[], 4])
})

const newTeam = async (organisationId: string, name: string, ...members: string[]): Promise<void> => {
  const teamId = newId()
  const { kysely } = database
  await kysely
    .insertInto('team')
    .values({ team_id: teamId, organisation_id: organisationId, team_name: name })
    .execute()
  for (const userId of members)
    await kysely.insertInto('team_member').values({ team_id: teamId, user_id: userId }).execute()
}

test("FA6 a player's teams are those of the host's organisation, as they are when the game ends", async () => {
  const [ours, theirs] = [newId(), newId()]
  for (const id of [ours, theirs])
    await database.kysely
      .insertInto('organisation')
      .values({ organisation_id: id, organisation_name: id, is_enterprise: true })
      .execute()
  const [hostId, member, stranger] = [await newAccount(ours), await newAccount(ours), await newAccount(theirs)]
  await newTeam(ours, 'Reds', member)
  await newTeam(ours, 'Blues', member, hostId)
  await newTeam(theirs, 'Greens', stranger)
  const played = [player({ userId: member }), player({ userId: stranger, score: 1 }), player({ score: 0 })]
  const [room, guests] = [newId(), newId()]
  await keep(room, gameOf(room, { hostId, players: played }))
  await keep(guests, gameOf(guests, { players: played }))
  expect((await kept.players(gameOf(room).playId)).map(({ teams }) => teams)).toEqual([['Blues', 'Reds'], [], []])
  expect((await kept.players(gameOf(guests).playId)).map(({ teams }) => teams)).toEqual([[], [], []])
})

test('FA9 FA12 deleting an account leaves scores without identity, also in a game that ends at that moment', async () => {
  const accounts = createAccounts(database)
  const about = { name: 'Wally', avatar: 'avatar3', email: 'w@example.org', fields: { Class: '7b' } }
  const rounds = Array.from({ length: 10 }, async () => {
    const [journalId, userId] = [newId(), await newAccount()]
    const written = player({ ...about, userId })
    await Promise.all([keep(journalId, gameOf(journalId, { players: [written] })), accounts.remove(userId)])
    return { kept: await kept.players(gameOf(journalId).playId), written }
  })
  for (const { kept, written } of await Promise.all(rounds))
    expect(kept).toEqual([{ ...written, userId: null, name: FORMER_PLAYER, avatar: '', email: null, fields: {} }])
  const found = await database.kysely
    .selectFrom('play_player')
    .select('name')
    .where('search_name', '=', 'wally')
    .execute()
  expect(found).toEqual([])
})

test('FA9 with a host go the plays, and a game that ends at that moment is not kept', async () => {
  const accounts = createAccounts(database)
  const rounds = Array.from({ length: 10 }, async () => {
    const [journalId, hostId] = [newId(), await newAccount()]
    const game = gameOf(journalId, { hostId, players: [player()] })
    await Promise.all([keep(journalId, game), accounts.remove(hostId)])
    return [...(await kept.find({ hostId, kind: 'game' })), ...(await kept.players(game.playId))]
  })
  expect((await Promise.all(rounds)).flat()).toEqual([])
})

test('FA10 games go when their time is over, emails before; QTests are left to theirs', async () => {
  const [room, qtest] = [newId(), newId()]
  const players = [player({ email: 'a@example.org' })]
  const hostId = await newAccount()
  const game = gameOf(room, { hostId, players, endedAtMs: 5_000 })
  await keep(room, game)
  await keep(qtest, gameOf(qtest, { playId: qtest, hostId, players, kind: 'qtest', game: 0, endedAtMs: 5_000 }))
  await plays.countVisit(room, 'share')
  await plays.removeEmails(5_000)
  expect(await kept.players(game.playId)).toEqual(players)
  await plays.removeEmails(5_001)
  expect(await kept.players(game.playId, qtest)).toEqual([{ ...players[0], email: null }, ...players])
  expect(await plays.removeGames(5_000, 9)).toBe(0)
  expect(await plays.removeGames(5_001, 9)).toBe(1)
  expect(await kept.players(game.playId, qtest)).toEqual(players)
  await plays.removeVisits()
  expect((await plays.visitsOf([room])).share).toBe(1)
  await database.kysely.deleteFrom('journal_head').where('journal_id', '=', room).execute()
  await plays.removeVisits()
  expect((await plays.visitsOf([room])).share).toBe(0)
})

test('FA11 visits are counted by where they came from', async () => {
  const [room, other] = [newId(), newId()]
  await Promise.all(Array.from({ length: 5 }, () => plays.countVisit(room, 'whatsapp')))
  await plays.countVisit(other, 'whatsapp')
  await plays.countVisit(room, 'twitter')
  expect(await plays.visitsOf([room])).toEqual({ share: 0, whatsapp: 5, facebook: 0, twitter: 1 })
  expect((await plays.visitsOf([room, other])).whatsapp).toBe(6)
})

test('FA4 an attempt is a row, again completed in its place; cleared it is gone', async () => {
  const [hostId, qtestId] = [await newAccount(), newId()]
  const opening = { kind: 'qtest', journalId: qtestId, owner: 'test', body: 'opened' } as const
  const play = gameOf(qtestId, { playId: qtestId, kind: 'qtest', game: 0, hostId })
  expect(await journals.open({ ...opening, alongside: playsAlongside([play]) })).toBe(true)
  let { seq }: { seq: number } = FIRST_APPEND
  const append = async (completed: PlayerFacts[], cleared: string[] = []) => {
    const row = { journalId: qtestId, epoch: FIRST_APPEND.epoch, seq, body: `row ${seq}`, ends: false }
    await journals.append({ ...row, alongside: attemptsAlongside({ completed, cleared }) })
    seq += 1
  }
  const [ann, bob] = [player({ rank: null }), player({ rank: null, name: 'Bob', score: 3 })]
  await append([ann, bob])
  expect(await kept.players(qtestId)).toEqual([ann, bob])
  await append([{ ...ann, score: 1 }], [bob.playerId])
  expect(await kept.players(qtestId)).toEqual([{ ...ann, score: 1 }])
})

test('FA8 old plays are written in parts, once however often, by the owner of their journal alone', async () => {
  const journalId = newId()
  const players = Array.from({ length: 1_100 }, () => player())
  const game = gameOf(journalId, { players })
  await journals.open({ kind: 'qtest', journalId, owner: 'test', body: 'opened' })
  await database.kysely.insertInto('play_backfill').values({ journal_id: journalId }).execute()
  const isLeft = async () => (await plays.nextOld(''))?.journalId === journalId
  expect(await plays.writeOld(journalId, 2, [game])).toBe(false)
  expect([await isLeft(), await kept.players(game.playId)]).toEqual([true, []])
  expect(await plays.writeOld(journalId, 1, [game])).toBe(true)
  expect(await plays.writeOld(journalId, undefined, [game])).toBe(true)
  const ids = players.map(({ playerId }) => playerId)
  expect((await kept.players(game.playId)).map(({ playerId }) => playerId).toSorted()).toEqual(ids.toSorted())
  expect(await isLeft()).toBe(false)
  expect(await plays.writeOld('nosuch', undefined, [game])).toBe(false)
})
