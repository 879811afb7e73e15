import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { root } from './child.ts'

/** How many tests ended how. */
export type Totals = { passed: number; failed: number; skipped: number }

const VitestReport = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
})
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
})

const reports = ['house', 'unit', 'faults', 'build', 'browser', 'engines'] as const
export type Report = (typeof reports)[number]

/** Where a test run leaves its machine-readable report. */
export const reportPath = (report: Report): string => join(root, 'test-results', `${report}.json`)

/** Removes the reports of earlier runs, so that they are not counted again. */
export const forgetReports = (): void => {
  for (const report of reports) rmSync(reportPath(report), { force: true })
}

/** The totals of the reports written since `forgetReports`. */
export const readTotals = (): Totals => {
  const totals = { passed: 0, failed: 0, skipped: 0 }
  for (const report of reports) {
    if (!existsSync(reportPath(report))) continue
    const counted = count(report, JSON.parse(readFileSync(reportPath(report), 'utf8')))
    totals.passed += counted.passed
    totals.failed += counted.failed
    totals.skipped += counted.skipped
  }
  return totals
}

const count = (report: Report, json: unknown): Totals => {
  if (report === 'browser') {
    const { stats } = PlaywrightReport.parse(json)
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
  }
  const run = VitestReport.parse(json)
  return {
    passed: run.numPassedTests,
    // A file that cannot be loaded has no tests to count, yet the run failed.
    failed: run.success ? run.numFailedTests : Math.max(1, run.numFailedTests),
    skipped: run.numPendingTests + run.numTodoTests,
  }
}

/** A browser report in which every test that Playwright lists was skipped. */
export const countListed = (listing: string): z.infer<typeof PlaywrightReport> => {
  const tests = listing.match(/"projectName":/g)?.length ?? 0
  return { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: tests } }
}
