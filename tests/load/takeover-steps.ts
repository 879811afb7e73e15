import type { QTestEvent } from '../../packages/core/src/qtest/index.ts'
import type { RoomEvent } from '../../packages/core/src/room/index.ts'
import { systemChance } from '../../packages/server/src/adapters/chance.ts'
import { openPglite } from '../../packages/server/src/adapters/database/pglite.ts'
import { openPostgres } from '../../packages/server/src/adapters/database/postgres.ts'
import type { Database } from '../../packages/server/src/ports.ts'
import { qtestDirectory } from '../../packages/server/src/qtest/directory.ts'
import { qtestRows } from '../../packages/server/src/qtest/qtest-rows.ts'
import { roomDirectory } from '../../packages/server/src/room/directory.ts'
import { roomRows } from '../../packages/server/src/room/room-rows.ts'
import { createJournalSnapshots } from '../../packages/server/src/stores/journal-snapshots.ts'
import { createJournals, FIRST_APPEND } from '../../packages/server/src/stores/journals.ts'
import { createQuizContents } from '../../packages/server/src/stores/quiz-contents.ts'

/** What one process does with the database before it ends. Only `resume` and `find` are timed; `answer` gives the open question an answer of everybody. */
export interface TakeoverOrder {
  step: 'write' | 'resume' | 'answer' | 'find'
  databaseUrl: string | undefined
  folder: string
  people: number
  questions: number
}
export interface TakeoverReport {
  tookMs: number
  residentBytes: number
}

const ROOM_ID = 'bcdfgh'
const QTEST_ID = 'abcdefghijklmnopqrstuvwxyz'
const EVENTS_OF_A_ROW = 300

const fail = (why: unknown): never => {
  throw new Error(`the database broke: ${String(why)}`)
}

const nameOf = (index: number): string => `participant-${index}`.padEnd(22, 'x')

const quizOf = (questions: number) => ({
  quizId: 'long',
  quizName: 'Long',
  quizType: 'Ready Made' as const,
  mediaFolder: 'readymade',
  questions: Array.from({ length: questions }, (_, place) => ({
    questionId: `question-${place}`,
    questionTitle: `Which of these is number ${place}?`,
    questionImage: null,
    answerImage: null,
    answerContent: null,
    timerS: 60,
    maxPoints: 100,
    questionType: 'MCQ' as const,
    choices: ['One', 'Two', 'Three', 'Four'],
    correct: 'Three',
  })),
})

/** A room after all questions but its last one, everybody having answered each. */
function* eventsOfRoom({ people, questions }: TakeoverOrder): Generator<RoomEvent> {
  for (let index = 0; index < people; index += 1) {
    const playerId = nameOf(index)
    const details = { name: playerId, avatar: 'avatar1', email: 'player@example.org', ageGroup: '18+' as const }
    yield { was: 'playerJoined', playerId, credential: `guest:${playerId}`, ...details, atMs: 0 }
  }
  const clock = { opensAtMs: 0, endsAtMs: 60_000 }
  for (let question = 0; question < questions - 1; question += 1) {
    if (question === 0)
      yield { was: 'quizStarted', order: Array.from({ length: questions }, (_, place) => place), ...clock }
    else yield { was: 'questionAsked', index: question, ...clock }
    for (let index = 0; index < people; index += 1) yield answerOf(index, question)
    yield { was: 'questionClosed', why: 'time' }
  }
}

const answerOf = (index: number, question: number) => ({
  was: 'answerSubmitted' as const,
  playerId: nameOf(index),
  answer: ['One', 'Two', 'Three', 'Four'][(index + question) % 4] ?? 'One',
  takenMs: 1_000.25 + ((index * 7) % 9_000),
  claimedS: null,
})

/** A QTest in which everybody has answered every question. */
function* eventsOfQTest({ people, questions }: TakeoverOrder): Generator<QTestEvent> {
  for (let index = 0; index < people; index += 1) {
    const attemptId = nameOf(index)
    const held = { account: null, guest: `guest:${attemptId}`, tokenHash: `${attemptId}-token` }
    const details = { name: attemptId, email: 'player@example.org', fields: {}, seed: attemptId }
    yield { was: 'attemptBegun', attemptId, ...held, ...details, atMs: 0 }
  }
  for (let question = 0; question < questions; question += 1)
    for (let index = 0; index < people; index += 1) {
      const { playerId: attemptId, answer, takenMs, claimedS } = answerOf(index, question)
      const of = { attemptId, questionId: `question-${question}`, atMs: question * 10_000 }
      yield { was: 'questionAsked', ...of }
      yield { was: 'questionAnswered', ...of, answer, takenMs, claimedS }
    }
}

const writeRows = async <Event>(
  database: Database,
  { journalId, events }: { journalId: string; events: Iterable<Event> },
  rows: { encode(event: Event): string; bodyOf(encoded: readonly string[]): string },
) => {
  const journals = createJournals(database)
  let encoded: string[] = []
  let { seq }: { seq: number } = FIRST_APPEND
  const append = async () => {
    await journals.append({ journalId, epoch: FIRST_APPEND.epoch, seq, body: rows.bodyOf(encoded), ends: false })
    encoded = []
    seq += 1
  }
  for (const event of events) {
    encoded.push(rows.encode(event))
    if (encoded.length === EVENTS_OF_A_ROW) await append()
  }
  if (encoded.length > 0) await append()
}

const write = async (database: Database, order: TakeoverOrder): Promise<void> => {
  const journals = createJournals(database)
  const stored = await createQuizContents(database).keep(quizOf(order.questions))
  const room = roomRows.encode({
    was: 'roomOpened',
    roomId: ROOM_ID,
    hostCredential: 'host',
    settings: {
      showAnswer: true,
      randomizeQuestion: false,
      hostMode: true,
      capacity: order.people + 1,
      hostGraceMs: 3_600_000,
      safeNames: false,
      calm: false,
      language: null,
      getReadyMs: 0,
    },
    quiz: { ...stored, seed: 'seed' },
    atMs: Date.now(),
  })
  const opening = { owner: 'bench' }
  await journals.open({ kind: 'room', journalId: ROOM_ID, ...opening, body: roomRows.bodyOf([room]) })
  await writeRows(database, { journalId: ROOM_ID, events: eventsOfRoom(order) }, roomRows)
  const qtest = qtestRows.encode({
    was: 'qtestOpened',
    qtestId: QTEST_ID,
    ownerId: 'host',
    source: { quiz: stored, qtestType: 'RM', description: '', image: '', ageGroup: '18+' },
    settings: {
      showAnswer: false,
      showResult: true,
      retake: false,
      startMs: 0,
      endMs: Date.now() + 3_600_000,
      additionalFields: [],
      access: 'link',
    },
    capacity: order.people,
    atMs: 0,
  })
  await journals.open({ kind: 'qtest', journalId: QTEST_ID, ...opening, body: qtestRows.bodyOf([qtest]) })
  await writeRows(database, { journalId: QTEST_ID, events: eventsOfQTest(order) }, qtestRows)
}

const portsOf = (database: Database) => ({
  journals: createJournals(database),
  contents: createQuizContents(database),
  snapshots: createJournalSnapshots(database),
  clock: { nowMs: () => Date.now() },
  running: { runningMs: () => Date.now(), onPause: () => {} },
  chance: systemChance,
  maskRudeWords: (name: string) => name,
  owner: 'bench',
  onCommit: () => {},
  onTrouble: (_id: string, what: string, error?: unknown) => fail(`${what} ${String(error)}`),
})

const roomSteps = async (database: Database, { step, people }: TakeoverOrder): Promise<number> => {
  const rooms = roomDirectory(portsOf(database))
  const beganMs = performance.now()
  if ((await rooms.resume()) !== 1) fail('there is no room')
  const tookMs = performance.now() - beganMs
  const runner = rooms.find(ROOM_ID)
  if (runner === undefined || runner === 'later') return fail('the room does not run')
  if (step === 'answer') {
    runner.take({ do: 'nextQuestion', credential: 'host' }, Date.now())
    const room = runner.room()
    const questionId = room.phase === 'asking' ? (room.quiz.questions[room.index]?.questionId ?? '') : fail(room.phase)
    for (let index = 0; index < people; index += 1) {
      const of = { credential: `guest:${nameOf(index)}`, playerId: undefined, questionId, answer: 'One' }
      runner.take({ do: 'submitAnswer', ...of, claimedS: null, creditMs: 0 }, Date.now())
    }
  }
  await rooms.stop()
  return tookMs
}

const qtestSteps = async (database: Database, { people }: TakeoverOrder): Promise<number> => {
  const qtests = qtestDirectory(portsOf(database))
  const beganMs = performance.now()
  const qtest = await qtests.find(QTEST_ID)
  const tookMs = performance.now() - beganMs
  if (qtest?.started !== people) fail('attempts are missing')
  await qtests.stop()
  return tookMs
}

process.on('message', (order: TakeoverOrder) => {
  const work = async (): Promise<TakeoverReport> => {
    const { databaseUrl, folder } = order
    const database =
      databaseUrl === undefined
        ? await openPglite({ folder, port: 0, onDeath: fail, onBrokenConnection: fail })
        : await openPostgres(databaseUrl, fail)
    try {
      if (order.step === 'write') await write(database, order)
      const tookMs =
        order.step === 'write' ? 0 : await (order.step === 'find' ? qtestSteps : roomSteps)(database, order)
      return { tookMs, residentBytes: process.memoryUsage().rss }
    } finally {
      await database.close()
    }
  }
  work().then(
    (report) => process.send?.(report),
    (error) => {
      throw error
    },
  )
})
