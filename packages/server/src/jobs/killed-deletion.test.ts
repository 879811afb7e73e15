import { seeded } from '@quokka/core/lib'
import { afterAll, expect, test } from 'vitest'
import type { Database } from '../ports.ts'
import { openTestDatabase } from '../testing/databases.ts'
import { mortalDatabase } from '../testing/mortal-database.ts'
import { openRoomPlayer } from '../testing/room-player.ts'
import type { TestAccounts } from '../testing/test-accounts.ts'
import { openTestAccounts, PASSWORD } from '../testing/test-accounts.ts'
import { wholeDatabase } from '../testing/whole-database.ts'
import { CLAIM_MS } from './worker.ts'

/** At night every statement, by two. */
const KILLS = Number(process.env.ROUND_KILLS ?? 4)
const SEED = Number(process.env.ROUND_SEED ?? Date.now() % 1_000_000)
/** When what a killed process had claimed is free, also where another server could have it. */
const AFTER_CLAIM_MS = CLAIM_MS + 1_000

const database = await openTestDatabase()
afterAll(() => database.close())

const openServer = (over: Database = database): Promise<TestAccounts> =>
  openTestAccounts({ database: { ...over, close: async () => {} } })

interface Leaver {
  name: string
  email: string
  cookies: ReadonlyMap<string, string>
}

/** Members who each sit in a room of somebody else. */
const prepareLeavers = async (count: number): Promise<Leaver[]> => {
  const at = await openServer()
  const origin = await at.listen()
  const leavers: Leaver[] = []
  for (let place = 0; place < count; place += 1) {
    const member = await at.member(`Zephyrine${place}x`)
    const { roomId } = (await at.browser().post('createinvite', { quizId: 'farm-friends', hostMode: true })).json()
    const player = await openRoomPlayer(origin, roomId, member)
    await player.join({ playerName: member.name, playerEmail: member.email })
    leavers.push({ name: member.name, email: member.email, cookies: new Map(member.cookies) })
  }
  await at.close()
  return leavers
}

/** Asks as the leaver's browser does; answers whether the server said that the account is deleted. */
const askToDelete = async (at: TestAccounts, { name, cookies }: Leaver): Promise<boolean> => {
  const browser = at.browser()
  for (const [cookie, value] of cookies) browser.cookies.set(cookie, value)
  const reply = await browser.post('deleteaccount', { username: name, password: PASSWORD })
  return reply.statusCode === 200
}

const hasAccount = async ({ email }: Leaver): Promise<boolean> =>
  (await database.kysely.selectFrom('account').select('user_id').where('email', '=', email).execute()).length > 0

/** Kills a server at a statement of a deletion, and lets the next one go on; answers at which it began and how many it took. */
const killAt = async (leaver: Leaver, atStep: number, isDone: boolean): Promise<{ began: number; all: number }> => {
  let kill = () => {}
  const mortal = mortalDatabase(database, { atStep, isDone, onDeath: () => kill() })
  // Beside load a start may take more statements than another, and be what is killed.
  const killed = await openServer(mortal.database).catch(() => undefined)
  kill = () => killed?.failMails(Number.POSITIVE_INFINITY)
  await killed?.settled().catch(() => {})
  const began = mortal.steps()
  const isAcknowledged = killed !== undefined && (await askToDelete(killed, leaver).catch(() => false))
  await killed?.settled().catch(() => {})
  await killed?.settled().catch(() => {})
  await killed?.close().catch(() => {})

  const at = `statement ${atStep - began} of the deletion, ${isDone ? 'done' : 'not done'}, seed ${SEED}`
  const next = await openServer()
  next.clock.skip(AFTER_CLAIM_MS)
  await next.settled()
  if (isAcknowledged) expect([at, await hasAccount(leaver)]).toEqual([at, false])
  else if (await hasAccount(leaver)) expect([at, await askToDelete(next, leaver)]).toEqual([at, true])
  await next.settled()
  await next.close()

  // A server that is killed once the email has left sends another: better two than none.
  const isTold = [...(killed?.mails ?? []), ...next.mails].some(({ to }) => to === leaver.email)
  expect([at, isTold]).toEqual([at, true])
  const left = (await wholeDatabase(database)).toLowerCase()
  expect([at, left.includes(leaver.name.toLowerCase())]).toEqual([at, false])
  return { began, all: mortal.steps() }
}

test('ST36 AC22 a deletion that is killed at any of its statements is finished or not begun, and its owner is told', async () => {
  const [first, ...others] = await prepareLeavers(KILLS + 1)
  if (first === undefined) throw new Error('nobody leaves')
  const { began, all } = await killAt(first, Number.POSITIVE_INFINITY, false)
  const random = seeded(SEED)
  const kills = others.map(
    (leaver) => [leaver, began + 1 + Math.floor(random() * (all - began)), random() < 0.5] as const,
  )
  for (const kill of kills) await killAt(...kill)
  const steps = kills.map(([, atStep, isDone]) => [atStep - began, isDone])
  console.log(`killed at ${JSON.stringify(steps)} of ${all - began} statements (seed ${SEED})`)
  expect(await wholeDatabase(database)).toContain('Former player')
})
