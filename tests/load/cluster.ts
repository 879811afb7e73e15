import { parseArgs } from 'node:util'
import { whyNoCluster } from '../harness/cluster.ts'
import { qtestTable, roomsTable } from './cluster-tables.ts'
import { largeRoom, manyRooms } from './computed-sizes.ts'
import type { QTestRun } from './qtests.ts'
import { QTEST_ENVIRONMENT, runBareQTest, runQTest } from './qtests.ts'
import { quizAnswers } from './quiz-answers.ts'
import type { RoomsRun } from './rooms.ts'
import { runBareRooms, runRooms } from './rooms.ts'
import { withCluster } from './servers.ts'

const { values } = parseArgs({
  options: {
    /** Of the one room. */
    players: { type: 'string', default: '10000' },
    /** Of 20 players each. */
    rooms: { type: 'string', default: '500' },
    participants: { type: 'string', default: '2000' },
    questions: { type: 'string', default: '2' },
    /** Everybody answers within so many milliseconds of being asked. */
    window: { type: 'string', default: '10000' },
    parts: { type: 'string', default: 'room,rooms,qtest' },
  },
})

const QUIZ = 'word-wizards'
const PLAYERS_OF_A_ROOM = 20
const [questions, windowMs] = [Number(values.questions), Number(values.window)]
const parts = new Set(values.parts.split(','))
const played = { quizId: QUIZ, answers: quizAnswers(QUIZ), questions, windowMs }
const room = { ...played, rooms: 1, playersOfARoom: Number(values.players) }
const rooms = { ...played, rooms: Number(values.rooms), playersOfARoom: PLAYERS_OF_A_ROOM }
const qtest = { participants: Number(values.participants), questions, windowMs }

/** Something that could not be measured is told, and the rest goes on. */
const attempt = async <T>(what: string, run: () => Promise<T>): Promise<T | undefined> => {
  const beganMs = performance.now()
  try {
    return await run()
  } catch (error) {
    process.exitCode = 1
    console.error(`${what}: failed, ${String(error)}`)
    return undefined
  } finally {
    console.error(`${what}: ${((performance.now() - beganMs) / 1_000).toFixed(0)} s`)
  }
}

interface Named<Run> {
  name: string
  run: Run
}

const named = <Run>(name: string, run: Run | undefined): Named<Run>[] => (run === undefined ? [] : [{ name, run }])

/** On the bare server too, where one node has shown what it sends. */
const playRooms = async (what: string, measure: typeof room): Promise<Named<RoomsRun>[]> => {
  const one = await attempt(`${what}, one node`, () => withCluster(1, {}, (servers) => runRooms(servers, measure)))
  const bare = one && (await attempt(`${what}, bare`, () => runBareRooms(measure, one.recorded)))
  const two = await attempt(`${what}, two nodes`, () => withCluster(2, {}, (servers) => runRooms(servers, measure)))
  return [...named('bare', bare), ...named('one node', one?.run), ...named('two nodes', two?.run)]
}

const takeQTest = async (): Promise<Named<QTestRun>[]> => {
  const run = (size: number) => withCluster(size, QTEST_ENVIRONMENT, (servers) => runQTest(servers, qtest))
  const one = await attempt('QTest, one node', () => run(1))
  const bare = one && (await attempt('QTest, bare', () => runBareQTest(qtest, one.replies)))
  const two = await attempt('QTest, two nodes', () => run(2))
  return [...named('bare', bare), ...named('one node', one?.run), ...named('two nodes', two?.run)]
}

const print = (title: string, table: readonly string[]) => console.log([title, '', ...table, ''].join('\n'))

const measure = async (): Promise<void> => {
  const within = `${questions} questions, answers within ${windowMs / 1_000} s`
  if (parts.has('room')) {
    const runs = await playRooms('one room', room)
    // From it follows what an owner and a node with connections cost by themselves.
    const apart = await attempt('one room, all connections on the second node', () =>
      withCluster(2, {}, (servers) => runRooms(servers, room, [1])),
    )
    runs.push(...named('two nodes, all connections on the second', apart?.run))
    print(`One room of ${room.playersOfARoom}, ${within}:`, roomsTable(runs))
    if (apart !== undefined) print(...largeRoom(apart.run))
  }
  if (parts.has('rooms')) {
    const runs = await playRooms('rooms', rooms)
    print(`${rooms.rooms} rooms of ${PLAYERS_OF_A_ROOM}, ${within}:`, roomsTable(runs))
    const [one, two] = ['one node', 'two nodes'].map((wanted) => runs.find(({ name }) => name === wanted)?.run)
    if (one !== undefined && two !== undefined) print(...manyRooms(one, two))
  }
  if (parts.has('qtest'))
    print(`${qtest.participants} participants of one QTest, ${within}:`, qtestTable(await takeQTest()))
}

const noCluster = await whyNoCluster()
if (noCluster === undefined) await measure()
else console.log(`Skipped: ${noCluster}.`)
