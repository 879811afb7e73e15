import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openPglite } from '../../packages/server/src/adapters/database/pglite.ts'
import { newestMails } from '../../packages/server/src/adapters/mail/folder.ts'
import { wholeDatabase } from '../../packages/server/src/testing/whole-database.ts'
import { ALL_TYPES_QUIZ_ID } from '../harness/known-answers.ts'
import { joinMember } from '../harness/member.ts'
import { Player } from '../harness/player.ts'
import type { TestServer } from '../harness/server.ts'
import { startServer } from '../harness/server.ts'
import { until } from '../harness/until.ts'

const PASSWORD = 'correct horse 7 staple'
const NAMES = ['Zephyrine', 'Quillon', 'Ottoline']
let server: TestServer | undefined
afterAll(() => server?.close())

const fail = (why: string | Error) => {
  throw new Error(`the database broke: ${why}`)
}

test('ST36 AC22 a deletion that was acknowledged is finished by the next process after kill -9', async () => {
  server = await startServer()
  const folder = server.dataFolder
  const isTold = async (address: string): Promise<boolean> => {
    const mails = await newestMails(join(folder, 'mail'), Number.POSITIVE_INFINITY)
    return mails.some(({ to, subject }) => to === address && subject.endsWith('your account is deleted'))
  }
  const host = new Player(server.origin, 'Teacher')
  const roomId = await host.host(ALL_TYPES_QUIZ_ID)
  await host.join(roomId)
  for (const name of NAMES) {
    const member = await joinMember(server, name, PASSWORD)
    await member.join(roomId)
    await member.call('deleteaccount', { username: name, password: PASSWORD })
    await server.kill()
    await server.start()
    await until(`${name} is told`, () => isTold(`${name.toLowerCase()}@example.org`))
  }
  await server.stop()
  const database = await openPglite({ folder, port: 0, onDeath: fail, onBrokenConnection: fail })
  try {
    const kept = await wholeDatabase(database)
    expect(kept).toContain('Former player')
    expect(NAMES.filter((name) => kept.toLowerCase().includes(name.toLowerCase()))).toEqual([])
  } finally {
    await database.close()
  }
})
