import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import * as contract from '../../packages/contract/src/http/index.ts'
import { makeAdmin, SETUP_TOKEN } from '../harness/meaning/accounts.ts'
import { startServer } from '../harness/server.ts'
import type { QTestOrder, QTestReport } from './qtest-crowd.ts'
import { cpuMs, median, quantile } from './usage.ts'

const HOUR_MS = 3_600_000
const QUIZ = 'word-wizards'

/** How large the measurement is. */
export interface QTestMeasure {
  participants: number
  /** Answered by each. */
  questions: number
  /** Each answers at a moment of its own within so many milliseconds of being asked. */
  windowMs: number
}

/** What one run of one server cost. */
export interface QTestRun {
  submittedMs: number[]
  cpuMsPerSubmission: number
}

/** One QTest that everybody takes at once, with no answers shown: a submission is answered by the next question. */
export const runQTest = async (environment: Record<string, string>, measure: QTestMeasure): Promise<QTestRun> => {
  const { participants, questions, windowMs } = measure
  const server = await startServer({
    RATE_LIMIT_FACTOR: '100000',
    ADMIN_SETUP_TOKEN: SETUP_TOKEN,
    PLAN_PREMIUM_ATTENDEES: String(participants),
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    ...environment,
  })
  const crowd = fork(new URL('./qtest-crowd.ts', import.meta.url), { stdio: 'inherit' })
  const tell = async (order: QTestOrder): Promise<QTestReport> => {
    const answered = once(crowd, 'message')
    crowd.send(order)
    const [report] = (await answered) as [QTestReport]
    if (report.did === 'fail') throw new Error(report.why)
    return report
  }
  try {
    const host = await makeAdmin(server.origin)
    const now = Date.now()
    const made = await host.succeed(contract.createQTest, {
      qtestType: 'RM',
      categories: [QUIZ],
      showAnswer: false,
      showResult: true,
      retakeFlag: false,
      startDate: new Date(now).toISOString(),
      endDate: new Date(now + HOUR_MS).toISOString(),
      additionalFields: [],
    })
    const { qtestId } = made as { qtestId: string }
    await tell({ order: 'begin', origin: server.origin, qtestId, participants })
    await pause(1_000)
    const before = cpuMs(server.processId())
    const report = await tell({ order: 'answer', questions, windowMs })
    const submittedMs = report.did === 'answer' ? report.submittedMs : []
    return { submittedMs, cpuMsPerSubmission: (cpuMs(server.processId()) - before) / submittedMs.length }
  } finally {
    crowd.kill()
    await server.close()
  }
}

/** A row of the table: submissions, processor time of one, and how long it took. */
export const qtestRow = (name: string, runs: readonly QTestRun[]): string => {
  const submittedMs = runs.flatMap((run) => run.submittedMs)
  const figures = [
    String(submittedMs.length),
    `${(median(runs.map((run) => run.cpuMsPerSubmission)) * 1_000).toFixed(0)} µs`,
    `${quantile(submittedMs, 0.5).toFixed(1)} / ${quantile(submittedMs, 0.99).toFixed(1)} ms`,
  ]
  return `| ${[name, ...figures].join(' | ')} |`
}
