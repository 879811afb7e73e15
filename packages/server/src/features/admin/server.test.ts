import { JOB_LANES } from '@quokka/contract/http'
import { afterAll, expect, test } from 'vitest'
import { openRoomPlayer } from '../../testing/room-player.ts'
import { openTestAccounts, PASSWORD } from '../../testing/test-accounts.ts'
import { VERSION } from '../../version.ts'
import { shortenedAddress } from './server.ts'

const at = await openTestAccounts()
const origin = await at.listen()
afterAll(() => at.close())
const admin = await at.administrator()

const read = async () => (await admin.post('server/read')).json()

test('AD24 an administrator reads version, durability, database, disk, what runs now and jobs of a server that is alone', async () => {
  const answer = await read()
  expect(answer).toMatchObject({
    durability: at.database.durability,
    database: {
      kind: at.database.isShared ? 'PostgreSQL' : 'embedded',
      version: expect.stringMatching(/^\d+\.\d+/),
      bytes: expect.any(Number),
    },
    servers: [
      {
        ...{ node: at.database.owner, isAnswering: true, version: VERSION, rooms: 0, lines: 0, qtests: 0 },
        ...{ diskFreeBytes: expect.any(Number), diskBytes: expect.any(Number) },
      },
    ],
    silent: [],
    backup: { is: 'notSetUp' },
  })
  expect(answer.database.bytes).toBeGreaterThan(1_000_000)
  expect(answer.servers[0].diskFreeBytes).toBeLessThanOrEqual(answer.servers[0].diskBytes)
  expect(answer.lanes).toHaveLength(JOB_LANES.length)
  expect((await at.browser().post('server/read')).statusCode).toBe(401)
})

test('AD25 a game shows in rooms, lines and slow commits, without its code', async () => {
  const host = at.browser()
  const { roomId } = (await host.post('createinvite', { quizId: 'farm-friends', hostMode: true })).json()
  const line = await openRoomPlayer(origin, roomId, host)
  await line.join()
  const { servers, commits, ...rest } = await read()
  expect(servers[0]).toMatchObject({ rooms: 1, lines: 1 })
  expect(commits.slowest[0]).toEqual({
    node: at.database.owner,
    kind: 'room',
    durationMs: expect.any(Number),
    events: expect.any(Number),
    storedOn: expect.stringMatching(/Z$/),
  })
  expect(commits.fiveMinutes).toEqual([
    { from: expect.stringMatching(/[05]:00\.000Z$/), commits: expect.any(Number), slowestMs: expect.any(Number) },
  ])
  expect(JSON.stringify([servers, commits, rest])).not.toContain(roomId)
})

test('AD26 emails that failed are told with a shortened address, those given up before those that are tried again', async () => {
  expect((await read()).emails).toEqual({ failed: 0, retried: 0, newest: [] })
  for (const [index, outcome] of (['later', 'never'] as const).entries()) {
    const { email } = await at.member(`failing-${index}`)
    at.failMails(1, outcome)
    await at.browser().post('signup', { username: `claimer-${index}`, email, password: PASSWORD, age_group: '18+' })
    await at.settled()
  }
  const { emails, servers } = await read()
  expect(emails).toEqual({
    failed: 1,
    retried: 1,
    newest: [
      {
        ...{ jobId: expect.any(String), kind: 'letter', subject: 'Quokka Quiz: you have an account already' },
        ...{ recipient: 'f…1@example.org', trouble: 'the mail server is away', tries: 1 },
        ...{ failedOn: expect.stringMatching(/Z$/), dueOn: null },
      },
      expect.objectContaining({ recipient: 'f…0@example.org', failedOn: null, dueOn: expect.stringMatching(/Z$/) }),
    ],
  })
  expect(servers[0].failedTries).toBe(2)
})

test.each([
  ['ada.lovelace@school.example', 'a…e@school.example'],
  ['ab@school.example', 'a…@school.example'],
  ['a@b@school.example', 'a…b@school.example'],
  ['no address', '…'],
])('AD26 %s is shortened to %s', (address, shortened) => {
  expect(shortenedAddress(address)).toBe(shortened)
})
