import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import * as contract from '../../packages/contract/src/http/index.ts'
import { mailedCode } from '../harness/mailbox.ts'
import type { Member } from '../harness/meaning/accounts.ts'
import { makeAdmin, makeMember, SETUP_TOKEN } from '../harness/meaning/accounts.ts'
import { Visitor } from '../harness/meaning/visitor.ts'
import { joinMember } from '../harness/member.ts'
import { Player } from '../harness/player.ts'
import { scheduleShortQuiz } from '../harness/qtest.ts'
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

/** The lines of the log since a moment; the banner, which has the server's addresses, is none. */
const linesSince = (before: number): Record<string, unknown>[] =>
  server
    .output()
    .slice(before)
    .split('\n')
    .filter((line) => line.startsWith('{"level"'))
    .map((line) => JSON.parse(line))

test('OP7 OP50 nothing that proves who somebody is, no name, address, code or answer is in the log of signing up, playing, a QTest and forgetting', async () => {
  const { userName, email, password } = member
  const secrets = [SETUP_TOKEN, password, email, userName, ...member.cookies.values(), ...admin.cookies.values()]

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
  secrets.push(confirmation_code, 'not the right one', ...Object.values(form).slice(0, 3), ...newcomer.cookies.values())

  await new Visitor(server.origin).succeed(contract.forgotPassword, { username: email })
  secrets.push(await mailedCode(server.dataFolder, email))
  await new Visitor(server.origin).call(contract.signIn, { username: userName, password: `${password}!` })
  const query = 'token=planted-token&code=planted-code&state=planted-state'
  for (const path of [
    '/signin/password',
    '/qq/v1/social/return',
    '/qq/v1/nothing',
    '/media/planted-folder/planted-file',
  ])
    await fetch(`${server.origin}${path}?${query}`, { headers: { 'x-forwarded-for': '198.51.100.77' } })
  secrets.push('planted-', '198.51.100.77', '127.0.0.1')

  const { host, players, roomId } = await openTable(server, ['Annabel Plantedname'])
  const [annabel] = players
  const question = await openQuestion(host, players)
  annabel?.answer(question.questionId, 'a child wrote this')
  annabel?.send('removePlayer', { playerId: annabel.playerId })
  annabel?.sendRaw('{"action": "planted-action"}')
  await closeQuestion(host, question.questionId, players)
  secrets.push('a child wrote this', 'Annabel', 'player@example.org', roomId)
  for (const { cookie = '' } of [host, ...players]) secrets.push(cookie.split('=')[1] ?? cookie)

  const author = await joinMember(server, 'planted-author', 'correct horse 7 staple')
  const qtestId = await scheduleShortQuiz(author, 'Planted quiz')
  const pupil = new Player(server.origin, 'Pupil')
  const entry = {
    playerName: 'Bertram Plantedname',
    playerEmail: 'bertram@example.org',
    additionalFields: { 'Roll Number': 'R-4711' },
  }
  const attended = await pupil.call('qtest/attendqtest', { qtestId, attemptToken: 'b'.repeat(22), ...entry })
  secrets.push('Bertram', 'bertram@', 'R-4711', 'Planted quiz', 'b'.repeat(22), qtestId, 'planted-author')
  expect(attended.status).toBe(200)

  await member.succeed(contract.signOut)
  // Fastify tells where the server listens, which is nobody's address.
  const log = linesSince(0).filter(({ msg }) => !/^Server listening at http:/u.test(String(msg)))
  expect(log.length).toBeGreaterThan(10)
  const text = log.map((line) => JSON.stringify(line)).join('\n')
  expect(secrets.filter((secret) => secret.length < 6)).toEqual([])
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
})

test('OP48 OP49 one id leads from an answer to the lines of the log and to the email, and from a socket to its refused frames', async () => {
  const before = server.output().length
  const address = 'follow-me@example.org'
  const visitor = new Player(server.origin, 'Somebody')
  const signUp = { username: 'follow-me', email: address, password: 'a rather long one', age_group: '18+' }
  const requestId = (await visitor.call('signup', signUp)).headers.get('x-request-id')
  await mailedCode(server.dataFolder, address)
  const mails = await readdir(join(server.dataFolder, 'mail'))
  const stored = await Promise.all(
    mails.map(async (name) => JSON.parse(await readFile(join(server.dataFolder, 'mail', name), 'utf8'))),
  )
  expect(stored.filter(({ to }) => to === address).map((mail) => mail.requestId)).toEqual([requestId])
  const linesOf = (id: unknown) => linesSince(before).filter((line) => line.requestId === id)
  await until('the email has a line', () => linesOf(requestId).some(({ msg }) => msg === 'an email was handed over'))

  const refused = await visitor.call('signin', { username: 'follow-me', password: 'wrong' })
  const refusedId = refused.headers.get('x-request-id')
  await until('the refusal has a line', () => linesOf(refusedId).length > 0)
  expect(linesOf(refusedId)).toEqual([
    expect.objectContaining({ msg: 'a call was refused', route: '/qq/v1/signin', status: refused.status }),
  ])

  const { players } = await openTable(server, ['Ann'])
  const [ann] = players
  ann?.send('startQuiz')
  await until('the frame is answered', () => ann?.last('error') !== undefined)
  const socketId = ann?.upgradeHeaders['x-request-id']
  expect(socketId).toMatch(/^[\w-]{10}$/u)
  await until('the refused frame has a line', () => linesOf(socketId).length > 0)
  expect(linesOf(socketId)).toEqual([
    expect.objectContaining({ msg: 'a frame was refused', action: 'startQuiz', code: 'room/not-host' }),
  ])
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
