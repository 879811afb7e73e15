import { fork } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import * as contract from '../../packages/contract/src/http/index.ts'
import { makeAdmin, SETUP_TOKEN } from '../harness/meaning/accounts.ts'
import { withBare } from './bare.ts'
import type { BareOrder } from './bare-server.ts'
import { tell } from './crowds.ts'
import type { QTestOrder, QTestReport } from './qtest-crowd.ts'
import type { Cost, Servers } from './servers.ts'
import { cpuMsOf, memoryOfEach, meter } from './servers.ts'
import { median, quantile } from './usage.ts'

const HOUR_MS = 3_600_000
const QUIZ = 'word-wizards'

/** Of the servers that `runQTest` measures. */
export const QTEST_ENVIRONMENT = { ADMIN_SETUP_TOKEN: SETUP_TOKEN }

/** How large the measurement is. */
export interface QTestMeasure {
  participants: number
  /** Answered by each. */
  questions: number
  /** Each answers at a moment of its own within so many milliseconds of being asked. */
  windowMs: number
}

/** What one run cost: everybody's beginning, and all submissions. */
export interface QTestRun {
  participants: number
  beginning: Cost
  submitting: Cost
  submittedMs: number[]
  /** Anonymous memory in bytes by which each server has grown for the attempts. */
  grownBytes: number[]
}

/** What the bare server answers. */
type Replies = Extract<BareOrder, { order: 'replies' }>

const measured = async (
  servers: Servers,
  qtestId: string,
  { participants, questions, windowMs }: QTestMeasure,
): Promise<{ run: QTestRun; replies: Replies }> => {
  const crowd = fork(new URL('./qtest-crowd.ts', import.meta.url), { stdio: 'inherit' })
  const ask = async (order: QTestOrder): Promise<Exclude<QTestReport, { did: 'fail' }>> => {
    const report = await tell<QTestReport>(crowd, order)
    if (report.did === 'fail') throw new Error(report.why)
    return report
  }
  try {
    const beforeBytes = memoryOfEach(servers)
    const begun = await meter(servers)
    const { reply } = await ask({ order: 'begin', origins: servers.origins, qtestId, participants })
    const beginning = await begun()
    await pause(1_000)
    const grownBytes = memoryOfEach(servers).map((bytes, place) => bytes - (beforeBytes[place] ?? 0))
    const submitted = await meter(servers)
    const report = await ask({ order: 'answer', questions, windowMs })
    const submitting = await submitted()
    const submittedMs = report.did === 'answer' ? report.submittedMs : []
    return {
      run: { participants, beginning, submitting, submittedMs, grownBytes },
      replies: { order: 'replies', begun: reply, submitted: report.reply },
    }
  } finally {
    crowd.kill()
  }
}

/** One QTest that everybody takes at once, with no answers shown: a submission is answered by the next question. It is the first server's. */
export const runQTest = async (
  servers: Servers,
  measure: QTestMeasure,
): Promise<{ run: QTestRun; replies: Replies }> => {
  const host = await makeAdmin(servers.origins[0] ?? '')
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
  return measured(servers, qtestId, measure)
}

/** The same on the bare server. */
export const runBareQTest = async (measure: QTestMeasure, replies: Replies): Promise<QTestRun> =>
  withBare(async (bare) => {
    bare.tell(replies)
    return (await measured(bare, 'bare', measure)).run
  })

/** Milliseconds of processor time a submission. */
export const cpuMsPerSubmission = ({ submitting, submittedMs }: QTestRun, of: (cost: Cost) => number = cpuMsOf) =>
  of(submitting) / submittedMs.length

/** A row of the table: submissions, processor time of one, and how long it took. */
export const qtestRow = (name: string, runs: readonly QTestRun[]): string => {
  const submittedMs = runs.flatMap((run) => run.submittedMs)
  const figures = [
    String(submittedMs.length),
    `${(median(runs.map((run) => cpuMsPerSubmission(run))) * 1_000).toFixed(0)} µs`,
    `${quantile(submittedMs, 0.5).toFixed(1)} / ${quantile(submittedMs, 0.99).toFixed(1)} ms`,
  ]
  return `| ${[name, ...figures].join(' | ')} |`
}
