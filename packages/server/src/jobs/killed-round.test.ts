import { seeded } from '@quokka/core/lib'
import { afterAll, expect, test } from 'vitest'
import { retentionRound } from '../features/accounts/retention.ts'
import type { Database } from '../ports.ts'
import { createAccounts } from '../stores/accounts.ts'
import { createJobs } from '../stores/jobs.ts'
import { createJournals, FIRST_APPEND } from '../stores/journals.ts'
import { openTestDatabase } from '../testing/databases.ts'
import { mortalDatabase } from '../testing/mortal-database.ts'
import { openTestAccounts } from '../testing/test-accounts.ts'
import { CLAIM_MS } from './worker.ts'

/** At night every statement, by two. */
const KILLS = Number(process.env.ROUND_KILLS ?? 4)
const SEED = Number(process.env.ROUND_SEED ?? Date.now() % 1_000_000)
const DAY_MS = 24 * 3_600_000
/** When what a killed process had claimed is free, also where another server could have it. */
const AFTER_CLAIM_MS = CLAIM_MS + 1_000

const database = await openTestDatabase()
afterAll(() => database.close())
const { kysely } = database
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

const addAccount = async (
  userName: string,
  changes: { seenDaysAgo: number; isConfirmed: boolean; toldDaysAgo?: number; isChild?: boolean },
): Promise<void> => {
  const { seenDaysAgo, isConfirmed, toldDaysAgo, isChild = true } = changes
  const ageGroup = isChild ? '9 to 14' : '18+'
  const account = { userId: userName, userName, email: `${userName}@example.org`, passwordHash: null, isConfirmed }
  await createAccounts(database).create({ ...account, userType: 'REGULAR', ageGroup }, Date.now())
  const [seen, told] = [daysAgo(seenDaysAgo), toldDaysAgo === undefined ? null : daysAgo(toldDaysAgo)]
  await kysely
    .updateTable('account')
    .set({ created_at: seen, last_seen_at: seen, noticed_at: told })
    .where('user_id', '=', userName)
    .execute()
}

/** What a round removes, what it tells, and what it leaves. */
const prepare = async (): Promise<void> => {
  for (const table of ['account', 'job', 'journal', 'journal_head'] as const) await kysely.deleteFrom(table).execute()
  await addAccount('never-confirmed', { seenDaysAgo: 10, isConfirmed: false })
  await addAccount('long-gone', { seenDaysAgo: 400, isConfirmed: true, toldDaysAgo: 31 })
  await addAccount('to-be-told', { seenDaysAgo: 350, isConfirmed: true })
  await addAccount('grown-up', { seenDaysAgo: 900, isConfirmed: true, isChild: false })
  const journals = createJournals(database)
  for (const journalId of ['closed', 'living'])
    await journals.open({ kind: 'room', journalId, owner: 'test', body: journalId })
  await journals.append({ journalId: 'closed', ...FIRST_APPEND, body: 'end', ends: true })
  await kysely
    .updateTable('journal_head')
    .set({ ended_at: daysAgo(31) })
    .where('journal_id', '=', 'closed')
    .execute()
  await createJobs(database).ensure(retentionRound(Date.now()))
}

/** Runs a server until it has nothing to do; answers the subjects of its emails by address. */
const runServer = async (over: Database, skippedMs: number, onOpen: (kill: () => void) => void = () => {}) => {
  const at = await openTestAccounts({ database: { ...over, close: async () => {} } })
  onOpen(() => at.failMails(Number.POSITIVE_INFINITY))
  at.clock.skip(skippedMs)
  await at.settled().catch(() => {})
  await at.settled().catch(() => {})
  await at.close().catch(() => {})
  return at.mails.map(({ to, subject }) => `${to}: ${subject.replace('Quokka Quiz: ', '')}`)
}

const DELETED = 'long-gone@example.org: your account is deleted'
const TOLD = 'to-be-told@example.org: your account will be deleted'

/** Kills a server at a statement, and lets the next one go on. */
const killAt = async (atStep: number, isDone: boolean): Promise<number> => {
  await prepare()
  let kill = () => {}
  const mortal = mortalDatabase(database, { atStep, isDone, onDeath: () => kill() })
  const before = await runServer(mortal.database, 0, (killed) => {
    kill = killed
  }).catch(() => [])
  const mails = [...before, ...(await runServer(database, AFTER_CLAIM_MS))]
  const at = `statement ${atStep}, ${isDone ? 'done' : 'not done'}, seed ${SEED}`
  const accounts = await kysely.selectFrom('account').select(['user_id', 'noticed_at']).orderBy('user_id').execute()
  expect([at, accounts.map(({ user_id }) => user_id)]).toEqual([at, ['grown-up', 'to-be-told']])
  expect([at, mails.includes(DELETED)]).toEqual([at, true])
  const told = mails.filter((mail) => mail === TOLD).length
  const jobs = await kysely.selectFrom('job').select(['kind', 'is_perhaps_done']).orderBy('kind').execute()
  const isKept = jobs.some(({ kind, is_perhaps_done }) => kind === 'inactivity letter' && is_perhaps_done)
  // Sent once, or kept for an administrator; only what has left counts for the deletion.
  expect([at, told <= 1, told === 1 || isKept]).toEqual([at, true, true])
  if (accounts.some(({ noticed_at }) => noticed_at !== null)) expect([at, told]).toEqual([at, 1])
  const left = jobs.map(({ kind }) => kind).filter((kind) => kind !== 'inactivity letter')
  expect([at, left]).toEqual([at, ['billing round', 'retention round']])
  const journals = await kysely.selectFrom('journal_head').select('journal_id').execute()
  expect([at, journals.map(({ journal_id }) => journal_id)]).toEqual([at, ['living']])
  return mortal.steps()
}

test('ST37 ST38 AC24 a round of retention that is killed at any of its statements is finished by the next server, and tells nobody twice', async () => {
  const all = await killAt(Number.POSITIVE_INFINITY, false)
  const random = seeded(SEED)
  const kills = Array.from({ length: KILLS }, () => [1 + Math.floor(random() * all), random() < 0.5] as const)
  for (const [atStep, isDone] of kills) await killAt(atStep, isDone)
  console.log(`killed at ${JSON.stringify(kills)} of ${all} statements (seed ${SEED})`)
})
