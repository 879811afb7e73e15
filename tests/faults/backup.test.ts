import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newFolder } from '../../packages/server/src/testing/new-folder.ts'
import { createTestDatabase, whyNoPostgres } from '../../packages/server/src/testing/postgres-server.ts'
import { runCommand, startCommand } from '../harness/command.ts'
import { knownAnswer } from '../harness/known-answers.ts'
import { joinMember } from '../harness/member.ts'
import { publishAllTypes, uploadPicture } from '../harness/own-quiz.ts'
import { Player } from '../harness/player.ts'
import type { TestServer } from '../harness/server.ts'
import { startServer } from '../harness/server.ts'
import { until } from '../harness/until.ts'

const noPostgres = await whyNoPostgres()
const backups = newFolder()
const scheduled = join(backups, 'scheduled')
const running: TestServer[] = []
let server: TestServer
let roomId = ''
let picture = ''
let players: Player[] = []
let host: Player

/** What each player has been told was received, by the question. */
const isAcknowledged = (player: Player, questionId: string): boolean =>
  player.frames.some((frame) => frame.action === 'answerReceived' && frame.payload.questionId === questionId)

const asked = () => {
  const question = host.last('sendQuestion')?.currentQuestion
  if (question === undefined) throw new Error('no question')
  return question
}

/** Goes on to a question with a clock, and waits until it is open. */
const askNext = async (): Promise<void> => {
  for (;;) {
    const from = host.frames.length
    const before = host.last('sendQuestion')?.currentQuestion
    if (before === undefined) host.send('startQuiz', { roomId })
    else host.send('sendNextQuestion', { questionId: before.questionId })
    await host.next(['sendQuestion'], from)
    if (asked().timeToAnswer > 0) break
  }
  const opensMs = performance.now() + (host.last('sendQuestion')?.getReadyMs ?? 0)
  await until('the question opens', () => performance.now() > opensMs + 20)
}

const answer = async (some: readonly Player[]): Promise<string> => {
  const { questionId, questionTitle } = asked()
  for (const player of some) player.answer(questionId, knownAnswer(questionTitle) ?? '')
  await until('the answers are acknowledged', () => some.every((player) => isAcknowledged(player, questionId)))
  return questionId
}

/** The server on the same port with other data: the browsers know no difference. */
const startAgain = async (dataFolder: string, settings: Record<string, string> = {}): Promise<TestServer> => {
  const again = await startServer({ PORT: String(server.port), ...settings }, { dataFolder })
  running.push(again)
  return again
}

/** What everybody is shown who comes back: the question that is open, and what they have answered to it. */
const comeBack = async (): Promise<(string | null | undefined)[]> => {
  const shown: (string | null | undefined)[] = []
  for (const player of [host, ...players]) {
    const from = player.frames.length
    await player.rejoin(roomId)
    await player.next(['sendQuestion'], from)
    if (player !== host) shown.push(player.last('sendQuestion', from)?.answered)
  }
  return shown
}

const pictureIn = async (): Promise<number> =>
  (await fetch(`${server.origin}${picture}`, { headers: { cookie: author.cookie ?? '' } })).status

let author: Player

beforeAll(async () => {
  server = await startServer({ BACKUP_DIR: scheduled, BACKUP_EVERY_HOURS: '1' })
  running.push(server)
  author = await joinMember(server, 'backup-author', 'correct horse 7 staple')
  picture = await uploadPicture(author)
  const { quizId } = await publishAllTypes(author, 'One of every kind')
  host = new Player(server.origin, 'Host')
  players = Array.from({ length: 3 }, (_, index) => new Player(server.origin, `Player ${index}`))
  roomId = await host.host(quizId)
  for (const player of [host, ...players]) await player.join(roomId)
  await askNext()
})

afterAll(async () => {
  for (const player of [host, ...players]) player.cut()
  for (const one of running) await one.close()
  rmSync(backups, { recursive: true })
})

test('OP40 OP41 a server makes backups by itself, and its metrics tell of them', async () => {
  await until(
    'there is a backup',
    () => existsSync(scheduled) && readdirSync(scheduled).some((name) => /^quokka-\d+T\d+Z$/.test(name)),
    { limitMs: 300_000 },
  )
  await until('the metrics tell of it', async () => {
    const metrics = await (await fetch(`${server.origin}/metrics`)).text()
    return /^quokka_backup_age_seconds \d/m.test(metrics) && /^quokka_backup_failed 0$/m.test(metrics)
  })
  const metrics = await (await fetch(`${server.origin}/metrics`)).text()
  expect(metrics).toMatch(/^quokka_backup_interval_seconds 3600$/m)
})

test('OP34 a backup that is killed leaves nothing that is taken for one', async () => {
  const wanted = join(backups, 'killed')
  const { child, ended } = startCommand('backup', [wanted], { DATA_DIR: server.dataFolder })
  await until('it has begun', () => readdirSync(backups).some((name) => name.startsWith('.unfinished-killed')), {
    everyMs: 1,
  })
  child.kill('SIGKILL')
  await ended
  expect(existsSync(wanted)).toBe(false)
  const left = readdirSync(backups).filter((name) => name.includes('killed'))
  expect(left.length).toBeGreaterThan(0)
  for (const name of left) {
    const { code, said } = await startCommand('restore', [join(backups, name)], { DATA_DIR: newFolder() }).ended
    expect([code, said]).toEqual([1, expect.stringContaining('is no whole backup')])
  }
})

test('OP33 OP36 what was acknowledged before a backup is there when it is restored, and the room goes on', async () => {
  const wanted = join(backups, 'wanted')
  const [first, second, third] = players
  if (first === undefined || second === undefined || third === undefined) throw new Error('three play')
  const questionId = await answer([first, second])
  const said = await runCommand('backup', [wanted], { DATA_DIR: server.dataFolder })
  expect(said).toMatch(/^Backed up into .*: \d+ rows of \d+ tables, \d+ files, /)
  const { code, said: refused } = await startCommand('restore', [wanted, '--replace'], { DATA_DIR: server.dataFolder })
    .ended
  expect([code, refused]).toEqual([1, expect.stringContaining('is in use by the server')])

  await server.kill()
  const dataFolder = newFolder()
  expect(await runCommand('restore', [wanted], { DATA_DIR: dataFolder })).toMatch(
    /^Restored the backup of .*, \d+ uploads in /,
  )
  server = await startAgain(dataFolder)
  const answered = await comeBack()
  expect(asked().questionId).toBe(questionId)
  expect(answered.map((one) => one !== null && one !== undefined && one !== '')).toEqual([true, true, false])
  expect(await pictureIn()).toBe(200)
  await answer([third])
})

test.skipIf(noPostgres !== undefined)(
  `OP38 an open room moves to PostgreSQL and back, and goes on${noPostgres === undefined ? '' : ` (${noPostgres})`}`,
  async () => {
    const { address, drop } = await createTestDatabase()
    try {
      await askNext()
      const { questionId } = asked()
      await answer(players.slice(0, 1))
      const { dataFolder } = server
      const running = await startCommand('move', ['--to', address], { DATA_DIR: dataFolder }).ended
      expect([running.code, running.said]).toEqual([1, expect.stringContaining('is in use by the server')])
      await server.stop()
      expect(await runCommand('move', ['--to', address], { DATA_DIR: dataFolder })).toMatch(
        /^Moved \d+ rows to PostgreSQL/,
      )
      server = await startAgain(dataFolder, { DATABASE_URL: address })
      expect((await comeBack()).map(Boolean)).toEqual([true, false, false])
      await answer(players.slice(1, 2))
      expect(await pictureIn()).toBe(200)
      await server.stop()

      rmSync(join(dataFolder, 'database'), { recursive: true })
      await runCommand('move', ['--to', 'embedded'], { DATA_DIR: dataFolder, DATABASE_URL: address })
      server = await startAgain(dataFolder)
      expect((await comeBack()).map(Boolean)).toEqual([true, true, false])
      expect(asked().questionId).toBe(questionId)
      await answer(players.slice(2))
    } finally {
      await server.stop()
      await drop()
    }
  },
)
