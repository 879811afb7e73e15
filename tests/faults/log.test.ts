import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import * as contract from '../../packages/contract/src/http/index.ts'
import { mailedCode } from '../harness/mailbox.ts'
import type { Member } from '../harness/meaning/accounts.ts'
import { makeAdmin, makeMember, SETUP_TOKEN } from '../harness/meaning/accounts.ts'
import { Visitor } from '../harness/meaning/visitor.ts'
import { Player } from '../harness/player.ts'
import type { TestServer } from '../harness/server.ts'
import { startServer } from '../harness/server.ts'
import { closeQuestion, openQuestion, openTable } from '../harness/table.ts'
import { until } from '../harness/until.ts'

let server: TestServer
let admin: Member
let member: Member
beforeAll(async () => {
  server = await startServer({ ADMIN_SETUP_TOKEN: SETUP_TOKEN, LOG_LEVEL: 'trace' })
  admin = await makeAdmin(server.origin)
  member = await makeMember(admin, 'well-kept-name')
})
afterAll(() => server?.close())

/** A line that an attacker would like to see in the log. */
const FORGED = 'x\n{"level":60,"time":1,"pid":1,"msg":"forged"}\r\n\u2028forged'

test('OP7 nothing that proves who somebody is, no address and no answer is in the log of signing up, playing and forgetting', async () => {
  const { userName, email, password } = member
  const secrets = [SETUP_TOKEN, password, email, ...member.cookies.values(), ...admin.cookies.values()]

  const newcomer = new Visitor(server.origin)
  const form = {
    username: 'new-comer',
    email: 'new-comer@example.org',
    password: 'a rather long one',
    age_group: '18+',
  }
  await newcomer.succeed(contract.signUp, form)
  const confirmation_code = await mailedCode(server.dataFolder, form.email)
  await newcomer.succeed(contract.confirmSignUp, { username: form.username, confirmation_code })
  await newcomer.call(contract.signIn, { username: form.username, password: 'not the right one' })
  await newcomer.succeed(contract.signIn, form)
  secrets.push(confirmation_code, form.password, form.email, 'not the right one', ...newcomer.cookies.values())

  await new Visitor(server.origin).succeed(contract.forgotPassword, { username: email })
  secrets.push(await mailedCode(server.dataFolder, email))
  await new Visitor(server.origin).call(contract.signIn, { username: userName, password: `${password}!` })

  const { host, players } = await openTable(server, ['Ann'])
  const [ann] = players
  const question = await openQuestion(host, players)
  ann?.answer(question.questionId, 'a child wrote this')
  await closeQuestion(host, question.questionId, players)
  secrets.push('a child wrote this', 'player@example.org')
  for (const { cookie = '' } of [host, ...players]) secrets.push(cookie.split('=')[1] ?? cookie)

  await member.succeed(contract.signOut)
  const log = server.output()
  expect(log.split('\n').length).toBeGreaterThan(10)
  expect(secrets.filter((secret) => secret.length < 6)).toEqual([])
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
})

test('OP7 no name, header, address or frame injects a line into the log', async () => {
  const before = server.output().length
  await fetch(`${server.origin}/qq/v1/${encodeURIComponent(FORGED)}`, {
    headers: { 'user-agent': encodeURIComponent(FORGED), 'x-forwarded-for': 'forged' },
  })
  const visitor = new Visitor(server.origin)
  for (const call of [contract.signIn, contract.forgotPassword, contract.checkRoomId, contract.createInvite])
    await visitor.call(call, { username: FORGED, password: FORGED, roomId: FORGED, quizId: FORGED })
  await visitor.call(contract.signIn, { username: FORGED, password: FORGED })
  const { roomId } = await openTable(server, [])
  const eve = new Player(server.origin, FORGED)
  await eve.join(roomId)
  eve.sendRaw(FORGED)
  await until('the frame is answered', () => eve.last('error') !== undefined)
  const lines = server.output().slice(before).split('\n').filter(Boolean)
  const Line = z.looseObject({ level: z.number(), pid: z.literal(server.processId()) })
  const isOwn = (line: string): boolean => {
    try {
      return Line.safeParse(JSON.parse(line)).success
    } catch {
      return false
    }
  }
  expect(lines.filter((line) => !isOwn(line))).toEqual([])
})

test('OP7 a room is reached without a credential in its address, and no frame carries one', async () => {
  const host = new Player(server.origin, 'Host')
  const roomId = await host.host('farm-friends')
  await host.join(roomId)
  expect(host.line().url).toBe(`${server.origin.replace('http', 'ws')}/ws/quiz/${roomId}/`)
  const [, token = ''] = (host.cookie ?? '').split('=')
  expect(token.length).toBeGreaterThanOrEqual(22)
  expect(JSON.stringify(host.frames)).not.toContain(token)
})
