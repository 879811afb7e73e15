import { expect, test } from 'vitest'
import { readPlaywrightReport, readVitestReport } from './report.ts'

test("vitest's failures are told by title and first line; a file that cannot be loaded is one", () => {
  const report = readVitestReport({
    testResults: [
      {
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'passes', status: 'passed', failureMessages: [] },
          { fullName: 'fails', status: 'failed', failureMessages: ['\u001b[31mError: one\u001b[39m\n  at a.ts'] },
          { fullName: 'waits', status: 'pending', failureMessages: [] },
        ],
      },
      { status: 'failed', message: 'Cannot find module\nmore', assertionResults: [] },
    ],
  })
  expect(report).toEqual({
    passed: 1,
    failures: [
      { title: 'fails', error: 'Error: one' },
      { title: 'the file', error: 'Cannot find module' },
    ],
  })
})

test("Playwright's failures are told alike, of suites within suites too", () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    ok: status !== 'unexpected',
    tests: [{ status, results: [message === undefined ? {} : { error: { message } }] }],
  })
  const report = readPlaywrightReport({
    suites: [
      {
        specs: [spec('passes', 'expected'), spec('is left out', 'skipped')],
        suites: [{ specs: [spec('fails', 'unexpected', 'Error: two\nmore')] }],
      },
    ],
    errors: [{ message: 'no tests found' }],
  })
  expect(report).toEqual({
    passed: 1,
    failures: [
      { title: 'fails', error: 'Error: two' },
      { title: 'the file', error: 'no tests found' },
    ],
  })
})
