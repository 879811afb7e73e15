import { setTimeout as pause } from 'node:timers/promises'
import { REPORT_TYPES } from '../../packages/core/src/reports/report-types.ts'
import { openPglite } from '../../packages/server/src/adapters/database/pglite.ts'
import { openPostgres } from '../../packages/server/src/adapters/database/postgres.ts'
import { createSecretHashes } from '../../packages/server/src/signing-in/password-hash.ts'
import { createAccounts } from '../../packages/server/src/stores/accounts.ts'
import { prepareDataFolders } from '../../packages/server/src/testing/data-folders.ts'
import { playerFacts, playFacts, storePlay } from '../../packages/server/src/testing/test-plays.ts'
import { Player } from '../harness/player.ts'
import { startServer } from '../harness/server.ts'
import { until } from '../harness/until.ts'
import { quantile, residentBytes } from './usage.ts'

const NAME = 'report-host'
const PASSWORD = 'correct horse 7 staple'
const METER = new URL('stall-meter.ts', import.meta.url).pathname
const MAIN = new URL('../../packages/server/src/main.ts', import.meta.url).pathname
const IDLE_MS = 5_000

/** How large the report is. */
export interface ReportMeasure {
  players: number
  questions: number
}

/** What a server did for some time. */
interface Watched {
  tookMs: number
  peakBytes: number
  /** The longest turn of the event loop, by the processor time that it took. */
  stallCpuMs: number
  /** Small calls meanwhile, one after the other. */
  callsMs: number[]
}

export interface ReportRun {
  idle: Watched
  report: Watched
  fileBytes: number
}

const fail = (why: string | Error): never => {
  throw new Error(`the database broke: ${why}`)
}

/** Stores one large game of somebody who can sign in. */
const write = async (databaseUrl: string | undefined, dataFolder: string, measure: ReportMeasure) => {
  const database =
    databaseUrl === undefined
      ? await openPglite({ folder: dataFolder, port: 0, onDeath: fail, onBrokenConnection: fail })
      : await openPostgres(databaseUrl, fail)
  try {
    const hostId = 'host-of-the-report'
    const account = {
      userId: hostId,
      userName: NAME,
      email: `${NAME}@example.org`,
      passwordHash: await createSecretHashes(1_024).hash(PASSWORD),
    }
    await createAccounts(database).create(
      { ...account, userType: 'REGULAR', ageGroup: '18+', isConfirmed: true },
      Date.now(),
    )
    const { questions: ofAllTypes } = playFacts()
    const questions = Array.from({ length: measure.questions }, (_, place) => ({
      ...(ofAllTypes[place % ofAllTypes.length] ?? fail('no questions')),
      questionId: `question-${place}`,
      questionTitle: `Which of these is number ${place + 1}?`,
    }))
    const play = playFacts({ hostId, questions, journalId: 'report' })
    const players = Array.from({ length: measure.players }, (_, place) =>
      playerFacts(play, place % (measure.questions + 1), { name: `Player ${place}`, rank: place + 1 }),
    )
    await storePlay(database, play, players)
    return { quizVariant: 'quiz', quizId: play.quizId, roomId: play.journalId, game: 1, reportTypes: REPORT_TYPES }
  } finally {
    await database.close()
  }
}

/** Asks for a report with all sheets, and watches the server meanwhile, beside the same server with nothing to do. */
export const runReport = async (databaseUrl: string | undefined, measure: ReportMeasure): Promise<ReportRun> => {
  const dataFolder = (await prepareDataFolders())()
  const asked = await write(databaseUrl, dataFolder, measure)
  const environment = { NODE_ENV: 'production', LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '100000' }
  const server = await startServer(
    { ...environment, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) },
    { command: ['--import', METER, MAIN], dataFolder },
  )
  const told = () => [...server.output().matchAll(/^stall (\S+) (\S+)$/gm)]
  const longestStall = async (): Promise<number> => {
    const before = told().length
    process.kill(server.processId(), 'SIGUSR2')
    await until('the meter tells', () => told().length > before)
    return Number(told().at(-1)?.[1])
  }
  const watch = async <Answer>(work: () => Promise<Answer>): Promise<{ watched: Watched; answer: Answer }> => {
    const callsMs: number[] = []
    let peakBytes = 0
    let isOver = false
    const calling = (async () => {
      while (!isOver) {
        const beganMs = performance.now()
        await new Player(server.origin, 'Caller').call('checkroomid', { roomId: 'zzzzzz' })
        callsMs.push(performance.now() - beganMs)
        peakBytes = Math.max(peakBytes, residentBytes(server.processId()))
        await pause(20)
      }
    })()
    await longestStall()
    const beganMs = performance.now()
    const answer = await work()
    const tookMs = performance.now() - beganMs
    const stallCpuMs = await longestStall()
    isOver = true
    await calling
    return { watched: { tookMs, peakBytes, stallCpuMs, callsMs }, answer }
  }
  try {
    const host = new Player(server.origin, 'Host')
    await host.call('signin', { username: NAME, password: PASSWORD })
    // What a start leaves behind is not measured.
    await pause(IDLE_MS)
    const idle = await watch(() => pause(IDLE_MS))
    const made = await watch(async () => {
      const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie: host.cookie ?? '' }
      const address = `${server.origin}/qq/v1/getquizexcelreportsummary`
      const reply = await fetch(address, { method: 'POST', headers, body: JSON.stringify(asked) })
      if (!reply.ok) throw new Error(`the report is a ${reply.status}: ${await reply.text()}`)
      return (await reply.arrayBuffer()).byteLength
    })
    return { idle: idle.watched, report: made.watched, fileBytes: made.answer }
  } finally {
    await server.close()
  }
}

const megabytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(0)} MB`

const row = (name: string, { tookMs, peakBytes, stallCpuMs, callsMs }: Watched, file: string): string => {
  const calls = `${quantile(callsMs, 0.5).toFixed(1)} / ${quantile(callsMs, 0.99).toFixed(1)} ms`
  return `| ${[name, `${(tookMs / 1_000).toFixed(1)} s`, file, megabytes(peakBytes), `${stallCpuMs.toFixed(1)} ms`, calls].join(' | ')} |`
}

/** Two rows of the table: the server idle, and with the report. */
export const reportRows = (name: string, { idle, report, fileBytes }: ReportRun): string[] => [
  row(`${name}, idle`, idle, '–'),
  row(`${name}, report`, report, megabytes(fileBytes)),
]
