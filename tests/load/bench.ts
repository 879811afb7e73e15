import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { readQuizzes } from '../../packages/content/src/index.ts'
import { createTestDatabase, whyNoPostgres } from '../../packages/server/src/testing/postgres-server.ts'
import { knownAnswer } from '../harness/known-answers.ts'
import { Player } from '../harness/player.ts'
import { startServer } from '../harness/server.ts'

import type { BareOrder } from './bare-server.ts'
import type { CrowdOrder, CrowdReport } from './crowd.ts'
import type { QTestRun } from './qtests.ts'
import { qtestRow, runQTest } from './qtests.ts'
import type { ReportRun } from './reports.ts'
import { reportRows, runReport } from './reports.ts'
import type { RoomsRun } from './rooms.ts'
import { roomsRow, runRooms } from './rooms.ts'
import type { TakeoverRun } from './takeover.ts'
import { runTakeover, takeoverRow } from './takeover.ts'
import { cpuMs, mainThreadCpuMs, median, quantile, residentBytes } from './usage.ts'

const PLAYERS = Number(process.env.BENCH_PLAYERS ?? 1_000)
const QUESTIONS = Number(process.env.BENCH_QUESTIONS ?? 5)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 2)
/** Everyone answers within this time after the opening. */
const WINDOW_MS = Number(process.env.BENCH_WINDOW_MS ?? 4_000)
const QUIZ = 'word-wizards'
/** Those who take one QTest at the same time. */
const PARTICIPANTS = Number(process.env.BENCH_PARTICIPANTS ?? 500)
/** Rooms that play at the same time, and the players of each. */
const ROOMS = Number(process.env.BENCH_ROOMS ?? 200)
const PLAYERS_OF_A_ROOM = 20

/** Players of the game of which a report is made. */
const REPORTED = Number(process.env.BENCH_REPORTED ?? 10_000)
const REPORTED_QUESTIONS = 50

const ALL_PARTS = ['room', 'qtest', 'rooms', 'report', 'takeover']
const PARTS = new Set(process.env.BENCH_PARTS?.split(',') ?? ALL_PARTS)

/** What one run of one server cost. */
interface Run {
  cpuMsPerPlayerQuestion: number[]
  mainThreadMsPerPlayerQuestion: number[]
  acknowledgedMs: number[]
  framesPerPlayerQuestion: number[]
  bytesPerConnection: number
}

interface Recorded {
  frames: Extract<BareOrder, { order: 'frames' }>
  boardsPerQuestion: number
}

const answers: Record<string, string> = Object.fromEntries(
  readQuizzes()
    .filter((quiz) => quiz.quizId === QUIZ)
    .flatMap((quiz) => quiz.questions())
    .flatMap(({ questionTitle }) => {
      const answer = knownAnswer(questionTitle)
      return answer === undefined ? [] : [[questionTitle, answer]]
    }),
)

const script = (name: string): ChildProcess => fork(new URL(name, import.meta.url), { stdio: 'inherit' })

const tell = async (crowd: ChildProcess, order: CrowdOrder): Promise<CrowdReport> => {
  const answered = once(crowd, 'message')
  crowd.send(order)
  return (await answered)[0]
}

/** Measures the processor time of a server from the question to the last reveal, once a question. */
const measureQuestion = async (crowd: ChildProcess, processId: number, run: Run, ask: () => void): Promise<void> => {
  await tell(crowd, { order: 'forget' })
  await pause(500)
  const before = { all: cpuMs(processId), main: mainThreadCpuMs(processId) }
  ask()
  let report = await tell(crowd, { order: 'report' })
  const endsMs = performance.now() + 60_000
  while (report.reveals < PLAYERS && performance.now() < endsMs) {
    await pause(500)
    report = await tell(crowd, { order: 'report' })
  }
  if (report.reveals < PLAYERS) throw new Error(`only ${report.reveals} players got the reveal`)
  await pause(1_200)
  run.cpuMsPerPlayerQuestion.push((cpuMs(processId) - before.all) / PLAYERS)
  run.mainThreadMsPerPlayerQuestion.push((mainThreadCpuMs(processId) - before.main) / PLAYERS)
  run.acknowledgedMs.push(...report.acknowledgedMs)
  run.framesPerPlayerQuestion.push((await tell(crowd, { order: 'report' })).frames / PLAYERS)
}

const emptyRun = (): Run => ({
  cpuMsPerPlayerQuestion: [],
  mainThreadMsPerPlayerQuestion: [],
  acknowledgedMs: [],
  framesPerPlayerQuestion: [],
  bytesPerConnection: 0,
})

const runProduct = async (environment: Record<string, string>): Promise<{ run: Run; recorded: Recorded }> => {
  const server = await startServer({
    RATE_LIMIT_FACTOR: '100000',
    PLAN_FREE_PLAYERS: String(PLAYERS + 2),
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    GET_READY_MS: '',
    ...environment,
  })
  const crowd = script('./crowd.ts')
  const run = emptyRun()
  try {
    const host = new Player(server.origin, 'Host')
    const roomId = await host.host(QUIZ)
    await host.join(roomId)
    const watcher = new Player(server.origin, 'Watcher')
    await watcher.join(roomId)
    await pause(1_000)
    const beforeBytes = residentBytes(server.processId())
    const url = `${server.origin.replace('http', 'ws')}/ws/quiz/${roomId}/`
    await tell(crowd, { order: 'join', url, origin: server.origin, count: PLAYERS, answers, windowMs: WINDOW_MS })
    await pause(2_000)
    run.bytesPerConnection = (residentBytes(server.processId()) - beforeBytes) / PLAYERS

    let measured = 0
    let boards = 0
    let from = watcher.frames.length
    let first = true
    while (measured < QUESTIONS) {
      const isTimedNext = async () => {
        await watcher.next(['sendQuestion'], from)
        return watcher.last('sendQuestion', from)?.currentQuestion
      }
      await measureQuestion(crowd, server.processId(), run, () => {
        from = watcher.frames.length
        if (first) host.send('startQuiz')
        else host.send('sendNextQuestion')
        first = false
        isTimedNext()
          .then((question) => {
            if (question) watcher.answer(question.questionId, answers[question.questionTitle] ?? '')
            const retry = setInterval(() => {
              if (question && watcher.count('answerReceived', from) === 0 && watcher.count('sendAnswer', from) === 0)
                watcher.answer(question.questionId, answers[question.questionTitle] ?? '')
              else clearInterval(retry)
            }, 500)
          })
          .catch((error: unknown) => {
            throw error
          })
      })
      boards += watcher.count('sendLeaderboard', from)
      measured += 1
    }
    const text = (action: Parameters<Player['last']>[0]) => JSON.stringify({ action, payload: watcher.last(action) })
    const frames = {
      order: 'frames' as const,
      hello: text('connected to room'),
      joined: text('joined'),
      acknowledged: text('answerReceived'),
      question: text('sendQuestion'),
      reveal: text('sendAnswer'),
      board: text('sendLeaderboard'),
    }
    return { run, recorded: { frames, boardsPerQuestion: Math.round(boards / measured) } }
  } finally {
    await tell(crowd, { order: 'leave' })
    crowd.kill()
    await server.close()
  }
}

const runBare = async ({ frames, boardsPerQuestion }: Recorded): Promise<Run> => {
  const server = script('./bare-server.ts')
  const crowd = script('./crowd.ts')
  const run = emptyRun()
  try {
    const [{ port }] = (await once(server, 'message')) as [{ port: number }]
    const processId = server.pid ?? 0
    server.send(frames)
    await pause(1_000)
    const beforeBytes = residentBytes(processId)
    const origin = `http://127.0.0.1:${port}`
    await tell(crowd, {
      order: 'join',
      url: `ws://127.0.0.1:${port}/`,
      origin,
      count: PLAYERS,
      answers,
      windowMs: WINDOW_MS,
    })
    await pause(2_000)
    run.bytesPerConnection = (residentBytes(processId) - beforeBytes) / PLAYERS
    for (let question = 0; question < QUESTIONS; question += 1) {
      await measureQuestion(crowd, processId, run, () =>
        server.send({ order: 'ask', boards: boardsPerQuestion, boardEveryMs: PLAYERS } satisfies BareOrder),
      )
    }
    return run
  } finally {
    await tell(crowd, { order: 'leave' })
    crowd.kill()
    server.kill()
  }
}

const merge = (runs: readonly Run[]): Run => ({
  cpuMsPerPlayerQuestion: runs.flatMap((run) => run.cpuMsPerPlayerQuestion),
  mainThreadMsPerPlayerQuestion: runs.flatMap((run) => run.mainThreadMsPerPlayerQuestion),
  acknowledgedMs: runs.flatMap((run) => run.acknowledgedMs),
  framesPerPlayerQuestion: runs.flatMap((run) => run.framesPerPlayerQuestion),
  bytesPerConnection: median(runs.map((run) => run.bytesPerConnection)),
})

const row = (name: string, run: Run, bare: Run): string => {
  const cpu = median(run.cpuMsPerPlayerQuestion)
  const main = median(run.mainThreadMsPerPlayerQuestion)
  const figures = [
    `${(cpu * 1_000).toFixed(0)} µs`,
    `${(cpu / median(bare.cpuMsPerPlayerQuestion)).toFixed(2)}`,
    `${(main / median(bare.mainThreadMsPerPlayerQuestion)).toFixed(2)}`,
    `${quantile(run.acknowledgedMs, 0.5).toFixed(1)} / ${quantile(run.acknowledgedMs, 0.99).toFixed(1)} ms`,
    median(run.framesPerPlayerQuestion).toFixed(1),
    `${(run.bytesPerConnection / 1_024).toFixed(1)} KiB`,
  ]
  return `| ${[name, ...figures].join(' | ')} |`
}

const noPostgres = await whyNoPostgres()
const databases = noPostgres === undefined ? (['embedded', 'PostgreSQL'] as const) : (['embedded'] as const)
const qtest = { participants: PARTICIPANTS, questions: QUESTIONS, windowMs: WINDOW_MS }
const rooms = {
  quizId: QUIZ,
  answers,
  rooms: ROOMS,
  playersOfARoom: PLAYERS_OF_A_ROOM,
  questions: QUESTIONS,
  windowMs: WINDOW_MS,
}
const takeover = { people: REPORTED, questions: REPORTED_QUESTIONS }
const report = { players: REPORTED, questions: REPORTED_QUESTIONS }

/** Runs something with the environment of a server on that database, which is new. */
const on = async <T>(name: (typeof databases)[number], run: (environment: Record<string, string>) => Promise<T>) => {
  if (name === 'embedded') return run({})
  const database = await createTestDatabase()
  try {
    return await run({ DATABASE_URL: database.address })
  } finally {
    await database.drop()
  }
}

const bare: Run[] = []
const measured = databases.map((name) => ({
  name: name === 'embedded' ? 'embedded database' : name,
  runs: [] as Run[],
  qtests: [] as QTestRun[],
  rooms: [] as RoomsRun[],
  reports: [] as ReportRun[],
  takeovers: [] as TakeoverRun[],
}))
for (let round = 0; round < ROUNDS; round += 1) {
  console.error(`round ${round + 1} of ${ROUNDS}`)
  for (const [index, name] of databases.entries()) {
    const figures = measured[index]
    if (figures === undefined) continue
    if (PARTS.has('room')) {
      const { run, recorded } = await on(name, runProduct)
      figures.runs.push(run)
      if (index === 0) bare.push(await runBare(recorded))
    }
    if (PARTS.has('qtest')) figures.qtests.push(await on(name, (environment) => runQTest(environment, qtest)))
    if (PARTS.has('rooms')) figures.rooms.push(await on(name, (environment) => runRooms(environment, rooms)))
    if (PARTS.has('report') && round === 0)
      figures.reports.push(await on(name, ({ DATABASE_URL }) => runReport(DATABASE_URL, report)))
    if (PARTS.has('takeover') && round === 0)
      figures.takeovers.push(await on(name, ({ DATABASE_URL }) => runTakeover(DATABASE_URL, takeover)))
  }
}

const size = `${QUESTIONS} questions, ${ROUNDS} rounds, answers within ${WINDOW_MS / 1_000} s:`
const tables: [part: string, head: string[], rows: () => string[]][] = [
  [
    'room',
    [
      `${PLAYERS} players, ${size}`,
      '',
      '| server | CPU a player-question | of the bare server | main thread alone | acknowledged p50 / p99 | frames a player-question | memory a connection |',
      '| --- | --- | --- | --- | --- | --- | --- |',
    ],
    () => {
      const reference = merge(bare)
      const products = measured.map(({ name, runs }) => row(`product, ${name}`, merge(runs), reference))
      return [row('bare `ws` server, same frames', reference, reference), ...products]
    },
  ],
  [
    'qtest',
    [
      `${PARTICIPANTS} participants of one QTest, ${size}`,
      '',
      '| server | submissions | CPU a submission | answered p50 / p99 |',
      '| --- | --- | --- | --- |',
    ],
    () => measured.map(({ name, qtests }) => qtestRow(name, qtests)),
  ],
  [
    'rooms',
    [
      `${ROOMS} rooms of ${PLAYERS_OF_A_ROOM} players, all asked at the same moment, ${size}`,
      '',
      '| server | answers | CPU a player-question | acknowledged p50 / p99 |',
      '| --- | --- | --- | --- |',
    ],
    () => measured.map(({ name, rooms: runs }) => roomsRow(name, runs)),
  ],
  [
    'report',
    [
      `A report with all sheets of a game of ${REPORTED} players with ${REPORTED_QUESTIONS} questions:`,
      '',
      '| server | took | file | peak memory | longest turn of the event loop | small calls meanwhile p50 / p99 |',
      '| --- | --- | --- | --- | --- | --- |',
    ],
    () => measured.flatMap(({ name, reports }) => reports.flatMap((run) => reportRows(name, run))),
  ],
  [
    'takeover',
    [
      `A new process has a room of ${REPORTED} players, and a QTest of ${REPORTED} attempts, with ${REPORTED_QUESTIONS} questions:`,
      '',
      '| server | room, journal alone | room, snapshot | room, snapshot and all answers of the last question | QTest, journal alone | QTest, snapshot |',
      '| --- | --- | --- | --- | --- | --- |',
    ],
    () => measured.flatMap(({ name, takeovers }) => takeovers.map((run) => takeoverRow(name, run))),
  ],
]
for (const [part, head, rows] of tables) if (PARTS.has(part)) console.log([...head, ...rows(), ''].join('\n'))
if (noPostgres !== undefined) console.log(`PostgreSQL: skipped, ${noPostgres}.`)
