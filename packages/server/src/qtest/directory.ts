import type { Result } from '@quokka/core/lib'
import { refuse } from '@quokka/core/lib'
import type { QTest, QTestCommand, QTestScheduled } from '@quokka/core/qtest'
import { evolve, factsOfQTest, mediaIn, openQTest, replay } from '@quokka/core/qtest'
import type { Circumstances } from '@quokka/core/room'
import { payerOfAccount } from '../budgets/payer.ts'
import { createLoader } from '../journal/loader.ts'
import { OPENED } from '../journal/stored.ts'
import type { Chance, Clock, RunningClock, StoredMedia } from '../ports.ts'
import { HeldElsewhere } from '../stores/held-elsewhere.ts'
import type { JournalSnapshots } from '../stores/journal-snapshots.ts'
import type { Journals } from '../stores/journals.ts'
import { playsAlongside } from '../stores/plays.ts'
import type { NewQTest } from '../stores/qtests.ts'
import { listedAlongside } from '../stores/qtests.ts'
import type { QuizContents } from '../stores/quiz-contents.ts'
import { quizzesAlongside } from '../stores/quiz-contents.ts'
import { BANNER, uploadAt } from './banner.ts'
import { isQTestId } from './qtest-id.ts'
import { qtestForm, qtestRows } from './qtest-rows.ts'
import type { Asked, QTestRunner, Refused } from './run-qtest.ts'
import { runQTest } from './run-qtest.ts'

/** A QTest that nobody has asked for during this time is put away; its journal has it. */
const IDLE_MS = 10 * 60_000
/** A command whose QTest went on elsewhere, or was put away, is asked again where it is now. */
const MOST_TRIES = 3

/** The QTests that run in this process: each is read from its journal when somebody asks for it. */
export interface QTestDirectory {
  /** Stores a QTest and lists it, in one statement. */
  open(scheduled: QTestScheduled, listed: NewQTest): Promise<void>
  /** A QTest with all that is stored of it; undefined when there is none, or none any more. Like `take` it throws `HeldElsewhere`. */
  find(qtestId: string): Promise<QTest | undefined>
  /** What one of its media stands for; undefined when it has none of this name. */
  findMedia(qtestId: string, alias: string): Promise<StoredMedia | undefined>
  /** Decides a command; what it leads to is stored when this resolves. */
  take(qtestId: string, command: QTestCommand, mayBegin?: Asked['mayBegin']): Promise<Result<QTest, Refused>>
  /** Lets a QTest go that was changed in its journal. */
  putAway(qtestId: string): Promise<void>
  putIdleAway(): void
  isHere(qtestId: string): boolean
  /** Lets the QTests here go that are not among those which this process has by the database. */
  keepOnly(qtestIds: ReadonlySet<string>): void
  /** Lets every QTest store what it has decided. */
  stop(): Promise<void>
  count(): number
}

export interface QTestDirectoryPorts {
  journals: Journals
  contents: Pick<QuizContents, 'keep' | 'find'>
  snapshots: JournalSnapshots
  clock: Clock
  running: RunningClock
  chance: Chance
  maskRudeWords: Circumstances['maskRudeWords']
  /** Names this process in the QTests' heads. */
  owner: string
  onCommit(durationMs: number, events: number): void
  /** A QTest goes on elsewhere or later, or not at all; or a command met a bug in it. */
  onTrouble(qtestId: string, what: QTestTrouble, error?: unknown): void
}

/** `unreadable`: the QTest was ended because its journal cannot be read. `snapshot`: one was not stored, which costs time alone. */
export const QTEST_TROUBLES = ['fenced', 'storage', 'unreadable', 'bug', 'snapshot'] as const
export type QTestTrouble = (typeof QTEST_TROUBLES)[number]

interface Running {
  runner: QTestRunner
  usedMs: number
  /** Those who wait for a commit: they are told why there will be none. */
  waiting: Set<(why: 'over' | 'fenced' | 'storage') => void>
}

/** The row that opens a QTest, and what is stored with it; its quiz is stored before. */
const firstRow = async (contents: Pick<QuizContents, 'keep'>, scheduled: QTestScheduled, listed: NewQTest) => {
  const quiz = await contents.keep(scheduled.source.quiz)
  const opened = { ...scheduled, source: { ...scheduled.source, quiz } }
  const state = openQTest(opened)
  return {
    body: qtestRows.bodyOf([qtestRows.encode(opened)]),
    state,
    alongside: [
      listedAlongside(listed),
      ...playsAlongside([factsOfQTest(state)]),
      ...quizzesAlongside([quiz.contentHash]),
    ],
  }
}

/** Undefined when the QTest stopped running here before the command was stored, or was known not to be. */
const askOf = (
  { runner, waiting }: Running,
  asked: Asked,
  arrivedMs: number,
): Promise<Result<QTest, Refused> | undefined> =>
  new Promise((resolve) => {
    if (runner.isStopped()) {
      resolve(undefined)
      return
    }
    // Nothing that is asked again at once would be stored either.
    const giveUp = (why: 'over' | 'fenced' | 'storage') =>
      resolve(why === 'storage' ? refuse('server/busy') : undefined)
    waiting.add(giveUp)
    runner.take(asked, arrivedMs, (outcome) => {
      waiting.delete(giveUp)
      resolve(outcome)
    })
  })

/** Whoever came too late to be stored here asks again where the QTest is then. */
const letGo = async ({ runner, waiting }: Running): Promise<void> => {
  await runner.stop()
  for (const giveUp of waiting) giveUp('over')
}

export const qtestDirectory = (ports: QTestDirectoryPorts): QTestDirectory => {
  const { journals, contents, snapshots, running: time, owner } = ports
  const running = new Map<string, Running>()
  const loading = new Map<string, Promise<Running | undefined>>()
  /** Those that are put away because they were changed in their journals: nobody reads what they were before. */
  const leaving = new Map<string, Promise<void>>()
  let isStopped = false

  const run = (stored: Parameters<typeof runQTest>[0]): Running => {
    const qtestId = stored.journalId
    const waiting: Running['waiting'] = new Set()
    const runner = runQTest(stored, {
      ...ports,
      onReleased: () => {},
      onBug: (error) => ports.onTrouble(qtestId, 'bug', error),
      onSnapshotFailed: (error) => ports.onTrouble(qtestId, 'snapshot', error),
      onEnd(why) {
        if (running.get(qtestId)?.runner === runner) running.delete(qtestId)
        if (why !== 'over') ports.onTrouble(qtestId, why)
        for (const giveUp of waiting) giveUp(why)
      },
    })
    const started = { runner, usedMs: time.runningMs(), waiting }
    running.set(qtestId, started)
    return started
  }

  const load = createLoader({
    journals,
    contents,
    snapshots,
    kind: 'qtest',
    owner,
    rows: qtestRows,
    form: qtestForm,
    replay,
    evolve,
    run,
    onUnreadable: (qtestId, error) => ports.onTrouble(qtestId, 'unreadable', error),
  })

  const reach = async (qtestId: string): Promise<Running | undefined> => {
    const here = running.get(qtestId)
    if (here !== undefined) {
      here.usedMs = time.runningMs()
      return here
    }
    if (!isQTestId(qtestId)) return undefined
    if (isStopped) throw new Error('The server stops: no QTest is loaded any more.')
    const under = loading.get(qtestId)
    if (under !== undefined) return under
    const started = Promise.resolve(leaving.get(qtestId))
      .then(() => load(qtestId))
      .then((loaded) => {
        if (loaded === 'held') throw new HeldElsewhere()
        return loaded
      })
      .finally(() => loading.delete(qtestId))
    loading.set(qtestId, started)
    return started
  }

  const find: QTestDirectory['find'] = async (qtestId) => {
    const qtest = (await reach(qtestId))?.runner.durable()
    return qtest?.isDeleted ? undefined : qtest
  }

  return {
    find,
    async open(scheduled, listed) {
      const { body, state, alongside } = await firstRow(contents, scheduled, listed)
      const { qtestId } = state
      const payer = payerOfAccount(state.ownerId)
      if (!(await journals.open({ kind: 'qtest', journalId: qtestId, owner, body, payer, alongside })))
        throw new Error('An id of 130 random bits was taken.')
      run({ journalId: qtestId, state, ...OPENED })
    },
    async findMedia(qtestId, alias) {
      const qtest = await find(qtestId)
      if (qtest === undefined) return undefined
      return alias === BANNER ? uploadAt(qtest.source.image) : mediaIn(qtest, alias)
    },
    async take(qtestId, command, mayBegin = () => true) {
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const here = await reach(qtestId)
        if (here === undefined) return refuse('qtest/not-found')
        const outcome = await askOf(here, { command, mayBegin }, time.runningMs())
        if (outcome !== undefined) return outcome
      }
      return refuse('server/busy')
    },
    async putAway(qtestId) {
      await loading.get(qtestId)
      const here = running.get(qtestId)
      if (here === undefined) return
      running.delete(qtestId)
      const left = letGo(here)
        .then(() => snapshots.remove(qtestId))
        .finally(() => leaving.delete(qtestId))
      leaving.set(qtestId, left)
      await left
    },
    putIdleAway() {
      for (const [qtestId, here] of running) {
        if (here.waiting.size > 0 || time.runningMs() - here.usedMs < IDLE_MS) continue
        running.delete(qtestId)
        void letGo(here)
      }
    },
    isHere: (qtestId) => running.has(qtestId),
    keepOnly(qtestIds) {
      for (const [qtestId, { runner }] of running) if (!qtestIds.has(qtestId)) runner.lose()
    },
    async stop() {
      isStopped = true
      await Promise.allSettled(loading.values())
      await Promise.all([...running.values()].map(letGo))
    },
    count: () => running.size,
  }
}
