import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../packages/contract/src/http/index.ts'
import { openPglite } from '../../packages/server/src/adapters/database/pglite.ts'
import { wholeDatabase } from '../../packages/server/src/testing/whole-database.ts'
import { calls } from '../calls.ts'
import type { Works } from '../harness/meaning/accounts.ts'
import { choosePassword, Member, makeAdmin, makeMember, SETUP_TOKEN, writeWorks } from '../harness/meaning/accounts.ts'
import { CallAttack } from '../harness/meaning/call-attack.ts'
import { FrameAttack, frameFields, seatNameOf } from '../harness/meaning/frame-attack.ts'
import type { Neighbour } from '../harness/meaning/neighbour.ts'
import { settleNeighbour, stateOf } from '../harness/meaning/neighbour.ts'
import { Visitor } from '../harness/meaning/visitor.ts'
import { Player } from '../harness/player.ts'
import type { TestServer } from '../harness/server.ts'
import { startServer } from '../harness/server.ts'
import { until } from '../harness/until.ts'

const SEED = Number(process.env.MEANING_SEED ?? Date.now() % 1_000_000)
/** Every text by everybody who may send it; by default chance chooses one of them. */
const IS_THOROUGH = process.env.MEANING_THOROUGH !== undefined
const AT_ONCE = 6

let server: TestServer
let admin: Member
let member: Member
let colleague: Member
let works: Works
let neighbour: Neighbour
let callAttack: CallAttack
let frameAttacks: FrameAttack[] = []
let stateBefore: string
beforeAll(async () => {
  server = await startServer({
    ADMIN_SETUP_TOKEN: SETUP_TOKEN,
    PLAN_FREE_PLAYERS: '400',
    PLAN_PREMIUM_PLAYERS: '400',
    PLAN_PREMIUM_QTESTS: '10000',
    PLAN_PREMIUM_ATTENDEES: '10000',
    HOST_GRACE_SECONDS: '600',
  })
  admin = await makeAdmin(server.origin)
  member = await makeMember(admin, 'restless-member')
  colleague = await makeMember(admin, 'useful-colleague')
  neighbour = await settleNeighbour(admin)
  works = await writeWorks(member)
  const { organisationId } = contract.Organisation.parse(
    await admin.succeed(contract.createOrganisation, { organisationName: 'School of fish' }),
  )
  const { teams } = contract.Organisation.parse(
    await admin.succeed(contract.createTeam, { organisationId, teamName: 'Reds' }),
  )
  const roomId = await new Player(server.origin, 'Somebody').host('farm-friends')
  const surroundings = {
    colleague,
    organisationId,
    teamId: teams[0]?.teamId ?? '',
    roomId,
    qtestId: works.qtests.taken,
  }
  callAttack = new CallAttack(surroundings, SEED, IS_THOROUGH)
  stateBefore = await stateOf(neighbour)
})
afterAll(() => server?.close())

/** What the log tells of failures, each kind once. */
const failuresSince = (start: number): string[] => [
  ...new Set(
    server
      .failures()
      .slice(start)
      .map((line) => /"message":"[^"]*/.exec(line)?.[0] ?? line),
  ),
]

const inTurns = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  const left = [...items]
  const workOn = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, workOn))
}

test(`AT1 no text in any field of any call makes the server fail (seed ${SEED})`, { timeout: 1_200_000 }, async () => {
  const attackers = [
    { role: 'guest', visitor: new Visitor(server.origin), works: undefined },
    { role: 'member', visitor: member, works },
    { role: 'admin', visitor: admin, works: await writeWorks(admin) },
  ] as const
  const attack = (call: contract.Endpoint) => callAttack.on(call, attackers, neighbour.possessions)
  // A new password ends the session with which the others would go on.
  await inTurns(
    calls.filter((call) => call !== contract.changePassword),
    attack,
  )
  await attack(contract.changePassword)
  const { sent, taken, tooMany, findings } = callAttack
  console.log(`${sent} bodies sent, ${taken} taken, ${tooMany} refused as too many; seed ${SEED}`)
  expect(taken).toBeGreaterThan(sent / 10)
  expect(findings).toEqual([])
})

test(`AT1 no text in any field of any frame makes the server fail (seed ${SEED})`, { timeout: 1_200_000 }, async () => {
  const settings = { origin: server.origin, member, isThorough: IS_THOROUGH }
  frameAttacks = frameFields().flatMap((target, index) => {
    const attack = (quizId: string, host: Member | undefined) =>
      new FrameAttack(target, { ...settings, seed: SEED + index, quizId, host })
    // What an answer means depends on the type of its question.
    return target.name === 'submitAnswer.playerAnswer'
      ? Object.values(works.ofType).map((quizId) => attack(quizId, member))
      : [attack('farm-friends', index === 0 ? colleague : undefined)]
  })
  for (const attack of frameAttacks) await attack.open()
  await Promise.all(frameAttacks.map((attack) => attack.run(neighbour.possessions)))
  console.log(`${frameAttacks.reduce((sum, { sent }) => sum + sent, 0)} frames sent in ${frameAttacks.length} rooms`)
  expect(frameAttacks.flatMap(({ findings }) => findings)).toEqual([])
})

test('AT1 the log tells of no failure', () => {
  expect(failuresSince(0)).toEqual([])
})

test("AT1 other users' data is unchanged", async () => {
  expect(await stateOf(neighbour)).toBe(stateBefore)
})

test('AT2 killed and started again, the server goes on with every room', async () => {
  for (const [quizId, owner] of callAttack.quizzes) {
    const host = new Player(server.origin, 'Host')
    host.cookie = owner.cookie()
    callAttack.rooms.push({ roomId: await host.host(quizId), visitor: owner })
  }
  const isOpen = async ({ roomId, visitor }: { roomId: string; visitor: Visitor }): Promise<boolean> => {
    const { text } = await visitor.call(contract.checkRoomId, { roomId })
    return text.includes('"roomIdExistsFlag":true')
  }
  const open: typeof callAttack.rooms = []
  for (const room of callAttack.rooms) if (await isOpen(room)) open.push(room)
  const before = server.failures().length
  await server.kill()
  await server.start()
  expect(failuresSince(before)).toEqual([])
  const lost: string[] = []
  for (const room of open) if (!(await isOpen(room))) lost.push(`a room by createinvite: ${room.roomId}`)
  for (const { name, roomId, host, bystander } of frameAttacks)
    for (const player of [host, bystander]) {
      const from = player.frames.length
      await player.rejoin(roomId)
      if (player.last('joined', from) === undefined)
        lost.push(`${name}: ${player.name} in ${roomId}: ${player.last('error', from)?.message}`)
    }
  console.log(`${open.length + frameAttacks.length} rooms looked at`)
  expect(lost).toEqual([])
  expect(await stateOf(neighbour)).toBe(stateBefore)
})

test('AT2 killed and started again, the server goes on with every QTest', async () => {
  for (const qtestId of Object.values(works.qtests)) {
    const { status, text } = await member.call(contract.getQTestProgress, { qtestId })
    expect([status, text.slice(0, 200)]).toEqual([200, expect.any(String)])
  }
  const { started } = contract.getQTestProgress.answer.parse(
    await member.succeed(contract.getQTestProgress, { qtestId: works.qtests.taken }),
  )
  expect(started).toBeGreaterThan(0)
})

test('AT2 every account can be deleted then, and no table tells who it was', async () => {
  const strangers = await Promise.all(
    callAttack.accounts.map(async ({ userName, password }) => {
      const stranger = new Member(server.origin, userName)
      await choosePassword(stranger, password)
      return stranger
    }),
  )
  const refused: string[] = []
  for (const account of [member, colleague, neighbour.member, ...strangers]) {
    const { status, text } = await account.leave()
    if (status !== 200) refused.push(`${account.userName}: ${status} ${text}`)
  }
  expect(refused).toEqual([])
  await until('what they leave is removed', async () => {
    const metrics = await (await fetch(`${server.origin}/metrics`)).text()
    return metrics.includes('quokka_jobs{lane="forgetting",state="waiting"} 0')
  })
  await server.stop()
  const fail = (why: string | Error): never => {
    throw new Error(`the database broke: ${why}`)
  }
  const database = await openPglite({ folder: server.dataFolder, port: 0, onDeath: fail, onBrokenConnection: fail })
  const rest = await wholeDatabase(database)
  await database.close()
  expect(rest).toContain('Former player')
  // The neighbour's own name was tried by others, who are free to be called so.
  const words = [member, colleague].flatMap((account) => [account.userName, account.email])
  const seats = [member, colleague, neighbour.member].map(seatNameOf)
  expect([...words, ...seats].filter((word) => rest.includes(word))).toEqual([])
})
