import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInStudio } from '../../testing/in-studio.tsx'
import { answerCalls } from '../../testing/screen-test.tsx'
import { AdminScreen } from './admin.tsx'
import type { ServerRead } from './api/use-server.ts'

const NOW = '2026-11-24T10:02:00.000Z'
const EMBEDDED = /^Embedded database: what was acknowledged outlives a crash/u

const own: ServerRead['servers'][number] = {
  ...{ node: 'aaaaaaaa-1111', isAnswering: true, version: '1.4.2', startedOn: '2026-11-14T08:00:00.000Z' },
  ...{ rooms: 18, lines: 1_040, qtests: 2, diskFreeBytes: 68_200_000_000, diskBytes: 80_000_000_000, failedTries: 1 },
}
const quiet: ServerRead = {
  readOn: NOW,
  durability: 'What the server says itself.',
  database: { kind: 'embedded', version: '17.5', bytes: 4_200_000_000 },
  servers: [own],
  silent: [],
  commits: { slowest: [], fiveMinutes: [] },
  emails: { failed: 0, retried: 0, newest: [] },
  backup: { is: 'notSetUp' },
  lanes: [{ lane: 'mail', waiting: 2, failed: 0 }],
}
const troubled: ServerRead = {
  ...quiet,
  database: { kind: 'PostgreSQL', version: null, bytes: null },
  servers: [
    { ...own, diskFreeBytes: null, diskBytes: null },
    { ...own, node: 'bbbbbbbb-2222', isAnswering: false, version: '1.4.1', rooms: 4, lines: 160 },
  ],
  silent: ['cccccccc-3333'],
  commits: {
    slowest: [{ node: own.node, kind: 'room', durationMs: 164.2, events: 31, storedOn: '2026-11-24T09:47:00.000Z' }],
    fiveMinutes: [{ from: '2026-11-24T09:45:00.000Z', commits: 12, slowestMs: 164.2 }],
  },
  emails: {
    ...{ failed: 3, retried: 0 },
    newest: [
      {
        ...{ jobId: '1', kind: 'letter', subject: 'Your account is deleted', recipient: 'a…o@school.example' },
        ...{ trouble: 'EENVELOPE 550', tries: 1, failedOn: NOW, dueOn: null },
      },
    ],
  },
  backup: { is: 'failed', triedOn: NOW, failure: 'The disk is full.', newest: null },
  lanes: null,
}

const open = (read: unknown) => {
  const asked = answerCalls({ 'server/read': read })
  renderInStudio(<AdminScreen />, '/admin', 'ADMIN', '?tab=server')
  return () => asked.filter(({ call }) => call === 'server/read').length
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('AD24 AD26 a quiet server that is alone: each figure, no word of other servers, and what there is none of', async () => {
  open(quiet)
  expect(await screen.findByText(EMBEDDED)).toBeDefined()
  const page = screen.getByRole('tabpanel').textContent ?? ''
  for (const words of [
    'Version1.4.2Running since 11/14/2026',
    'Embedded database 17.54.2 GB',
    'Free on disk68 GBof 80 GB',
    '18 rooms1,040 connections2 QTests in use',
    'Nothing was stored in the last hour.',
    'Not set upThis server makes no backups by itself.',
    'None: every e-mail went out or waits for its first try.',
    'Other e-mails2 waiting · 0 failed',
  ])
    expect(page).toContain(words)
  expect(page).not.toContain('This server1')
  expect(page).not.toContain('All servers')
})

test('AD25 AD26 AD27 several servers in trouble: whose each figure is, who is silent, what is slow, failed or unknown', async () => {
  open(troubled)
  const servers = await screen.findByRole('list', { name: '3 servers' })
  expect(
    within(servers)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^aaaaaaaa this one1\.4\.2 · 18 rooms.*Answers$/u),
    expect.stringMatching(/^bbbbbbbb1\.4\.1 · 4 rooms · 160 connections.*68 GB free.*$/u),
    expect.stringMatching(/^cccccccc.*no answer within two seconds.*Silent$/u),
  ])
  const page = screen.getByRole('tabpanel').textContent ?? ''
  for (const words of [
    'VersionThis server1.4.2Other servers run 1.4.1',
    'Read by the server aaaaaaaa.',
    'PostgreSQL Unknown',
    'Free on diskThis serverUnknownThe disk gave no answer.',
    'NowServers that answer22 rooms1,200 connections',
  ])
    expect(page).toContain(words)
  expect(page).toMatch(/BackupFailed11\/24\/2026, .*: The disk is full\.There is none that is whole\./u)
  expect(page).toContain('3 given up, 0 tried again')
  expect(page).toContain('a…o@school.example')
  expect(page).toContain('The database gave no answer in time.')
  const bars = screen.getByRole('list', { name: 'The slowest of each five minutes' })
  const slots = within(bars).getAllByRole('listitem')
  expect(slots).toHaveLength(12)
  expect(slots[8]?.textContent).toMatch(/slowest 164 ms, 12 commits/u)
  expect(slots[11]?.textContent).toContain('nothing stored')
  expect(screen.getByRole('list', { name: 'The slowest commits' }).textContent).toMatch(
    /^164 msRoom · 31 events · .* · aaaaaaaa$/u,
  )
})

test('AD28 the page asks again every ten seconds, not while it is hidden, nor once nobody has been there for ten minutes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const count = open(quiet)
  await screen.findByText(EMBEDDED)
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))
  const turn = (state: 'visible' | 'hidden') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }
  const before = count()
  await pass(10.5)
  expect(count()).toBe(before + 1)
  turn('hidden')
  const hidden = count()
  await pass(60)
  expect(count()).toBe(hidden)
  turn('visible')
  await pass(1)
  expect(count()).toBe(hidden + 1)
  await pass(620)
  expect(screen.getByText(/^Paused at .*: nobody was here for ten minutes\.$/u)).toBeDefined()
  const paused = count()
  await pass(600)
  expect(count()).toBe(paused)
  act(() => void document.dispatchEvent(new Event('pointerdown')))
  await pass(1)
  expect(count()).toBe(paused + 1)
  expect(screen.getByText(/^Updated /u)).toBeDefined()
})

test('AD28 a look that fails leaves the figures, and says so; the first one that fails offers another', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let isAway = false
  vi.stubGlobal('fetch', async () => {
    if (isAway) throw new TypeError('Failed to fetch')
    return Response.json(quiet)
  })
  renderInStudio(<AdminScreen />, '/admin', 'ADMIN', '?tab=server')
  await screen.findByText(EMBEDDED)
  isAway = true
  await act(() => vi.advanceTimersByTimeAsync(40_000))
  expect(await screen.findByText(/^Not up to date: the server gives no answer\./u)).toBeDefined()
  expect(screen.getByText(EMBEDDED)).toBeDefined()
})
