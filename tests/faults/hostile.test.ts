import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startServerWithClock } from '../harness/clock-mover.ts'
import { knownAnswer } from '../harness/known-answers.ts'
import { Player } from '../harness/player.ts'
import type { TestServer } from '../harness/server.ts'
import { startServer } from '../harness/server.ts'
import { openQuestion, openTable } from '../harness/table.ts'
import { until } from '../harness/until.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ PLAN_FREE_PLAYERS: '60', HOST_GRACE_SECONDS: '600' })
})
afterAll(() => server.close())

const errorsOf = (player: Player, from = 0): string[] =>
  player.frames.slice(from).flatMap((frame) => (frame.action === 'error' ? [frame.payload.message] : []))

/** The status of an upgrade that the server refuses; 101 when it does not. */
const upgradeStatus = (path: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(server.origin.replace('http', 'ws') + path, { headers })
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
    socket.on('open', () => {
      socket.terminate()
      resolve(101)
    })
    socket.on('error', reject)
  })

describe('the door', () => {
  test.each([
    ['another site', { origin: 'https://evil.example' }, 403],
    ['no origin at all', {}, 403],
    ['the null origin', { origin: 'null' }, 403],
    ['a name that another site lets lead here', { host: 'evil.example', origin: 'http://evil.example' }, 403],
  ])('SO1 an upgrade from %s is refused', async (_, headers, status) => {
    expect(await upgradeStatus('/ws/quiz/bcdfgh/', headers)).toBe(status)
  })

  test('SO1 an upgrade with cookies but from another site is refused too', async () => {
    const { host, roomId } = await openTable(server, [])
    const headers = { origin: 'https://evil.example', cookie: host.cookie ?? '' }
    expect(await upgradeStatus(`/ws/quiz/${roomId}/`, headers)).toBe(403)
  })

  test.each(['/ws/quiz/', '/ws/quiz/abc/', '/ws/quiz/bcdfgh/../../etc/', '/ws/other', '/'])(
    'SO2 an upgrade at %s finds nothing',
    async (path) => {
      expect(await upgradeStatus(path, { origin: server.origin })).toBe(404)
    },
  )

  test('SO2 malformed cookies and headers end one connection, not the server', async () => {
    const { roomId } = await openTable(server, [])
    for (const cookie of [
      'qq_guest=%E0%A4%A',
      'qq_guest=',
      '%%%=;;;',
      `qq_guest=${'x'.repeat(4_000)}`,
      '__proto__=1',
    ]) {
      expect(await upgradeStatus(`/ws/quiz/${roomId}/`, { origin: server.origin, cookie })).toBe(101)
    }
    const raw = connect(server.port, '127.0.0.1')
    raw.write(
      'GET /ws/quiz/bcdfgh/ HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: no\r\n\u0001\r\n\r\n',
    )
    await until('the server hangs up', () => raw.closed || raw.readableEnded || raw.destroyed || raw.bytesRead > 0)
    raw.destroy()
    expect((await fetch(`${server.origin}/healthz`)).ok).toBe(true)
  })

  test('SO17 a room that never was and one that is over answer alike', async () => {
    const { host, roomId } = await openTable(server, [])
    host.send('userExit')
    await until('the room is over', () => host.closeCode !== undefined)
    const seen = await Promise.all(
      [roomId, 'zzzzzz'].map(async (code) => {
        const player = new Player(server.origin, 'Seeker')
        await player.connect(code)
        await until('the socket closes', () => player.closeCode !== undefined)
        return { frames: player.frames, closeCode: player.closeCode }
      }),
    )
    expect(seen[0]).toEqual(seen[1])
    expect(seen[0]).toMatchObject({
      frames: [{ action: 'error', payload: { code: 'room/closed', message: 'Room Closed' } }],
      closeCode: 4404,
    })
  })
})

describe('frames', () => {
  test.each([
    ['noise', 'noise', "Data has no 'action' property."],
    ['a list', '[]', "Data has no 'action' property."],
    ['no payload', '{"action":"timeUp"}', "Data has no 'payload' property."],
    ['an unknown action', '{"action":"win","payload":{}}', "Data 'action' property is not handled."],
    [
      'a payload of another shape',
      '{"action":"rejoinPlayer","payload":{"playerId":5}}',
      "Data 'payload' property is not valid.",
    ],
  ])('SO3 %s gets a sentence and changes nothing', async (_, text, sentence) => {
    const { players } = await openTable(server, ['Ann'])
    const [ann] = players as [Player]
    const from = ann.frames.length
    ann.sendRaw(text)
    await ann.next(['error'], from)
    expect(errorsOf(ann, from)).toEqual([sentence])
    expect(ann.closeCode).toBeUndefined()
  })

  test.each([
    ['a binary frame', 1003, new Uint8Array([1, 2, 3])],
    ['a frame of more than 16 KiB', 1009, 'x'.repeat(16_385)],
  ])('SO4 %s closes the socket with %i', async (_, code, data) => {
    const { players } = await openTable(server, ['Ann'])
    const [ann] = players as [Player]
    ann.sendRaw(data)
    await until('the socket closes', () => ann.closeCode !== undefined)
    expect(ann.closeCode).toBe(code)
  })

  test('SO7 an endless stream of tiny fragments closes one socket only', async () => {
    const { host, players } = await openTable(server, ['Ann'])
    const [ann] = players as [Player]
    for (let index = 0; index < 20_000 && ann.closeCode === undefined; index += 1) ann.line().send('x', { fin: false })
    await until('the socket closes', () => ann.closeCode !== undefined)
    expect(host.closeCode).toBeUndefined()
  })
})

describe('who may do what', () => {
  test('SO9 isHost from another credential yields a player, whose host commands are refused', async () => {
    const { host, roomId } = await openTable(server, [])
    const eve = new Player(server.origin, 'Eve')
    await eve.join(roomId, { isHost: true, playerId: host.playerId })
    expect(eve.last('joined')).toMatchObject({ isHost: false })
    expect(eve.playerId).not.toBe(host.playerId)
    for (const [action, payload] of [
      ['startQuiz', {}],
      ['timeUp', {}],
      ['sendNextQuestion', {}],
      ['goToPodium', {}],
      ['updateQuiz', { categories: ['word-wizards'], quizType: 'Ready Made' }],
    ] as const) {
      const from = eve.frames.length
      eve.send(action, payload)
      await eve.next(['error'], from)
      expect(errorsOf(eve, from), action).toEqual(['Only the host can do that.'])
    }
    expect(host.count('sendQuestion')).toBe(0)
  })

  test('SO9 while the host is away nobody becomes host, and the host returns as host', async () => {
    const { host, roomId, players } = await openTable(server, ['Ann'])
    host.cut()
    const eve = new Player(server.origin, 'Eve')
    await eve.join(roomId, { isHost: true, playerId: host.playerId })
    expect(eve.last('joined')?.isHost).toBe(false)
    await host.rejoin(roomId)
    expect(host.last('joined')).toMatchObject({ isHost: true, rejoined: true })
    expect(players[0]?.count('hostExited')).toBe(0)
  })

  test("SO10 another's id proves nothing: it answers like one that does not exist", async () => {
    const { roomId, players } = await openTable(server, ['Ann'])
    const [ann] = players as [Player]
    const answers = await Promise.all(
      [ann.playerId, 'no-such-player'].map(async (playerId) => {
        const eve = new Player(server.origin, 'Eve')
        eve.playerId = playerId
        await eve.rejoin(roomId)
        return eve.frames
      }),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(ann.closeCode).toBeUndefined()
  })

  test('SO11 the newest connection of a credential takes the seat, the older one is told', async () => {
    const { roomId, players } = await openTable(server, ['Ann'])
    const [ann] = players as [Player]
    const twin = new Player(server.origin, 'Ann')
    twin.cookie = ann.cookie
    await twin.rejoin(roomId)
    await until('the older line closes', () => ann.closeCode !== undefined)
    expect(ann.closeCode).toBe(4409)
    expect(twin.playerId).toBe(ann.playerId)
  })

  test('SO13 no timeTaken, however odd, changes a score', async () => {
    const claims = [-1, 0, 1e308, '0', null, [], { valueOf: 1 }, -1e-9]
    const { host, players } = await openTable(
      server,
      claims.map((_, index) => `P${index}`),
    )
    const question = await openQuestion(host, players)
    const text = JSON.stringify(knownAnswer(question.questionTitle))
    players.forEach((player, index) => {
      const claim = JSON.stringify(claims[index])
      player.sendRaw(
        `{"action":"submitAnswer","payload":{"playerId":"${player.playerId}","questionId":"${question.questionId}","playerAnswer":${text},"timeTaken":${claim}}}`,
      )
    })
    await until('everyone is acknowledged', () => players.every((player) => player.count('answerReceived') > 0))
    await until('everyone has the reveal', () => players.every((player) => player.count('sendAnswer') > 0))
    for (const player of players) {
      const { playerScore, timeTaken } = player.last('sendAnswer')?.answerData ?? {}
      expect(playerScore).toBeLessThanOrEqual(question.maxPoints)
      expect(timeTaken).toBeGreaterThanOrEqual(0)
      expect(timeTaken).toBeLessThan(question.timeToAnswer)
    }
  })

  test('SO6 answering pings late gains no more than the cap of 250 ms', async () => {
    const { host, roomId, players } = await openTable(server, ['Honest'])
    const slow = new Player(server.origin, 'Slow')
    await slow.join(roomId)
    slow.line().on('ping', () => undefined)
    const everyone = [...players, slow]
    const question = await openQuestion(host, everyone)
    const opensMs = performance.now() - 20
    await until('a second has gone', () => performance.now() > opensMs + 1_000)
    const answer = knownAnswer(question.questionTitle) ?? ''
    for (const player of everyone) player.answer(question.questionId, answer)
    await until('everyone has the reveal', () => everyone.every((player) => player.count('sendAnswer') > 0))
    for (const player of everyone) {
      expect(player.last('sendAnswer')?.answerData.timeTaken).toBeGreaterThanOrEqual(0.75)
    }
  })
})

describe('lines that fail', () => {
  test('SO5 a half-open line is found within 15 s', async () => {
    const clocked = await startServerWithClock()
    const { host, roomId } = await openTable(clocked.server, [])
    const ghost = new Player(clocked.server.origin, 'Ghost')
    await ghost.join(roomId)
    const present = () => host.last('sendLeaderboard')?.noOfActivePlayers
    await until('both are here', () => present() === 2)
    // The peer neither answers pings nor says goodbye, as behind a dead router.
    ghost.line().pause()
    await clocked.skip(15_000)
    await until('the ghost is away', () => present() === 1, { limitMs: 2_000 })
    ghost.cut()
    await clocked.server.close()
  })

  test('SO19 forty answers in the same moment are all acknowledged and all counted', async () => {
    const { host, players } = await openTable(
      server,
      Array.from({ length: 40 }, (_, index) => `A${index}`),
    )
    const question = await openQuestion(host, players)
    const answer = knownAnswer(question.questionTitle) ?? ''
    for (const player of players) player.answer(question.questionId, answer)
    await until('everyone has the reveal', () => players.every((player) => player.count('sendAnswer') > 0))
    expect(players.every((player) => player.last('sendAnswer')?.answerData.playerAnswer === answer)).toBe(true)
    expect(host.last('sendAnswer')?.answerData.hostModeData?.values.reduce((sum, count) => sum + count, 0)).toBe(40)
  })
})
