import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { pickIndex, seeded } from '../../packages/core/src/lib/index.ts'
import type { CheckedRoom } from '../harness/checker.ts'
import { checkRoom } from '../harness/checker.ts'
import { ClassGame } from '../harness/class-game.ts'
import type { TestCluster } from '../harness/cluster.ts'
import { startCluster, whyNoCluster } from '../harness/cluster.ts'
import { joinMember } from '../harness/member.ts'
import type { Namespace } from '../harness/namespace.ts'
import { openNamespace, whyNoNamespace } from '../harness/namespace.ts'
import { publishAllTypes } from '../harness/own-quiz.ts'
import type { ReturningPlayer } from '../harness/returning-player.ts'
import type { TestServer } from '../harness/server.ts'
import { until } from '../harness/until.ts'

/** How much is done: a little in every run, as much as the goals name in `npm run test:cluster`. */
const { kills, pupils, storm, silenceMs, playMs, rounds } = process.env.CLUSTER_THOROUGH
  ? { kills: 50, pupils: 100, storm: 2_000, silenceMs: 10_000, playMs: 30_000, rounds: 2 }
  : { kills: 2, pupils: 20, storm: 200, silenceMs: 4_000, playMs: 0, rounds: 1 }
const SEED = Number(process.env.CLUSTER_SEED ?? Date.now() % 1_000_000)
const LEASE_MS = 4_000
const TIMEOUT_MS = 240_000 + kills * 60_000

const whyNot = await whyNoCluster()
if (whyNot !== undefined) console.log(`skipped: no cluster, ${whyNot}`)
const whyNoCut = whyNot ?? whyNoNamespace()
if (whyNot === undefined && whyNoCut !== undefined) console.log(`skipped: no node is cut off, ${whyNoCut}`)

const random = seeded(SEED)
let namespace: Namespace | undefined
let cluster: TestCluster
let quizId: string

beforeAll(async () => {
  if (whyNot !== undefined) return
  console.log(`seed ${SEED}`)
  namespace = whyNoCut === undefined ? openNamespace() : undefined
  const environment = { PLAN_FREE_PLAYERS: '3000', HOST_GRACE_SECONDS: '600' }
  cluster = await startCluster(3, environment, namespace)
  const [first] = cluster.nodes
  if (first === undefined) throw new Error('no node')
  const author = await joinMember(first, 'fault-author', 'correct horse 7 staple')
  quizId = (await publishAllTypes(author, 'One of every kind')).quizId
}, TIMEOUT_MS)
afterAll(async () => {
  await cluster?.close()
  await namespace?.close()
})

/** Nodes that are not running take nobody. */
const down = new Set<TestServer>()
const up = (): TestServer[] => cluster.nodes.filter((node) => !down.has(node))
const origins = (): string[] => up().map(({ origin }) => origin)
const nodeAt = (index: number): TestServer => {
  const node = cluster.nodes[index]
  if (node === undefined) throw new Error('no such node')
  return node
}

/** Those whose test failed go on coming back otherwise. */
const opened: ClassGame[] = []
afterEach(() => {
  for (const game of opened.splice(0)) game.leave()
})

const openClass = async (
  name: string,
  size: number,
  hostAt: TestServer,
  playersAt: readonly string[] = origins(),
): Promise<ClassGame> => {
  const game = await ClassGame.open({ name, size, quizId, hostAt: hostAt.origin, playersAt, origins, random })
  opened.push(game)
  return game
}

const ownerOf = async ({ roomId }: ClassGame): Promise<TestServer> => {
  let owner: TestServer | undefined
  await until('a node has the room', async () => {
    owner = await cluster.nodeOf(roomId)
    return owner !== undefined && !down.has(owner)
  })
  return owner as TestServer
}

/** Ends the game, and compares what everybody saw with what is stored. */
const checkClass = async (game: ClassGame): Promise<CheckedRoom> => {
  await game.end()
  expect(game.everyone().flatMap(({ fellOut }) => fellOut ?? [])).toEqual([])
  game.leave()
  const checked = await checkRoom(cluster.database, game.roomId, game.everyone())
  expect(checked.violations).toEqual([])
  expect(checked.acknowledged).toBeGreaterThan(0)
  return checked
}

const figures = (ms: readonly number[]): string => {
  const sorted = ms.toSorted((left, right) => left - right)
  const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0)
  return `p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)} ms`
}

const pausesOf = (players: readonly ReturningPlayer[]): number[] =>
  players.map(({ awayMs, waitedMs }) => Math.max(0, ...awayMs, ...waitedMs))

const wait = async (ms: number) => {
  const endMs = performance.now() + ms
  await until(`${ms} ms have passed`, () => performance.now() > endMs)
}

test.skipIf(whyNot !== undefined)(
  'CL30 all players of a large room lose their connections at once, then 5 % read nothing: the others are served, another room plays on',
  { timeout: TIMEOUT_MS },
  async () => {
    const large = await openClass('Crowd', storm, nodeAt(0))
    const other = await openClass('Calm', 5, nodeAt(1))
    const stalled = large.players.filter((_, index) => index % 20 === 0)
    const reading = large.players.filter((player) => !stalled.includes(player))
    const question = await large.ask()
    large.answer(question, reading.slice(0, storm / 2))
    await large.acknowledged()
    const calm = await other.ask()
    const cutMs = performance.now()
    for (const player of large.everyone()) player.cut()
    other.answer(calm)
    const back = Math.ceil(0.99 * storm)
    await until('99 % are back', () => large.players.filter(({ awayMs }) => awayMs.length > 0).length >= back)
    const backMs = Math.round(performance.now() - cutMs)
    await until('everybody is back', () => large.everyone().every(({ awayMs }) => awayMs.length > 0))
    await other.acknowledged()
    for (const player of stalled) player.line().pause()
    large.answer(question, reading.slice(storm / 2))
    await large.acknowledged(reading)
    console.log(
      `${storm} connections cut: 99 % back after ${backMs} ms; answers of another room meanwhile ${figures(other.players.flatMap(({ waitedMs }) => waitedMs))}; ` +
        `of those beside ${stalled.length} that read nothing ${figures(reading.flatMap(({ waitedMs }) => waitedMs))}`,
    )
    for (const player of stalled) player.line().resume()
    await large.reveal(question)
    await other.reveal(calm)
    await checkClass(large)
    await checkClass(other)
  },
)

test.skipIf(whyNot !== undefined)(
  'CL31 while NATS is away a room with all its connections on one node goes on, and others lose nothing and go on when it is back',
  { timeout: TIMEOUT_MS },
  async () => {
    const [first, second] = [nodeAt(0), nodeAt(1)]
    const together = await openClass('Together', 5, first, [first.origin])
    const apart = await openClass('Apart', 6, first, [first.origin, second.origin])
    let question = await together.ask()
    const asked = await apart.ask()
    apart.answer(asked, apart.players.slice(0, 2))
    await apart.acknowledged()
    await cluster.nats.stop()
    const backMs = performance.now() + silenceMs
    const begun = apart.players.map((player) => player.frames.length)
    apart.answer(asked, apart.players.slice(2, 5))
    let questions = 0
    while (performance.now() < backMs || questions === 0) {
      together.answer(question)
      await together.acknowledged()
      await together.reveal(question)
      questions += 1
      question = await together.ask()
    }
    expect(together.everyone().flatMap(({ awayMs }) => awayMs)).toEqual([])
    const here = apart.players.filter((_, index) => index % 2 === 0)
    expect(here.every((player, index) => player.count('answerReceived', begun[2 * index]) === 1 || index === 0)).toBe(
      true,
    )
    await cluster.nats.start()
    const startedMs = performance.now()
    await apart.acknowledged()
    console.log(
      `NATS away for ${silenceMs} ms: ${questions} questions of a room on one node; the last answer across after ` +
        `${Math.round(performance.now() - startedMs)} ms more`,
    )
    await apart.reveal(asked)
    await together.reveal(question)
    await checkClass(apart)
    await checkClass(together)
  },
)

test.skipIf(whyNot !== undefined)(
  'CL32 an owner that is stopped for twice its lease stores nothing when it wakes: its class has gone on elsewhere',
  { timeout: TIMEOUT_MS },
  async () => {
    const game = await openClass('Paused', pupils, nodeAt(1))
    const question = await game.ask()
    game.answer(question, game.players.slice(0, pupils / 2))
    await game.acknowledged()
    const owner = await ownerOf(game)
    const stoppedMs = performance.now()
    process.kill(owner.processId(), 'SIGSTOP')
    down.add(owner)
    try {
      // Those on the stopped node wait in its memory and are decided there when it wakes.
      game.answer(question, game.players.slice(pupils / 2))
      await wait(2 * LEASE_MS)
      await until('another node has the room', async () => (await cluster.nodeOf(game.roomId)) !== owner)
    } finally {
      process.kill(owner.processId(), 'SIGCONT')
      down.delete(owner)
    }
    await game.acknowledged()
    console.log(`owner stopped for ${Math.round(performance.now() - stoppedMs)} ms: ${figures(pausesOf(game.players))}`)
    await game.reveal(question)
    const next = await game.ask()
    game.answer(next)
    await game.acknowledged()
    await game.reveal(next)
    await checkClass(game)
  },
)

test.skipIf(whyNoCut !== undefined)(
  'CL33 a node that is cut off from NATS and the database acknowledges nothing, and its class goes on elsewhere',
  { timeout: TIMEOUT_MS },
  async () => {
    const lonely = nodeAt(2)
    const game = await openClass('Cut off', 6, lonely, [lonely.origin, nodeAt(0).origin])
    const question = await game.ask()
    game.answer(question, game.players.slice(0, 2))
    await game.acknowledged()
    expect(await ownerOf(game)).toBe(lonely)
    const cutMs = performance.now()
    namespace?.cut()
    down.add(lonely)
    try {
      game.answer(question, game.players.slice(2))
      await until(
        'another node has the room',
        async () => ![undefined, lonely].includes(await cluster.nodeOf(game.roomId)),
      )
      await game.acknowledged()
    } finally {
      namespace?.mend()
      down.delete(lonely)
    }
    console.log(`owner cut off for ${Math.round(performance.now() - cutMs)} ms: ${figures(pausesOf(game.players))}`)
    await game.reveal(question)
    await checkClass(game)
  },
)

test.skipIf(whyNot !== undefined)(
  'CL34 kill -9 of the owner in a question loses no acknowledged answer, and the next one is acknowledged soon',
  { timeout: TIMEOUT_MS },
  async () => {
    const game = await openClass('Killed', 10, nodeAt(0), [nodeAt(0).origin, nodeAt(1).origin])
    const nextMs: number[] = []
    for (let kill = 0; kill < kills; kill += 1) {
      const question = await game.ask()
      const answeringFirst = 1 + pickIndex(game.players.length - 2, random)
      for (const player of game.players.slice(0, answeringFirst)) {
        player.give(question.questionId, game.answerTo(question))
        await pause(random() * 30)
      }
      const owner = await ownerOf(game)
      await owner.kill()
      const killedMs = performance.now()
      down.add(owner)
      game.answer(question, game.players.slice(answeringFirst))
      await until('an answer is acknowledged', () => game.players.some((player) => player.acknowledgedMs > killedMs), {
        everyMs: 2,
      })
      nextMs.push(Math.max(...game.players.map((player) => player.acknowledgedMs)) - killedMs)
      await game.acknowledged()
      await game.reveal(question)
      // The last one is started by the next test.
      if (kill + 1 === kills) break
      await owner.start()
      down.delete(owner)
    }
    const { acknowledged, takeovers } = await checkClass(game)
    expect(takeovers).toBeGreaterThanOrEqual(kills)
    console.log(
      `${kills} owners killed (seed ${SEED}), ${acknowledged} acknowledged answers, 0 lost; next one after ${figures(nextMs)}`,
    )
  },
)

test.skipIf(whyNot !== undefined)(
  'CL35 nobody falls out of a class while all nodes are restarted one after the other during play',
  { timeout: TIMEOUT_MS },
  async () => {
    const [first = nodeAt(0)] = up()
    const game = await openClass('Rolling', pupils, first)
    let isOver = false
    const playing = (async () => {
      let questions = 0
      while (!isOver || questions === 0) {
        const question = await game.ask()
        for (const player of game.players) {
          player.give(question.questionId, game.answerTo(question))
          await pause(random() * 50)
        }
        await game.acknowledged()
        await game.reveal(question)
        questions += 1
      }
      return questions
    })()
    const restarts: Promise<void> = (async () => {
      for (let round = 0; round < rounds; round += 1)
        for (const node of cluster.nodes) {
          down.add(node)
          await node.stop()
          await node.start()
          down.delete(node)
          await wait(playMs)
        }
      isOver = true
    })()
    const [questions] = await Promise.all([playing, restarts])
    const { acknowledged } = await checkClass(game)
    console.log(
      `${rounds * 3} nodes restarted in turn during ${questions} questions, ${acknowledged} acknowledged answers, 0 lost; ` +
        `longest pause of each player ${figures(pausesOf(game.players))}`,
    )
  },
)

test.skipIf(whyNot !== undefined)(
  'CL36 a node that leaves in the middle of a class hands it over within its question',
  { timeout: TIMEOUT_MS },
  async () => {
    const game = await openClass('Drained', pupils, nodeAt(1))
    const question = await game.ask()
    const owner = await ownerOf(game)
    down.add(owner)
    const stopped = owner.stop()
    for (const player of game.players) {
      player.give(question.questionId, game.answerTo(question))
      await pause(2_000 / pupils)
    }
    await stopped
    await game.acknowledged()
    console.log(`drain in a class of ${pupils}: longest pause of each player ${figures(pausesOf(game.players))}`)
    await game.reveal(question)
    await checkClass(game)
  },
)

test.skipIf(whyNot !== undefined)(
  'CL37 when a node dies that has connections only, its players come back through another and nobody else notices',
  { timeout: TIMEOUT_MS },
  async () => {
    const [first, second] = up()
    if (first === undefined || second === undefined) throw new Error('no two nodes')
    const game = await openClass('Gateway', 10, first, [first.origin, second.origin])
    const question = await game.ask()
    const [stays, moves] = [0, 1].map((side) => game.players.filter((_, index) => index % 2 === side))
    game.answer(question, game.players.slice(0, 4))
    await game.acknowledged()
    down.add(second)
    await second.kill()
    game.answer(question, game.players.slice(4))
    await game.acknowledged()
    await until('everybody is back', () => (moves ?? []).every(({ awayMs }) => awayMs.length > 0))
    expect(stays?.flatMap(({ awayMs }) => awayMs)).toEqual([])
    console.log(`a node with connections only killed: ${figures((moves ?? []).flatMap(({ awayMs }) => awayMs))}`)
    await game.reveal(question)
    await checkClass(game)
  },
)
