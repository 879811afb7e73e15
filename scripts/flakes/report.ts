import { stripVTControlCharacters } from 'node:util'
import * as z from 'zod'

/** A test that failed, by title and the first line of its error. */
export type Failure = { title: string; error: string }

/** How many tests of a run passed, and which failed. */
export type Report = { passed: number; failures: Failure[] }

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      message: z.string().optional(),
      status: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})

/** What vitest's JSON report tells of failures. */
export const readVitestReport = (json: unknown): Report => {
  const files = VitestReport.parse(json).testResults
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  const failed = tests.filter(({ status }) => status === 'failed')
  // A file that cannot be loaded, or whose hooks fail, has no test to blame.
  const unloaded = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failures: [
      ...failed.map(({ fullName, failureMessages }) => ({ title: fullName, error: firstLine(failureMessages[0]) })),
      ...unloaded.map(({ message }) => ({ title: 'the file', error: firstLine(message) })),
    ],
  }
}

const PlaywrightSpec = z.object({
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })),
    }),
  ),
})
type Suite = { specs: z.infer<typeof PlaywrightSpec>[]; suites?: Suite[] | undefined }
const PlaywrightSuite: z.ZodType<Suite> = z.object({
  specs: z.array(PlaywrightSpec),
  suites: z.lazy(() => z.array(PlaywrightSuite)).optional(),
})
const PlaywrightReport = z.object({
  suites: z.array(PlaywrightSuite),
  errors: z.array(z.object({ message: z.string().optional() })),
})

/** What Playwright's JSON report tells of failures. */
export const readPlaywrightReport = (json: unknown): Report => {
  const { suites, errors } = PlaywrightReport.parse(json)
  const specs = suites.flatMap(specsOf)
  const failed = specs.filter(({ ok }) => !ok)
  return {
    passed: specs.filter(({ tests }) => tests.some(({ status }) => status === 'expected')).length,
    failures: [
      ...failed.map(({ title, tests }) => ({
        title,
        error: firstLine(
          tests.flatMap(({ results }) => results).find(({ error }) => error !== undefined)?.error?.message,
        ),
      })),
      ...errors.map(({ message }) => ({ title: 'the file', error: firstLine(message) })),
    ],
  }
}

const specsOf = ({ specs, suites = [] }: Suite): z.infer<typeof PlaywrightSpec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

const firstLine = (text = ''): string => stripVTControlCharacters(text).trim().split('\n')[0] ?? ''
