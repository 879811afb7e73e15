import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createBudgets } from '../../budgets/budgets.ts'
import { meteredJournals } from '../../budgets/metered-journals.ts'
import { budgetSettings } from '../../compose/budgets.ts'
import { readConfig } from '../../config.ts'
import { journalUse } from '../../stores/journal-use.ts'
import type { Claimed } from '../../stores/journals.ts'
import { createJournals } from '../../stores/journals.ts'
import { openRoomPlayer } from '../../testing/room-player.ts'
import { openTestAccounts } from '../../testing/test-accounts.ts'
import { accountIdOf } from '../../testing/test-plays.ts'
import { qtestsOf } from '../../testing/test-qtests.ts'

const at = await openTestAccounts({ settings: { BUDGET_ACCOUNT_ROOMS: '2', BUDGET_ACCOUNT_QTESTS: '1' } })
const origin = await at.listen()
afterAll(() => at.close())
const admin = await at.administrator()

const open = (host: ReturnType<typeof at.browser>) =>
  host.post('createinvite', { quizId: 'farm-friends', hostMode: true })
const refusalOf = ({ statusCode, headers, body }: Awaited<ReturnType<typeof open>>) => [
  statusCode,
  headers['refusal-code'],
  headers['retry-after'],
  body,
]

test('HO17 a host with too much begun is refused, and told when it goes on', async () => {
  const host = await at.member()
  for (const _ of [1, 2]) expect((await open(host)).json().status).toBe('Success')
  expect(refusalOf(await open(host))).toEqual([
    429,
    'budget/rooms',
    '60',
    'You have as many rooms open as is possible at once: close one, and you can open another. Try again in a minute.',
  ])
  const qtests = qtestsOf(at)
  await qtests.create(host)
  const [status, code, seconds] = refusalOf(await qtests.ask(host))
  expect([status, code]).toEqual([429, 'budget/qtests'])
  expect(Number(seconds)).toBeGreaterThan(3_000)
})

test('HO19 the quiz that a room has is no other quiz: nothing is stored, and the host is answered', async () => {
  const host = at.browser()
  const { roomId } = (await open(host)).json()
  const line = await openRoomPlayer(origin, roomId, host)
  await line.join()
  const rows = () => at.database.pool.query('select seq from journal where journal_id = $1', [roomId])
  const before = (await rows()).rowCount
  line.send('updateQuiz', { categories: ['farm-friends'], quizType: 'Ready Made' })
  expect(await line.next('continueQuizzing')).toMatchObject({ quizName: 'Farm Friends' })
  expect((await rows()).rowCount).toBe(before)
})

test('HO18 an administrator sees who uses most, ends their rooms and takes it back; a start knows what was used', async () => {
  const host = await at.member()
  const { roomId } = (await open(host)).json()
  const line = await openRoomPlayer(origin, roomId, host)
  await line.join()
  const payer = `account:${await accountIdOf(at.database, host.name)}`
  const listed = async () =>
    (await admin.post('usage/list')).json().payers.find((one: { payer: string }) => one.payer === payer)
  const used = await listed()
  expect(used).toMatchObject({ userName: host.name, isAccount: true, openRooms: 1, stoppedUntil: null })

  const { rows } = await sql<{ bytes: string; stored: string }>`
    select bytes, (select sum(octet_length(body)) from journal j where j.journal_id = h.journal_id) as stored
    from journal_head h where journal_id = ${roomId}`.execute(at.database.kysely)
  expect(rows[0]?.bytes).toBe(rows[0]?.stored)
  const read = readConfig({})
  if (!read.ok) throw new Error('the defaults are right')
  const later = createBudgets(budgetSettings(read.config), at.clock)
  later.restore(await journalUse(at.database, at.clock.nowMs() - 3_600_000))
  const restored = () => later.used().payers.find((one) => one.payer === payer)
  expect(restored()).toMatchObject({ openRooms: 0, bytesLastHour: Number(rows[0]?.bytes) })
  const another = meteredJournals(createJournals(at.database), later)
  const claimed = await another.claim({ kind: 'room', journalId: roomId, owner: 'another' })
  expect(restored()).toMatchObject({ openRooms: 1 })
  // It goes back to where it runs.
  const taken = await createJournals(at.database).claim({ kind: 'room', journalId: roomId, owner: 'yet another' })
  const { epoch, nextSeq: seq } = claimed as Claimed
  expect(await another.append({ journalId: roomId, epoch, seq, body: '', ends: false })).toBe('fenced')
  expect(restored()).toMatchObject({ openRooms: 0 })
  await at.database.pool.query('update journal_head set epoch = epoch - 2 where journal_id = $1', [roomId])
  expect(taken).toMatchObject({ epoch: epoch + 1 })
  expect(used.bytesLastHour).toBeGreaterThan(Number(rows[0]?.bytes))

  const stopped = (await admin.post('usage/stop', { payer })).json()
  expect(stopped).toMatchObject({ openRooms: 0, stoppedUntil: expect.stringMatching(/^\d{4}-/) })
  await line.next('hostExited')
  const [status, code, , words] = refusalOf(await open(host))
  expect([status, code, words]).toEqual([
    429,
    'budget/stopped',
    'An administrator has stopped this for now. Try again in 60 minutes.',
  ])
  expect(await listed()).toMatchObject({ openRooms: 0 })
  expect((await admin.post('usage/allow', { payer })).json().stoppedUntil).toBeNull()
  expect((await open(host)).json().status).toBe('Success')
  expect((await admin.post('usage/stop', { payer: 'account:nobody' })).statusCode).toBe(404)
})
