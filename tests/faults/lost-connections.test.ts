import { afterAll, beforeAll, expect, test } from 'vitest'
import { seeded } from '../../packages/core/src/lib/index.ts'
import { openPostgres } from '../../packages/server/src/adapters/database/postgres.ts'
import type { Database } from '../../packages/server/src/ports.ts'
import { catalogueQuestion } from '../../packages/server/src/testing/catalogue-question.ts'
import { checkRoom } from '../harness/checker.ts'
import { ClassGame } from '../harness/class-game.ts'
import { joinMember } from '../harness/member.ts'
import type { OwnPostgres } from '../harness/own-postgres.ts'
import { startPostgres, whyNoOwnPostgres } from '../harness/own-postgres.ts'
import { publishAllTypes } from '../harness/own-quiz.ts'
import type { Player } from '../harness/player.ts'
import type { Relay } from '../harness/relay.ts'
import { openRelay } from '../harness/relay.ts'
import type { TestServer } from '../harness/server.ts'
import { startServer } from '../harness/server.ts'

const PUPILS = 8
const SEED = Number(process.env.LINES_SEED ?? Date.now() % 1_000_000)
const random = seeded(SEED)

const whyNot = whyNoOwnPostgres()
if (whyNot !== undefined) console.log(`skipped: ${whyNot}`)

let postgres: OwnPostgres
let relay: Relay
let server: TestServer
let quizId: string

beforeAll(async () => {
  if (whyNot !== undefined) return
  console.log(`seed ${SEED}`)
  postgres = await startPostgres()
  relay = await openRelay(postgres.address)
  server = await startServer({
    DATABASE_URL: relay.address,
    DATABASE_STATEMENT_SECONDS: '3',
    HOST_GRACE_SECONDS: '600',
  })
  const author = await joinMember(server, 'lines-author', 'correct horse 7 staple')
  quizId = (await publishAllTypes(author, 'One of every kind')).quizId
})
afterAll(async () => {
  await server?.close()
  relay?.close()
  await postgres?.close()
})

const openClass = (name: string): Promise<ClassGame> => {
  const { origin } = server
  return ClassGame.open({
    name,
    size: PUPILS,
    quizId,
    hostAt: origin,
    playersAt: [origin],
    origins: () => [origin],
    random,
  })
}

const inDatabase = async <Answer>(work: (database: Database) => Promise<Answer>): Promise<Answer> => {
  const database = await openPostgres(postgres.address, () => {})
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Ends the game, and compares what everybody saw with what is stored. */
const checkClass = async (game: ClassGame): Promise<void> => {
  await game.end()
  game.leave()
  const { violations, acknowledged } = await inDatabase((database) => checkRoom(database, game.roomId, game.everyone()))
  expect(violations).toEqual([])
  expect(acknowledged).toBeGreaterThan(0)
}

test.skipIf(whyNot !== undefined)(
  'RM6 RM13 connections that are cut before and after an answer, at its acknowledgement, reveal and podium cost nothing and double nothing',
  async () => {
    const game = await openClass('Cut')
    for (let question = 0; question < 4; question += 1) {
      const asked = await game.ask()
      for (const player of game.players) {
        const cutBefore = random() < 0.3
        if (cutBefore) player.cut()
        player.give(asked.questionId, game.answerTo(asked))
        // What was sent may have been stored: the answer to it is lost.
        if (!cutBefore && random() < 0.6) player.cut()
      }
      if (random() < 0.5) game.host.cut()
      await game.acknowledged()
      for (const player of game.players) if (random() < 0.3) player.cut()
      await game.reveal(asked)
      for (const player of game.everyone()) if (random() < 0.3) player.cut()
    }
    await checkClass(game)
    expect(game.everyone().flatMap(({ awayMs }) => awayMs).length).toBeGreaterThan(0)
  },
)

test.skipIf(whyNot !== undefined)(
  'ST43 ST4 a PostgreSQL that crashes and starts again in a question costs a pause: nothing acknowledged is lost, and nobody loses the connection',
  async () => {
    const game = await openClass('Waiting')
    const asked = await game.ask()
    game.answer(asked, game.players.slice(0, 3))
    await game.acknowledged()
    game.answer(asked, game.players.slice(3, 6))
    postgres.crash()
    const from = game.players.map((player) => player.frames.length)
    game.answer(asked, game.players.slice(6))
    postgres.start()
    await game.acknowledged()
    expect(game.players.slice(6).map((player, index) => player.count('answerReceived', from[6 + index]))).toEqual([
      1, 1,
    ])
    await game.reveal(asked)
    expect(game.everyone().flatMap(({ awayMs }) => awayMs)).toEqual([])
    await checkClass(game)
  },
)

test.skipIf(whyNot !== undefined)(
  'ST53 connections to PostgreSQL that go dead without a word are given up, and what was decided is stored over new ones',
  async () => {
    const game = await openClass('Unheard')
    const asked = await game.ask()
    game.answer(asked, game.players.slice(0, 3))
    await game.acknowledged()
    relay.silence()
    game.answer(asked, game.players.slice(3))
    await game.acknowledged()
    await game.reveal(asked)
    await checkClass(game)
  },
)

test.skipIf(whyNot !== undefined)('the checker finds what is wrong with a log, a journal or a report', async () => {
  const game = await openClass('Wrong')
  for (let question = 0; question < 3; question += 1) {
    const asked = await game.ask()
    game.answer(asked)
    await game.reveal(asked)
  }
  await checkClass(game)
  const [, player] = game.everyone()
  if (player === undefined) throw new Error('no player')
  const foundWith = (change: Partial<Pick<Player, 'frames' | 'sent'>>) =>
    inDatabase(async (database) => {
      const changed = Object.assign(Object.create(player), change) as Player
      const players = game.everyone().map((one) => (one === player ? changed : one))
      const { violations } = await checkRoom(database, game.roomId, players)
      return [...new Set(violations.map((violation) => violation.slice(0, 2)))]
    })
  const changed = (change: (frame: Player['frames'][number]) => unknown) => ({
    frames: player.frames.flatMap((frame) => change(structuredClone(frame)) as Player['frames']),
  })
  const invented = { action: 'answerReceived', payload: { questionId: 'never asked' } } as const
  expect(await foundWith({ frames: [...player.frames, invented] })).toEqual(['I1'])
  expect(await foundWith({ sent: [] })).toEqual(['I2'])
  const richer = changed((frame) => {
    if (frame.action === 'sendAnswer') frame.payload.answerData.playerScore += 1
    return frame
  })
  expect(await foundWith(richer)).toEqual(['I4'])
  const better = changed((frame) => {
    if (frame.action === 'sendPodium') frame.payload.rank += 1
    return frame
  })
  expect(await foundWith(better)).toEqual(['I5'])
  const told = changed((frame) => {
    if (frame.action !== 'sendQuestion') return frame
    const message = catalogueQuestion(frame.payload.currentQuestion.questionTitle).answerContent ?? ''
    return [frame, { action: 'error', payload: { code: 'frame/rate-limited', message } }]
  })
  expect(await foundWith(told)).toEqual(['I6'])
  await inDatabase(({ kysely }) =>
    kysely
      .updateTable('journal')
      .set({ epoch: 9 })
      .where('journal_id', '=', game.roomId)
      .where('seq', '=', '2')
      .execute(),
  )
  expect(await foundWith({})).toEqual(['I3'])
  await inDatabase(({ kysely }) => kysely.updateTable('play_player').set({ score: 1 }).execute())
  expect(await foundWith({})).toEqual(['I3', 'I1'])
})
