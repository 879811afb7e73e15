import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ALERTS, askedIn, readAlerts, readDashboard } from './expressions.ts'
import { readOperationsPage } from './operations-page.ts'

const page = readOperationsPage()
const alerts = readAlerts()
const dashboard = readDashboard()
const ALERT_TESTS = join(import.meta.dirname, 'alerts.yml')
/** What Prometheus adds to every series. */
const ADDED = ['instance', 'job']

const promtool = (...words: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync('promtool', words, { encoding: 'utf8' })
  return { status, said: stdout + stderr }
}
const noPromtool =
  spawnSync('promtool', ['--version']).status === 0 ? '' : ' (promtool is not found: install the package prometheus)'

/** The labels of a metric as a series of it is called; undefined where no server has it. */
const labelsOf = (name: string): readonly string[] | undefined => {
  if (name === 'up' || page.beginnings.some((beginning) => name.startsWith(beginning))) return ADDED
  const figure = [...page.everywhere, ...page.ofSeveral].find((one) =>
    one.type === 'histogram'
      ? name.startsWith(`${one.name}_`) && /^_(?:bucket|sum|count)$/.test(name.slice(one.name.length))
      : one.name === name,
  )
  return figure && [...ADDED, ...figure.labels, ...(name.endsWith('_bucket') ? ['le'] : [])]
}

/** What of an expression no server has. */
const unknownIn = (expression: string): string[] => {
  const { metrics, groupings } = askedIn(expression)
  const known = metrics.flatMap(({ name }) => labelsOf(name) ?? [])
  return [
    ...metrics.filter(({ name }) => labelsOf(name) === undefined).map(({ name }) => name),
    ...metrics.flatMap(({ name, labels }) => labels.filter((label) => !labelsOf(name)?.includes(label))),
    ...groupings.filter((label) => !known.includes(label)),
  ]
}

test.each([
  ['rate(quokka_commit_seconds_count[5m]) > 1e9', []],
  ['sum by (lane) (quokka_jobs{state="sum by (none)"}) unless up == 0', []],
  ['quokka_commit_seconds > 0', ['quokka_commit_seconds']],
  ['sum by (room) (quokka_rooms{code="x"})', ['code', 'room']],
  [
    'histogram_quantile(0.9, rate(quokka_answer_seconds_bucket{le!=""}[$__rate_interval]))',
    ['quokka_answer_seconds_bucket', 'le'],
  ],
])('in %s no server has %j', (expression, unknown) => {
  expect(unknownIn(expression)).toEqual(unknown)
})

test('OP32 alarms and dashboard ask for metrics and labels that servers have', () => {
  expect([alerts.length, dashboard.length].every((count) => count > 10)).toBe(true)
  const asked = [...alerts.map(({ expression }) => expression), ...dashboard]
  expect(asked.filter((expression) => askedIn(expression).metrics.length === 0)).toEqual([])
  expect(asked.flatMap((expression) => unknownIn(expression).map((what) => ({ expression, what })))).toEqual([])
})

test('OP32 the dashboard shows every metric of the server, except its name', () => {
  const shown = dashboard.flatMap((expression) => askedIn(expression).metrics.map(({ name }) => name))
  const missing = [...page.everywhere, ...page.ofSeveral].filter(
    ({ name }) => !shown.some((one) => one.startsWith(name)),
  )
  expect(missing.map(({ name }) => name)).toEqual(['quokka_node_info'])
})

test('OP32 the page says of every alarm what to do, and every alarm is tried', () => {
  const tried = readFileSync(ALERT_TESTS, 'utf8')
  const names = alerts.map(({ name }) => name).sort()
  expect([...new Set(page.alerts)].sort()).toEqual(names)
  expect(names.filter((name) => !tried.includes(`alertname: ${name}\n        exp_alerts:`))).toEqual([])
  expect(names.filter((name) => !tried.includes(`alertname: ${name} }`))).toEqual([])
})

test.skipIf(noPromtool !== '')(`OP32 Prometheus reads the alarms, and each fires when it should${noPromtool}`, () => {
  expect(promtool('check', 'rules', ALERTS)).toEqual({ status: 0, said: expect.stringContaining('SUCCESS') })
  expect(promtool('test', 'rules', ALERT_TESTS)).toEqual({ status: 0, said: expect.stringContaining('SUCCESS') })
})

test.skipIf(noPromtool !== '')(`OP32 Prometheus reads what the dashboard asks${noPromtool}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'quokka-dashboard-'))
  const file = join(folder, 'rules.yml')
  const rules = dashboard.map((expression, index) => ({
    record: `asked:${index}`,
    expr: expression.replaceAll('$__rate_interval', '1m'),
  }))
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }))
  const checked = promtool('check', 'rules', file)
  rmSync(folder, { recursive: true })
  expect(checked).toEqual({ status: 0, said: expect.stringContaining('SUCCESS') })
})
