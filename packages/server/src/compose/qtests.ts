import type { QuizType } from '@quokka/core/accounts'
import { planOf } from '@quokka/core/accounts'
import type { Result } from '@quokka/core/lib'
import { ok, refuse } from '@quokka/core/lib'
import type { QTestSource, QTestType } from '@quokka/core/qtest'
import { askedIn } from '@quokka/core/qtest'
import type { InterestWish } from '@quokka/core/quiz'
import { Gauge } from 'prom-client'
import { maskRudeWords } from '../adapters/mask-rude-words.ts'
import type { AppPorts } from '../app.ts'
import type { HostableQuiz } from '../features/hosting/hostable-quiz.ts'
import type { NoQuiz } from '../features/hosting/no-quiz.ts'
import type { ModerationPorts } from '../features/moderation/moderation-ports.ts'
import { holderOf } from '../features/qtests/holder.ts'
import type { QTestPorts } from '../features/qtests/qtest-ports.ts'
import { readQTestId } from '../features/qtests/read-id.ts'
import { refused } from '../features/qtests/refused.ts'
import { qtestRoutes } from '../features/qtests/routes.ts'
import { createTakeDownMemory } from '../features/qtests/take-down-memory.ts'
import type { ReportPorts } from '../features/reports/report-ports.ts'
import type { Route } from '../http/endpoints/mount-endpoint.ts'
import { REFUSALS } from '../http/replies/refusals.ts'
import { nameInLog } from '../journal/name-in-log.ts'
import { findAnnounced } from '../qtest/announced-qtest.ts'
import type { QTestDirectory } from '../qtest/directory.ts'
import { QTEST_TROUBLES, qtestDirectory } from '../qtest/directory.ts'
import type { QTestKeeping } from '../qtest/keeping.ts'
import { createQTestKeeping } from '../qtest/keeping.ts'
import type { QTestLookups } from '../qtest/qtest-lookups.ts'
import type { Account } from '../stores/accounts.ts'
import type { Ways } from './cluster.ts'
import { countTroubles } from './count-troubles.ts'
import type { SharedPorts } from './server-ports.ts'
import type { Stores } from './stores.ts'
import { countingVisits } from './visits.ts'

const SWEEP_MS = 60_000

/** Scheduled tests: those that run in this process, what is kept of them, and their calls. */
export interface ComposedQTests {
  /** What pages and media show of them. */
  mounted: Required<Pick<AppPorts, 'findQTestMedia' | 'findAnnouncedQTest'>>
  keeping: QTestKeeping
  directory: QTestDirectory
  lookups: QTestLookups
  /** The calls, over what hosts choose from. */
  routesOver(hosting: { quizFor: QuizFor; drawFor: DrawFor; readyMadeOf: ReadyMadeOf }): Route[]
  /** The question of somebody's own attempt; run where its QTest is, as its calls are. */
  askedIn: ModerationPorts['takenQuestion']
  settle: ReportPorts['settleQTest']
  forgetTakeDowns: ModerationPorts['forgetTakeDowns']
  /** Stores what is decided. */
  stop(): Promise<void>
}

/** The quiz that somebody may host by its id; else why not. */
export type QuizFor = (host: Account | undefined, quizId: string) => Promise<Result<HostableQuiz, NoQuiz>>

/** The ready-made quiz that a question is of, which is none of a member's; a drawn quiz has its questions from several. */
export type ReadyMadeOf = (questionId: string) => string | undefined

/** A quiz of categories that is drawn for somebody; else why not. */
export type DrawFor = (
  host: Account | undefined,
  wanted: InterestWish & { played?: readonly string[] },
) => Promise<Result<HostableQuiz, NoQuiz>>

const QTEST_TYPES: Readonly<Record<QuizType, QTestType>> = {
  'Ready Made': 'RM',
  Private: 'PV',
  'Interest Based': 'IB',
}

const sourceOf = ({ quizDescription: description, image, ageGroup, ...rest }: HostableQuiz): QTestSource => {
  const { quizId, quizName, quizType, mediaFolder, language, questions } = rest
  const quiz = { quizId, quizName, quizType, mediaFolder, language, questions }
  return { quiz, qtestType: QTEST_TYPES[quizType], description, image, ageGroup }
}

const plansOf = (config: SharedPorts['config']): QTestPorts['plans'] => ({
  qtests: {
    free: config.PLAN_FREE_QTESTS,
    premium: config.PLAN_PREMIUM_QTESTS,
    enterprise: config.PLAN_ENTERPRISE_QTESTS,
  },
  attendees: {
    free: config.PLAN_FREE_ATTENDEES,
    premium: config.PLAN_PREMIUM_ATTENDEES,
    enterprise: config.PLAN_ENTERPRISE_ATTENDEES,
  },
})

export const composeQTests = (
  ports: SharedPorts & { ways: Ways },
  {
    accounts,
    allowances,
    journals,
    plays,
    qtests,
    takeDowns: storedTakeDowns,
    journalMembers: members,
    quizContents: contents,
    journalSnapshots: snapshots,
  }: Pick<
    Stores,
    | 'accounts'
    | 'allowances'
    | 'journalMembers'
    | 'journalSnapshots'
    | 'journals'
    | 'plays'
    | 'qtests'
    | 'quizContents'
    | 'takeDowns'
  >,
): ComposedQTests => {
  const { config, log, metrics } = ports
  const countTrouble = countTroubles(
    {
      name: 'quokka_qtest_troubles_total',
      help: 'QTests that stopped here (fenced, storage), were ended (unreadable), met a bug, or could not store a snapshot',
    },
    QTEST_TROUBLES,
    metrics,
  )

  const directory = qtestDirectory({
    ...ports,
    journals,
    contents,
    snapshots,
    maskRudeWords,
    onCommit: (durationMs, events) => ports.onCommit({ kind: 'qtest', durationMs, events }),
    onTrouble(qtestId, what, error) {
      countTrouble(what)
      log.error({ qtestId: nameInLog(qtestId), what, err: error }, 'a QTest is in trouble')
    },
  })
  const takeDowns = createTakeDownMemory(storedTakeDowns, ports.running)
  const lookups = ports.ways.qtestLookups(directory)
  const sweep = setInterval(directory.putIdleAway, SWEEP_MS)
  sweep.unref()
  new Gauge({
    name: 'quokka_qtests',
    help: 'QTests that this process holds in memory',
    registers: [metrics],
    collect() {
      this.set(directory.count())
    },
  })

  return {
    mounted: { findQTestMedia: lookups.findMedia, findAnnouncedQTest: findAnnounced(qtests) },
    keeping: createQTestKeeping({ journals, members, contents, qtests, lookups }),
    directory,
    lookups,
    forgetTakeDowns: takeDowns.forget,
    async askedIn(call, { qtestId, attemptToken, questionId: alias }) {
      const qtest = await directory.find(readQTestId(qtestId))
      if (qtest === undefined) return undefined
      const question = askedIn(qtest, holderOf(qtest, call, attemptToken), alias)
      const { quizId } = qtest.source.quiz
      return question && { qtestId: qtest.qtestId, quizId, questionId: question.questionId }
    },
    routesOver: ({ quizFor, drawFor, readyMadeOf }) =>
      qtestRoutes({
        ...ports,
        directory,
        qtests,
        visits: countingVisits(ports, { plays }),
        plans: plansOf(config),
        allowances,
        takeDowns,
        quizIdsOf({ quizId, quizType, questions }) {
          const drawnFrom =
            quizType === 'Interest Based' ? questions.map(({ questionId }) => readyMadeOf(questionId)) : []
          return [...new Set([quizId, ...drawnFrom.flatMap((id) => id ?? [])])]
        },
        async planOfHost(userId) {
          const host = await accounts.byId(userId)
          return host && planOf(host)
        },
        async sourceOf(host, { qtestType, categories, ageGroup, difficulty }) {
          const [quizId = '', ...more] = categories
          if (qtestType !== 'IB' && more.length > 0)
            return refuse({ code: 'qtest/single-quiz', message: REFUSALS['qtest/single-quiz'].sentence })
          const quiz = await (qtestType === 'IB'
            ? drawFor(host, { categories, ageGroup, difficulty })
            : quizFor(host, quizId))
          return quiz.ok ? ok(sourceOf(quiz.value)) : quiz
        },
      }),
    async settle(qtestId, userId) {
      const settled = await lookups.settle(qtestId, userId)
      return settled.ok ? settled : refused(settled.refusal)
    },
    async stop() {
      clearInterval(sweep)
      await directory.stop()
    },
  }
}
