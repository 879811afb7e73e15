import { CLOSE_CODES } from '@quokka/contract/socket'
import { afterAll, expect, test } from 'vitest'
import { askForEnded } from '../http/callers/ended-elsewhere.ts'
import { createEndedCredentials } from '../stores/ended-credentials.ts'
import { createSessionStore } from '../stores/sessions.ts'
import { ofOtherServer } from '../testing/other-server.ts'
import { openRoomPlayer } from '../testing/room-player.ts'
import type { Browser } from '../testing/test-accounts.ts'
import { openTestAccounts, PASSWORD } from '../testing/test-accounts.ts'

const one = await openTestAccounts()
const other = await openTestAccounts({ database: ofOtherServer(one.database) })
const origin = await other.listen()
afterAll(async () => {
  await other.close()
  await one.close()
})
const { isShared } = one.database

type Member = Awaited<ReturnType<typeof one.member>>

const elsewhere = (at: typeof one, { cookies }: Pick<Browser, 'cookies'>): Browser => {
  const browser = at.browser()
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return browser
}

const resetPassword = async ({ name, email }: Member) => {
  const stranger = one.browser()
  await stranger.post('forgotpassword', { username: name })
  const { code } = await one.mailTo(email)
  const body = { username: name, password: 'another horse 8 staple', confirmation_code: code }
  return stranger.post('confirmforgotpassword', body)
}

test.skipIf(!isShared).each([
  ['signing out', (member: Member) => member.get('signout')],
  [
    'a new password',
    (member: Member) =>
      member.post('changepassword', { currentPassword: PASSWORD, password: 'another horse 8 staple' }),
  ],
  ['a password that was forgotten', resetPassword],
  ['logging out elsewhere', (member: Member) => member.post('endothersessions')],
  [
    'deleting the account',
    (member: Member) => member.post('deleteaccount', { username: member.name, password: PASSWORD }),
  ],
])("AC42 %s on one server closes the sockets of the account on another, and no guest's", async (_, end) => {
  const member = await one.member()
  const guest = other.browser()
  const quiz = { quizId: 'farm-friends', hostMode: true }
  const roomId = (await elsewhere(other, member).post('createinvite', quiz)).json().roomId
  const lines = [await openRoomPlayer(origin, roomId, member), await openRoomPlayer(origin, roomId, guest)] as const
  await lines[1].join()
  expect((await end(member)).statusCode).toBe(200)
  expect(await lines[0].closed()).toBe(CLOSE_CODES.restart)
  expect(lines[1].isOpen()).toBe(true)
  const again = await openRoomPlayer(origin, roomId, guest)
  expect(again.isOpen()).toBe(true)
})

test.skipIf(!isShared)(
  'AC42 what could not be asked for is told by the next that can, and one line of the log says so',
  async () => {
    const stored = createEndedCredentials(one.database)
    const troubles: unknown[] = []
    let isAway = false
    const told = Promise.withResolvers<string>()
    const asking = await askForEnded({
      ended: {
        async since(...asked) {
          if (!isAway) return stored.since(...asked)
          isAway = troubles.length === 0
          throw new Error('the database is away')
        },
      },
      owner: 'here',
      tell: told.resolve,
      onTrouble: (error) => troubles.push(error),
    })
    isAway = true
    await createSessionStore(one.database).endAll('nobody', { credential: 'user:somebody', owner: 'there' })
    expect(await told.promise).toBe('user:somebody')
    expect(troubles).toHaveLength(1)
    await asking.stop()
  },
)
