import { whyNoPostgres } from '../../packages/server/src/testing/postgres-server.ts'
import type { QTestRun } from './qtests.ts'
import { QTEST_ENVIRONMENT, qtestRow, runQTest } from './qtests.ts'
import { quizAnswers } from './quiz-answers.ts'
import type { ReportRun } from './reports.ts'
import { reportRows, runReport } from './reports.ts'
import type { RoomsRun } from './rooms.ts'
import { cpuMsPerPlayerQuestion, roomsRow, runBareRooms, runRooms } from './rooms.ts'
import { withDatabase, withServer } from './servers.ts'
import type { TakeoverRun } from './takeover.ts'
import { runTakeover, takeoverRow } from './takeover.ts'
import { median, quantile } from './usage.ts'

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

const row = (name: string, runs: readonly RoomsRun[], bare: readonly RoomsRun[]): string => {
  const cpuMs = (of: readonly RoomsRun[]) => median(of.map((run) => cpuMsPerPlayerQuestion(run)))
  const mainMs = (of: readonly RoomsRun[]) =>
    median(of.map((run) => cpuMsPerPlayerQuestion(run, ({ mainThreadMs }) => mainThreadMs)))
  const acknowledgedMs = runs.flatMap((run) => run.acknowledgedMs)
  const bytes = median(runs.map(({ grownBytes, players }) => (grownBytes[0] ?? 0) / players))
  const figures = [
    `${(cpuMs(runs) * 1_000).toFixed(0)} µs`,
    `${(cpuMs(runs) / cpuMs(bare)).toFixed(2)}`,
    `${(mainMs(runs) / mainMs(bare)).toFixed(2)}`,
    `${quantile(acknowledgedMs, 0.5).toFixed(1)} / ${quantile(acknowledgedMs, 0.99).toFixed(1)} ms`,
    median(runs.flatMap((run) => run.framesPerPlayerQuestion)).toFixed(1),
    `${(bytes / 1_024).toFixed(1)} KiB`,
  ]
  return `| ${[name, ...figures].join(' | ')} |`
}

const noPostgres = await whyNoPostgres()
const databases = noPostgres === undefined ? (['embedded', 'PostgreSQL'] as const) : (['embedded'] as const)
const qtest = { participants: PARTICIPANTS, questions: QUESTIONS, windowMs: WINDOW_MS }
const played = { quizId: QUIZ, answers: quizAnswers(QUIZ), questions: QUESTIONS, windowMs: WINDOW_MS }
const room = { ...played, rooms: 1, playersOfARoom: PLAYERS }
const rooms = { ...played, rooms: ROOMS, playersOfARoom: PLAYERS_OF_A_ROOM }
const takeover = { people: REPORTED, questions: REPORTED_QUESTIONS }
const report = { players: REPORTED, questions: REPORTED_QUESTIONS }

const bare: RoomsRun[] = []
const measured = databases.map((name) => ({
  name: name === 'embedded' ? 'embedded database' : name,
  runs: [] as RoomsRun[],
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
      const { run, recorded } = await withServer(name, {}, (servers) => runRooms(servers, room))
      figures.runs.push(run)
      if (index === 0) bare.push(await runBareRooms(room, recorded))
    }
    if (PARTS.has('qtest'))
      figures.qtests.push((await withServer(name, QTEST_ENVIRONMENT, (servers) => runQTest(servers, qtest))).run)
    if (PARTS.has('rooms')) figures.rooms.push((await withServer(name, {}, (servers) => runRooms(servers, rooms))).run)
    if (PARTS.has('report') && round === 0)
      figures.reports.push(await withDatabase(name, (address) => runReport(address, report)))
    if (PARTS.has('takeover') && round === 0)
      figures.takeovers.push(await withDatabase(name, (address) => runTakeover(address, takeover)))
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
      const products = measured.map(({ name, runs }) => row(`product, ${name}`, runs, bare))
      return [row('bare `ws` server, same frames', bare, bare), ...products]
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
