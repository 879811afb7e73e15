import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { CATALOGUE_TYPES } from '../packages/content/src/index.ts'
import asyncapi from '../packages/contract/generated/asyncapi.json' with { type: 'json' }
import type { ClientAction } from '../packages/contract/src/socket/index.ts'
import { CLOSE_CODES, FRAME_LIMITS } from '../packages/contract/src/socket/index.ts'
import {
  isClientFrame,
  isDeclaredClose,
  SERVER_ACTIONS,
  undeclaredFrame,
} from '../packages/server/src/testing/declared-frames.ts'
import { openTestAccounts } from '../packages/server/src/testing/test-accounts.ts'
import type { Schema } from './conformance/schema-arbitrary.ts'
import { arbitraryOf, brokenOf } from './conformance/schema-arbitrary.ts'
import { knownAnswer } from './harness/known-answers.ts'
import { publishOneQuestion } from './harness/own-quiz.ts'
import { Player } from './harness/player.ts'
import { closeQuestion, goOn, nextOpen, openQuestion, openTable } from './harness/table.ts'
import { until } from './harness/until.ts'

const seed = Number(process.env.CONFORMANCE_SEED ?? Math.floor(Math.random() * 2 ** 31))
/** How long frames are sent; each of the rooms of `STAGES` is played at least once however long that takes. */
const LONGEST_MS = Number(process.env.CONFORMANCE_SECONDS ?? 5) * 1_000
const FRAMES_A_TIME = 12
const TURNS = 4

// Without origins of its own, the server allows that of the host that is called.
const at = await openTestAccounts({ settings: { PUBLIC_ORIGIN: '', GET_READY_MS: '50' } })
const server = { origin: await at.listen() }
afterAll(() => at.close())

const isClosed = (player: Player): boolean => player.closeCode !== undefined
const closed = async (player: Player): Promise<number | undefined> => {
  await until(`the socket of ${player.name} closes`, () => isClosed(player))
  return player.closeCode
}

/** Holds everything that came to these players to the description. */
const expectDeclared = (players: readonly Player[]): void => {
  for (const { frames, closeCode } of players) {
    expect(frames.map(undeclaredFrame).filter((what) => what !== undefined)).toEqual([])
    if (closeCode !== undefined) expect(isDeclaredClose(closeCode), `closed with ${closeCode}`).toBe(true)
  }
  expect(at.failures).toEqual([])
}

/** A waiting room in which the host uses every right. */
const putInOrder = async (host: Player, roomId: string, [ben, cat]: readonly [Player, Player]): Promise<Player[]> => {
  host.send('renamePlayer', { playerId: ben.playerId, playerName: 'Benny' })
  host.send('lockRoom', { locked: true })
  await until('the room is locked', () => host.last('sendLeaderboard')?.locked === true)
  const late = new Player(server.origin, 'Late')
  await late.join(roomId)
  expect(await closed(late)).toBe(CLOSE_CODES.done)
  host.send('lockRoom', { locked: false })
  host.send('removePlayer', { playerId: cat.playerId })
  expect(await closed(cat)).toBe(CLOSE_CODES.done)
  const barred = new Player(server.origin, 'Cat')
  barred.cookie = cat.cookie
  await barred.connect(roomId)
  expect(await closed(barred)).toBe(CLOSE_CODES.done)
  return [late, barred]
}

/** Plays every question of a game; Ann comes back in the middle of each one and after it. */
const playQuestions = async (host: Player, roomId: string, [ann, ben]: readonly [Player, Player]) => {
  let question = await openQuestion(host, [ann, ben])
  for (;;) {
    const { questionId } = question
    await ann.rejoin(roomId)
    const answered = ben.frames.length
    ben.answer(questionId, knownAnswer(question.questionTitle) ?? '')
    await ben.next(['answerReceived', 'error'], answered)
    await closeQuestion(host, questionId, [host, ann, ben])
    await ann.rejoin(roomId)
    const from = host.frames.length
    goOn(host)
    const { action } = await host.next(['sendQuestion', 'sendPodium'], from)
    if (action === 'sendPodium') break
    question = await nextOpen(host, [ann, ben])
  }
  await ann.rejoin(roomId)
}

/** A room from the first seat to the end, with everything that happens in one; answers everybody who was there. */
const playWholeRoom = async (options: Record<string, boolean>): Promise<Player[]> => {
  const { host, roomId, players } = await openTable(server, ['Ann', 'Ben', 'Cat'], options)
  const [ann, ben, cat] = players as [Player, Player, Player]
  const turnedAway = await putInOrder(host, roomId, [ben, cat])
  ann.send('startQuiz')
  await ann.next(['error'], 0)
  await playQuestions(host, roomId, [ann, ben])

  host.send('goBackToWaitingRoom')
  await ann.next(['continueQuizzing'], 0)
  const from = host.frames.length
  host.send('updateQuiz', { categories: ['farm-friends'], quizType: 'Ready Made' })
  await host.next(['continueQuizzing'], from)
  const twin = new Player(server.origin, 'Ann')
  twin.cookie = ann.cookie
  await twin.rejoin(roomId)
  expect(await closed(ann)).toBe(CLOSE_CODES.replaced)
  twin.send('userExit')
  expect(await closed(twin)).toBe(CLOSE_CODES.done)

  const crowd = Array.from({ length: 12 }, (_, index) => new Player(server.origin, `Guest ${index}`))
  for (const guest of crowd) await guest.join(roomId)
  const [first, second] = crowd as [Player, Player]
  first.sendRaw(new Uint8Array([1]))
  expect(await closed(first)).toBe(CLOSE_CODES.binaryFrame)
  second.sendRaw('x'.repeat(16_385))
  expect(await closed(second)).toBe(CLOSE_CODES.tooLarge)

  host.send('userExit')
  expect(await closed(ben)).toBe(CLOSE_CODES.roomOver)
  const afterwards = new Player(server.origin, 'Late')
  await afterwards.connect(roomId)
  expect(await closed(afterwards)).toBe(CLOSE_CODES.noSuchRoom)
  return [host, ann, ben, cat, twin, afterwards, ...turnedAway, ...crowd]
}

/** A question of a second, for which Ben has twice the time and is waited for; answers everybody who was there. */
const waitForOne = async (): Promise<Player[]> => {
  const author = new Player(server.origin, 'Author')
  const { cookies } = await at.member('author-of-frames')
  author.cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const host = new Player(server.origin, 'Host')
  const roomId = await host.host(await publishOneQuestion(author, 'A moment', 1))
  const [ann, ben] = [new Player(server.origin, 'Ann'), new Player(server.origin, 'Ben')]
  for (const player of [host, ann, ben]) await player.join(roomId)
  host.send('setExtraTime', { playerId: ben.playerId, extraTime: 100 })
  await host.next(['extraTimes'], 0)
  host.send('startQuiz')
  await ann.next(['aMoment'], 0)
  host.send('userExit')
  expect(await closed(ann)).toBe(CLOSE_CODES.roomOver)
  return [host, ann, ben]
}

test('SO32 every frame and every close code of whole games is declared in /asyncapi.json', async () => {
  const ways = [true, false].flatMap((hostMode) => [true, false].map((showAnswer) => ({ hostMode, showAnswer })))
  const everybody = (await Promise.all([...ways.map(playWholeRoom), waitForOne()])).flat()
  expectDeclared(everybody)
  const seen = new Set<string>(everybody.flatMap(({ frames }) => frames.map(({ action }) => action)))
  expect(SERVER_ACTIONS.filter((action) => !seen.has(action))).toEqual([])
  const asked = everybody.flatMap(({ frames }) =>
    frames.flatMap((frame) => (frame.action === 'sendQuestion' ? [frame.payload.currentQuestion.questionType] : [])),
  )
  expect(CATALOGUE_TYPES.filter((type) => !asked.includes(type))).toEqual([])
})

const resolve = ($ref: string): Schema =>
  $ref
    .split('/')
    .slice(1)
    .reduce<unknown>((part, key) => new Map(Object.entries(part as object)).get(key), asyncapi) as Schema

interface Frame {
  action: ClientAction
  payload: object
}

/** The texts of frames as they are described, and of broken ones; `left` names actions that would only end the room. */
const textsOf = (known: ReadonlyMap<string, string>, left: readonly ClientAction[]): fc.Arbitrary<string> => {
  const actions = [...FRAME_LIMITS.keys()].filter((action) => !left.includes(action))
  const valid = fc.oneof(
    ...actions.map((action) => arbitraryOf(resolve(`#/components/schemas/${action}`), resolve, known)),
  ) as fc.Arbitrary<Frame>
  const brokenPayload = valid.chain(({ action, payload }) =>
    brokenOf(fc.constant(payload)).map((broken) => ({ action, payload: broken })),
  )
  const frames = fc.oneof({ weight: 4, arbitrary: valid }, { weight: 3, arbitrary: brokenPayload }, brokenOf(valid))
  const texts = frames.map((frame) => JSON.stringify(frame))
  return fc.oneof(
    { weight: 9, arbitrary: texts },
    fc.tuple(texts, fc.nat(100)).map(([text, length]) => text.slice(0, length)),
  )
}

/** Whether a text is refused for its form, by the description and by the size that is declared for its action. */
const isMalformed = (text: string): boolean => {
  try {
    const frame: unknown = JSON.parse(text)
    if (!isClientFrame(frame)) return true
    return Buffer.byteLength(text) > (FRAME_LIMITS.get((frame as Frame).action)?.maxBytes ?? 0)
  } catch {
    return true
  }
}

const FORM_REFUSALS = ['frame/no-action', 'frame/no-payload', 'frame/unknown-action', 'frame/invalid-payload']
const formRefusals = ({ frames }: Player, from: number): number =>
  frames.slice(from).filter((frame) => frame.action === 'error' && FORM_REFUSALS.includes(frame.payload.code)).length

/** Sends texts, and waits until each malformed one is refused for that, and no other one. */
const sendAll = async (player: Player, texts: readonly string[]): Promise<void> => {
  const from = player.frames.length
  // The last is malformed, so that its refusal tells that all were read.
  const sent = [...texts, 'noise']
  for (const text of sent) player.sendRaw(text)
  const malformed = sent.filter(isMalformed)
  await until(`each of ${JSON.stringify(malformed)} is refused, CONFORMANCE_SEED=${seed}`, () => {
    return isClosed(player) || formRefusals(player, from) >= malformed.length
  })
  if (!isClosed(player))
    expect(formRefusals(player, from), `${JSON.stringify(sent)}, CONFORMANCE_SEED=${seed}`).toBe(malformed.length)
}

/** Brings a room to where it is while frames are sent. */
const STAGES: ((host: Player, ann: Player) => Promise<void>)[] = [
  async () => {},
  async (host, ann) => {
    await openQuestion(host, [ann])
  },
  async (host, ann) => {
    const { questionId } = await openQuestion(host, [ann])
    await closeQuestion(host, questionId, [host, ann])
  },
  async (host, ann) => {
    const { questionId } = await openQuestion(host, [ann])
    await closeQuestion(host, questionId, [host, ann])
    host.send('goToPodium')
    await host.next(['sendPodium'], 0)
  },
]

/**
 * Leads back to the waiting room from wherever the frames have brought the room; answers the connections of the host that this took,
 * the newest last. Each is a record of its own: late answers to an older one would be taken for the phase of now.
 */
const leadBack = async (host: Player, roomId: string): Promise<Player[]> => {
  const hosts: Player[] = []
  await until('the room waits again', async () => {
    const again = new Player(server.origin, host.name)
    again.cookie = host.cookie
    hosts.push(again)
    await again.rejoin(roomId)
    const phase = again.last('joined')?.phase
    for (const action of ['timeUp', 'goToPodium', 'goBackToWaitingRoom']) if (phase !== 'waiting') again.send(action)
    return phase === 'waiting'
  })
  return hosts
}

/** Sends frames as the host, as a player and on a line without a seat; a game is played afterwards. Answers how many were sent. */
const misuseRoom = async (round: number): Promise<number> => {
  const { host, roomId, players } = await openTable(server, ['Ann'], { hostMode: Math.floor(round / 2) % 2 === 0 })
  const [ann] = players as [Player]
  await STAGES[round % STAGES.length]?.(host, ann)
  const everybody = [host, ann]
  let misuser = new Player(server.origin, 'Ben')
  let sent = 0
  for (let turn = 0; turn < TURNS; turn += 1) {
    if (turn === 0 || isClosed(misuser)) {
      misuser = new Player(server.origin, `Ben ${turn}`)
      await misuser.join(roomId)
    }
    const line = new Player(server.origin, `Nobody ${turn}`)
    await line.connect(roomId)
    everybody.push(misuser, line)
    const { questionId = 'none', quizId = 'none' } = host.last('sendQuestion')?.currentQuestion ?? {}
    const known = new Map([...Object.entries({ roomId, questionId, quizId }), ['playerId', misuser.playerId]])
    for (const player of [host, misuser, line].filter((candidate) => !isClosed(candidate))) {
      const texts = textsOf(known, player === host ? ['userExit'] : [])
      const turnSeed = seed + (round * TURNS + turn) * 3 + [host, misuser, line].indexOf(player)
      await sendAll(player, fc.sample(texts, { seed: turnSeed, numRuns: FRAMES_A_TIME }))
      sent += FRAMES_A_TIME
    }
  }

  const hosts = await leadBack(host, roomId)
  everybody.push(...hosts)
  const leader = hosts.at(-1) as Player
  const question = await openQuestion(leader, [ann])
  const from = ann.frames.length
  await until('an answer is acknowledged', () => {
    ann.answer(question.questionId, knownAnswer(question.questionTitle) ?? '')
    return ann.count('answerReceived', from) > 0
  })
  leader.send('userExit')
  expect(await closed(ann)).toBe(CLOSE_CODES.roomOver)
  expectDeclared(everybody)
  for (const player of everybody) player.cut()
  return sent
}

test('SO32 whatever frames are sent to a room, by whomever, are answered as /asyncapi.json declares, and its game goes on', async () => {
  console.log(`frames are sent with CONFORMANCE_SEED=${seed}`)
  const endsMs = performance.now() + LONGEST_MS
  let sent = 0
  for (let round = 0; round === 0 || performance.now() < endsMs; round += STAGES.length) {
    const rooms = await Promise.all(STAGES.map((_, stage) => misuseRoom(round + stage)))
    sent += rooms.reduce((sum, count) => sum + count, 0)
  }
  console.log(`${sent} frames were sent`)
  expect(sent).toBeGreaterThanOrEqual(STAGES.length * TURNS * 2 * FRAMES_A_TIME)
})
