import { afterAll, beforeAll, expect, test } from 'vitest'
import { attendQTest } from '../../packages/contract/src/http/index.ts'
import type { TestCluster } from '../harness/cluster.ts'
import { startCluster, whyNoCluster } from '../harness/cluster.ts'
import { knownAnswer } from '../harness/known-answers.ts'
import { joinMember } from '../harness/member.ts'
import { publishAllTypes } from '../harness/own-quiz.ts'
import { Player } from '../harness/player.ts'
import { SHORT_QUIZ, scheduleShortQuiz } from '../harness/qtest.ts'
import type { TestServer } from '../harness/server.ts'
import { startServer } from '../harness/server.ts'
import { until } from '../harness/until.ts'

const whyNot = await whyNoCluster()
if (whyNot !== undefined) console.log(`skipped: no cluster, ${whyNot}`)

let cluster: TestCluster | undefined
beforeAll(async () => {
  if (whyNot === undefined) cluster = await startCluster(2)
})
afterAll(() => cluster?.close())

const nodes = (): [TestServer, TestServer] => {
  const [first, second] = cluster?.nodes ?? []
  if (first === undefined || second === undefined) throw new Error('no cluster')
  return [first, second]
}

const asked = (player: Player) => {
  const question = player.last('sendQuestion')?.currentQuestion
  if (question === undefined) throw new Error('no question')
  return question
}

/** A host's game with players on both nodes, question by question. */
const openGame = async (host: Player, elsewhere: TestServer, quizId: string) => {
  const roomId = await host.host(quizId)
  const players = Array.from(
    { length: 4 },
    (_, index) => new Player(index % 2 === 0 ? elsewhere.origin : host.origin, `Player ${index}`),
  )
  await host.join(roomId)
  for (const player of players) await player.join(roomId)
  /** Everybody answers; resolves when everybody was shown the right answer. */
  const play = async () => {
    const before = host.last('sendQuestion')?.currentQuestion.questionId
    const from = host.frames.length
    if (before === undefined) host.send('startQuiz', { roomId })
    else host.send('sendNextQuestion', { questionId: before })
    await host.next(['sendQuestion'], from)
    const { questionId, questionTitle } = asked(host)
    const isAsked = (player: Player) => player.last('sendQuestion')?.currentQuestion.questionId === questionId
    await until('everybody is asked', () => players.every(isAsked))
    const { getReadyMs = 0 } = host.last('sendQuestion') ?? {}
    const opensMs = performance.now() + getReadyMs
    await until('the question opens', () => performance.now() > opensMs)
    for (const player of players) player.answer(questionId, knownAnswer(questionTitle) ?? '')
    const isRevealed = (player: Player) => player.last('sendAnswer')?.answerData.questionId === questionId
    await until('everybody is shown the answer', () => [host, ...players].every(isRevealed))
    for (const player of players)
      expect(player.last('sendAnswer')?.answerData.playerAnswer).toBe(knownAnswer(questionTitle))
  }
  return { roomId, players, play }
}

test.skipIf(whyNot !== undefined)(
  'CL4 CL5 a game with players on two nodes goes on when the node with the room is killed, and lines on the other stay open',
  async () => {
    const [first, second] = nodes()
    const author = await joinMember(first, 'cluster-author', 'correct horse 7 staple')
    const { quizId } = await publishAllTypes(author, 'One of every kind')
    const host = new Player(first.origin, 'Host')
    const { roomId, players, play } = await openGame(host, second, quizId)
    const [stays, moves] = players as [Player, Player]
    const entry = {
      roomIdExistsFlag: true,
      ownSeat: { playerName: stays.name, playerAvatar: 'avatar1', isHost: false },
    }
    expect(await (await stays.call('checkroomid', { roomId })).json()).toMatchObject(entry)
    await play()
    const from = stays.frames.length
    await first.kill()
    await stays.next(['joined'], from)
    for (const player of [host, moves, players[3] as Player]) {
      player.origin = second.origin
      await player.rejoin(roomId)
    }
    expect(stays.closeCode).toBeUndefined()
    await play()
    await first.start()
    await play()
    expect(stays.closeCode).toBeUndefined()
    expect([first, second].flatMap((node) => node.failures())).toEqual([])
  },
)

test.skipIf(whyNot !== undefined)(
  'CL8 a node that stops hands a running game over: nobody loses it, and lines elsewhere stay open',
  async () => {
    const [first, second] = nodes()
    const author = await joinMember(first, 'leaving-author', 'correct horse 7 staple')
    const { quizId } = await publishAllTypes(author, 'One of every kind')
    const host = new Player(second.origin, 'Host')
    const { roomId, players, play } = await openGame(host, first, quizId)
    const [moves, stays, movesToo, staysToo] = players as [Player, Player, Player, Player]
    const comeTo = async (player: Player, node: TestServer) => {
      await until('the line is closed', () => player.closeCode !== undefined)
      expect(player.closeCode).toBe(1012)
      player.origin = node.origin
      await player.rejoin(roomId)
    }
    await play()
    const from = stays.frames.length
    const stopped = first.stop()
    // The room runs on the second node, so nothing happens to those there.
    await Promise.all([moves, movesToo].map((player) => comeTo(player, second)))
    await stopped
    await play()
    expect([stays.closeCode, stays.count('joined', from)]).toEqual([undefined, 0])
    await first.start()
    for (const player of [moves, movesToo]) {
      player.cut()
      player.origin = first.origin
      await player.rejoin(roomId)
    }
    // Now the owner itself stops.
    const before = moves.frames.length
    const ownerStopped = second.stop()
    await moves.next(['joined'], before)
    await Promise.all([host, stays, staysToo].map((player) => comeTo(player, first)))
    await ownerStopped
    await play()
    expect(moves.closeCode).toBeUndefined()
    await second.start()
    expect([first, second].flatMap((node) => node.failures())).toEqual([])
  },
)

test.skipIf(whyNot !== undefined)(
  'CL6 a QTest is scheduled on one node, begun on the other and finished on both in turn; its owner is killed meanwhile',
  async () => {
    const [first, second] = nodes()
    const author = await joinMember(first, 'qtest-author', 'correct horse 7 staple')
    const qtestId = await scheduleShortQuiz(author, 'Short')
    const pupil = new Player(second.origin, 'Pupil')
    const details = {
      qtestId,
      playerName: 'Pupil',
      playerEmail: 'pupil@example.org',
      additionalFields: { 'Roll Number': '1' },
    }
    const attend = async (node: TestServer) => {
      pupil.origin = node.origin
      const reply = await pupil.call('qtest/attendqtest', details)
      expect(reply.status).toBe(200)
      return attendQTest.answer.parse(await reply.json())
    }
    const answer = async (node: TestServer) => {
      const { questionId, questionTitle } = (await attend(node)).question ?? { questionId: '', questionTitle: '' }
      const playerAnswer = SHORT_QUIZ.find((one) => one.questionTitle === questionTitle)?.right
      expect((await pupil.call('qtest/submitanswer', { qtestId, questionId, playerAnswer })).status).toBe(200)
    }
    await answer(second)
    await answer(first)
    await first.kill()
    await answer(second)
    expect(await attend(second)).toMatchObject({ status: 'CP', results: { correctAnswers: SHORT_QUIZ.length } })
    author.origin = second.origin
    const progress = await author.call('qtest/getqtestprogress', { qtestId })
    expect(await progress.json()).toMatchObject({ started: 1, finished: 1 })
    await first.start()
    author.origin = first.origin
    expect(await (await author.call('qtest/getqtestprogress', { qtestId })).json()).toMatchObject({ finished: 1 })
  },
)

test.skipIf(whyNot !== undefined)('CL7 a server without the others is not started beside them', async () => {
  await expect(startServer({ DATABASE_URL: cluster?.address ?? '' })).rejects.toThrow(
    'Servers with NATS_URL use the database of DATABASE_URL.',
  )
})
