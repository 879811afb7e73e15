import type { ChildProcess } from 'node:child_process'
import { execFileSync, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { openPglite } from '../../packages/server/src/adapters/database/pglite.ts'
import { newFolder } from '../../packages/server/src/testing/new-folder.ts'
import { ALL_TYPES_QUIZ_ID } from '../harness/known-answers.ts'
import { mailedCode } from '../harness/mailbox.ts'
import { Player } from '../harness/player.ts'
import type { TestServer } from '../harness/server.ts'
import { startServer } from '../harness/server.ts'
import type { Target } from './attack-client.ts'
import type { AttackOrder, Gains } from './attacker.ts'
import type { AttackName } from './attacks.ts'
import { ATTACKS } from './attacks.ts'
import type { ClassOrder, ClassReport } from './class.ts'
import { quantile } from './usage.ts'

/** One attacker beside a class: what a game of 30 feels of it, at the limits that an installation comes with. */
const PLAYERS = 30
const WORST_P99_MS = 250
/** The attack is in full swing when the class comes. */
const HEAD_START_MS = 5_000
/** A class that takes longer has been stopped. */
const LONGEST_GAME_MS = 240_000

const SEATS: AttackName = "seats in the class's room"
const DELETION: AttackName = 'a deletion with large journals'
const JOURNALS_GIGABYTES = Number(process.env.BENCH_JOURNALS_GIGABYTES ?? 2)
const JOURNAL_BYTES = 600_000
const ALL = Object.keys(ATTACKS) as AttackName[]
/** Parts of names, separated by commas: only these attacks. */
const wanted = (process.env.BENCH_ATTACKS ?? '').split(',')
const attacks = ALL.filter((attack) => wanted.some((part) => attack.includes(part.trim())))

const script = (name: string): ChildProcess => fork(new URL(name, import.meta.url), { stdio: 'inherit' })

const PASSWORD = 'correct horse 7 staple'
const SLIDES = 200

interface Prepared {
  dataFolder: string
  target: Omit<Target, 'origin' | 'roomId'>
}

const made = async (person: Player, path: string, body: object): Promise<Response> => {
  const answer = await person.call(path, body)
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer
}

/** Somebody with a free account. */
const member = async ({ origin, dataFolder }: TestServer, name: string): Promise<Player> => {
  const person = new Player(origin, name)
  const email = `${name}@example.org`
  await made(person, 'signup', { username: name, email, password: PASSWORD, age_group: '18+' })
  const code = await mailedCode(dataFolder, email)
  await made(person, 'confirmsignup', { username: name, confirmation_code: code })
  await made(person, 'signin', { username: name, password: PASSWORD })
  return person
}

/** Makes a quiz as long as one can be, and answers its id. */
const longQuiz = async (attacker: Player): Promise<string> => {
  const form = new FormData()
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  form.append('file', new File([Buffer.from(pixel, 'base64')], 'pixel.png'))
  const uploaded = await fetch(`${attacker.origin}/qq/v1/media`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', cookie: attacker.cookie ?? '' },
    body: form,
  })
  const { name: quizImage } = (await uploaded.json()) as { name: string }
  const settings = { quizName: 'A long one', quizDescription: 'Very', ageGroup: '18+', quizImage }
  const created = await made(attacker, 'createquiz/createquiz', settings)
  const { quizId } = (await created.json()) as { quizId: string }
  const slide = { quizId, questionType: 'TRF', answerChoices: ['True', 'False'], correctAnswer: ['True'] }
  for (let index = 0; index < SLIDES; index += 1)
    await made(attacker, 'createquiz/addquestion', {
      ...slide,
      questionTitle: `${index} ${'x'.repeat(290)}`,
      timer: 30,
      maxPoints: 100,
      answerContent: 'x'.repeat(300),
    })
  return quizId
}

/** The QTest of somebody, of a short quiz, which begins now. */
const openQTest = async (host: Player): Promise<string> => {
  const nowMs = Date.now()
  const scheduled = await made(host, 'qtest/createqtest', {
    qtestType: 'RM',
    categories: [ALL_TYPES_QUIZ_ID],
    showAnswer: false,
    showResult: true,
    retakeFlag: false,
    startDate: new Date(nowMs).toISOString(),
    endDate: new Date(nowMs + 3_600_000).toISOString(),
    additionalFields: [],
  })
  return ((await scheduled.json()) as { qtestId: string }).qtestId
}

/** A data folder in which the attacker has a free account and a long quiz, and somebody else a QTest. */
const prepare = async (): Promise<Prepared> => {
  const server = await startServer({ LOG_LEVEL: 'warn' })
  const attacker = await member(server, 'attacker-one')
  const quizId = await longQuiz(attacker)
  const qtestId = await openQTest(await member(server, 'teacher-one'))
  const leaver = await member(server, 'leaver-one')
  await leaver.host(ALL_TYPES_QUIZ_ID)
  await server.stop()
  const login = { cookie: leaver.cookie ?? '', username: leaver.name, password: PASSWORD }
  return {
    dataFolder: server.dataFolder,
    target: { cookie: attacker.cookie ?? '', quizId, leaver: login, qtestId },
  }
}

/** Adds journals of rooms that are over, which no compression makes smaller. */
const addJournals = async (dataFolder: string, bytes: number): Promise<void> => {
  const fail = (why: unknown): never => {
    throw new Error(`the database broke: ${String(why)}`)
  }
  const database = await openPglite({ folder: dataFolder, port: 0, onDeath: fail, onBrokenConnection: fail })
  try {
    for (let added = 0; added < bytes; added += JOURNAL_BYTES) {
      const journalId = randomBytes(4).toString('hex')
      const body = `{"version":1,"events":[],"rest":"${randomBytes(JOURNAL_BYTES * 0.75).toString('base64')}"}`
      await database.pool.query(
        `with head as (
          insert into journal_head (journal_id, kind, epoch, owner, next_seq, ended_at)
          values ($1, 'room', 1, 'bench', 2, now()) returning journal_id
        )
        insert into journal (journal_id, seq, epoch, version, body) select journal_id, 1, 1, 1, $2 from head`,
        [journalId, body],
      )
    }
  } finally {
    await database.close()
  }
}

/** Bytes that a folder takes on the disk. */
const bytesOf = (folder: string): number =>
  Number(execFileSync('du', ['-s', '--block-size=1', folder], { encoding: 'utf8' }).split('\t')[0])

interface Outcome {
  name: string
  /** Undefined when the class could not play to the end; `why` says what stopped it. */
  game: Extract<ClassReport, { did: 'play' }> | undefined
  why: string
  enteringMs: number
  peakBytes: number
  /** By how much the data folder grew while the class played. */
  diskBytesPerMinute: number
  gains: Gains
}

/** The most memory that a process has had so far, in bytes. */
const peakBytesOf = (processId: number): number => {
  try {
    return Number(/^VmHWM:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1] ?? 0) * 1_024
  } catch {
    // The attack has ended the server.
    return 0
  }
}

const tell = async (pupils: ChildProcess, order: ClassOrder): Promise<ClassReport> => {
  const answered = once(pupils, 'message')
  pupils.send(order)
  const tooLong = pause(LONGEST_GAME_MS, [{ did: 'fail', why: 'it took too long' }], { ref: false })
  return (await Promise.race([answered, tooLong]))[0] as ClassReport
}

const run = async (attack: AttackName | undefined, prepared: Prepared): Promise<Outcome> => {
  const dataFolder = newFolder()
  cpSync(prepared.dataFolder, dataFolder, { recursive: true })
  if (attack === DELETION) await addJournals(dataFolder, JOURNALS_GIGABYTES * 1e9)
  // Only the plan lets a class in; every limit is the one that an installation comes with.
  const server = await startServer(
    {
      RATE_LIMIT_FACTOR: '1',
      PLAN_FREE_PLAYERS: '40',
      LOG_LEVEL: 'fatal',
      NODE_ENV: 'production',
      GET_READY_MS: '',
      PASSWORD_MEMORY_KIB: '',
    },
    { dataFolder },
  )
  const pupils = script('./class.ts')
  const attacker = script('./attacker.ts')
  const begin = async (roomId: string) => {
    if (attack === undefined) return
    const target: Target = { origin: server.origin, roomId, ...prepared.target }
    attacker.send({ order: 'attack', attack, target } satisfies AttackOrder)
    await pause(HEAD_START_MS)
  }
  const outcome: Outcome = {
    name: attack ?? 'nobody',
    game: undefined,
    why: '',
    enteringMs: 0,
    peakBytes: 0,
    diskBytesPerMinute: 0,
    gains: {},
  }
  const before = { bytes: bytesOf(dataFolder), atMs: performance.now() }
  try {
    if (attack !== SEATS) await begin('')
    const entered = await tell(pupils, { order: 'enter', origin: server.origin, players: PLAYERS })
    if (entered.did === 'enter') {
      outcome.enteringMs = entered.enteringMs
      if (attack === SEATS) await begin(entered.roomId)
      const played = await tell(pupils, { order: 'play' })
      if (played.did === 'play') outcome.game = played
      else if (played.did === 'fail') outcome.why = played.why
    } else if (entered.did === 'fail') outcome.why = entered.why
    outcome.peakBytes = peakBytesOf(server.processId())
    const minutes = (performance.now() - before.atMs) / 60_000
    outcome.diskBytesPerMinute = (bytesOf(dataFolder) - before.bytes) / minutes
    const answered = once(attacker, 'message')
    attacker.send({ order: 'report' } satisfies AttackOrder)
    outcome.gains = ((await answered) as [Gains])[0]
    return outcome
  } finally {
    pupils.kill('SIGKILL')
    attacker.kill('SIGKILL')
    await server.kill()
    await server.close()
  }
}

const isWell = ({ game }: Outcome): boolean =>
  game !== undefined &&
  game.closed === 0 &&
  game.acknowledgedMs.length === game.answers &&
  quantile(game.acknowledgedMs, 0.99) < WORST_P99_MS

const row = (outcome: Outcome): string => {
  const { name, game, why, enteringMs, peakBytes, diskBytesPerMinute, gains } = outcome
  const times = game?.acknowledgedMs ?? []
  const figures = [
    `${(enteringMs / 1_000).toFixed(1)} s`,
    game === undefined
      ? `not to the end: ${why}`
      : [0.5, 0.99, 1]
          .map((share) => quantile(times, share).toFixed(0))
          .join(' / ')
          .concat(' ms'),
    game === undefined ? '–' : String(game.closed),
    game === undefined ? '–' : `${game.answers - times.length} of ${game.answers}`,
    `${(peakBytes / 1_048_576).toFixed(0)} MB`,
    `${(diskBytesPerMinute / 1e6).toFixed(1)} MB`,
    Object.entries(gains)
      .sort(([, left], [, right]) => right - left)
      .slice(0, 6)
      .map(([what, count]) => `${what}: ${count}`)
      .join(', ') || '–',
    isWell(outcome) ? 'well' : '**not well**',
  ]
  return `| ${[name, ...figures].join(' | ')} |`
}

const prepared = await prepare()
console.log(
  [
    `A class of ${PLAYERS} plays a whole game at default limits, from 127.0.0.1, beside one attacker at 127.0.0.2:`,
    '',
    "| attack | the class came in within | acknowledged p50 / p99 / max | lines closed | answers lost | server's peak memory | disk a minute | what the attacker got | the class |",
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
  ].join('\n'),
)
let isAllWell = true
for (const attack of [undefined, ...attacks]) {
  const outcome = await run(attack, prepared)
  console.log(row(outcome))
  isAllWell &&= isWell(outcome)
}
process.exit(isAllWell ? 0 : 1)
