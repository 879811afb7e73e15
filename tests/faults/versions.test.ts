import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkQTest, getOrgTeams, getQuiz, getReportFile } from '../../packages/contract/src/http/index.ts'
import { REPORT_TYPES } from '../../packages/core/src/reports/report-types.ts'
import { openPlainEmbedded, openPlainPostgres } from '../../packages/server/src/adapters/database/plain-database.ts'
import { readManifest } from '../../packages/server/src/backup/manifest.ts'
import { restore } from '../../packages/server/src/backup/restore.ts'
import { newFolder } from '../../packages/server/src/testing/new-folder.ts'
import { createTestDatabase, whyNoPostgres } from '../../packages/server/src/testing/postgres-server.ts'
import { startServerAt } from '../harness/clock-mover.ts'
import { startCommand } from '../harness/command.ts'
import { Player } from '../harness/player.ts'
import { attendShortQuiz, takeShortQuiz } from '../harness/qtest.ts'
import type { TestServer } from '../harness/server.ts'
import { playToPodium } from '../harness/table.ts'
import { progressOfQTest, reportOfGame } from '../harness/versions/figures.ts'
import { sha256Of } from '../harness/versions/make-world.ts'
import { fixedVersions, fixtureOf, readWorld } from '../harness/versions/world.ts'

const noPostgres = await whyNoPostgres()
const DATABASES = ['the embedded database', 'PostgreSQL'] as const
const whyNot = (database: (typeof DATABASES)[number]) => (database === 'PostgreSQL' ? noPostgres : undefined)
const VERSIONS = fixedVersions()
/** Each version on one database, in turn, so that a new version costs one world more; at night each on both. */
const isThorough = process.env.VERSIONS_THOROUGH !== undefined
const PLACES = VERSIONS.flatMap((version, place) => {
  const [embedded, postgres] = DATABASES
  const inTurn = place % 2 === 0 || noPostgres !== undefined ? embedded : postgres
  return (isThorough ? DATABASES : [inTurn]).map((database) => ({ version, database }))
})

/** Puts a fixture back, as if its server had been running until now: what has passed since is no outage. */
const putBack = async (version: string, DATA_DIR: string, DATABASE_URL: string | undefined): Promise<Date> => {
  const { backup } = fixtureOf(version)
  await restore({ DATA_DIR, DATABASE_URL, S3_BUCKET: undefined }, backup, { mayReplace: false })
  const database = await (DATABASE_URL === undefined ? openPlainEmbedded(DATA_DIR) : openPlainPostgres(DATABASE_URL))
  await database.kysely.updateTable('heartbeat').set({ seen_at: new Date() }).execute()
  await database.close()
  return new Date((await readManifest(backup)).begunAt)
}

for (const { version, database } of PLACES) {
  const why = whyNot(database)
  describe.skipIf(why !== undefined)(`version ${version} on ${database}${why === undefined ? '' : ` (${why})`}`, () => {
    const world = readWorld(version)
    let server: TestServer
    const closing: (() => Promise<void>)[] = []
    let member: Player

    const back = ({ name, cookie, playerId = '' }: { name: string; cookie: string; playerId?: string }): Player =>
      Object.assign(new Player(server.origin, name), { cookie, playerId })

    beforeAll(async () => {
      const dataFolder = newFolder()
      let DATABASE_URL: string | undefined
      if (database === 'PostgreSQL') {
        const made = await createTestDatabase()
        closing.push(made.drop)
        DATABASE_URL = made.address
      }
      const moment = await putBack(version, dataFolder, DATABASE_URL)
      server = await startServerAt(moment, { DATABASE_URL: DATABASE_URL ?? '' }, dataFolder)
      closing.push(server.close)
      member = back({ ...world.member, cookie: '' })
      const { username, password } = world.member
      expect((await member.call('signin', { username, password })).status).toBe(200)
    })

    afterAll(async () => {
      for (const close of closing.reverse()) await close()
    })

    test('ST61 the browser is still signed in, and quizzes, uploads and teams are there', async () => {
      for (const one of [member, back(world.member)]) {
        const teams = getOrgTeams.answer.parse(await (await get(one, getOrgTeams.path)).json())
        expect(Object.keys(teams)).toContain(world.teamName)
        expect(await sha256Of(one, world.picture.url)).toBe(world.picture.sha256)
      }
      for (const { quizId, quizName, titles } of world.quizzes) {
        const quiz = getQuiz.answer.parse(await (await member.call(getQuiz.path, { quizId })).json())
        expect(quiz.quizName).toBe(quizName)
        expect(quiz.questions.map(({ questionTitle }) => questionTitle)).toEqual(titles)
      }
    })

    test('ST62 a room goes on in the middle of its question to the podium, and what was acknowledged counts', async () => {
      const { roomId, quizId, openTitle, answers } = world.room
      const players = world.room.players.map(back)
      for (const one of [member, ...players]) {
        await one.rejoin(roomId)
        await one.next(['sendQuestion'], 0)
        expect(one.last('joined')).toMatchObject({ rejoined: true, isHost: one === member })
        expect(one.last('sendQuestion')?.currentQuestion.questionTitle).toBe(openTitle)
      }
      expect(players.map((player) => player.last('sendQuestion')?.answered)).toEqual(
        world.room.players.map(({ answered }) => answered),
      )
      await playToPodium(member, players, (title) => answers[title])

      const report = await reportOfGame(member, quizId, roomId)
      const open = report.questions.findIndex(({ questionTitle }) => questionTitle === openTitle)
      expect(report.questions[open]).toMatchObject({ asked: players.length, answered: players.length })
      // Everybody has answered everything rightly, before and after.
      for (const { correctAnswers, couldBeRight } of report.players) expect(correctAnswers).toBe(couldBeRight)
      for (const { name, score } of world.room.players)
        expect(report.players.find(({ playerName }) => playerName === name)?.totalScore).toBeGreaterThan(score)
      for (const one of [member, ...players]) one.cut()
    })

    test('ST63 a QTest goes on: an attempt after its last answer, and one that was finished has its result', async () => {
      const { open, upcoming } = world.qtests
      expect(await progressOfQTest(member, open.qtestId)).toEqual(open.progress)
      const finished = await attendShortQuiz(back(open.finished), open.qtestId, open.finished.name)
      expect([finished.status, finished.results?.marks]).toEqual(['CP', open.finished.marks])

      const half = back(open.half)
      const { question } = await attendShortQuiz(half, open.qtestId, half.name)
      expect(question?.questionId).toBe(open.half.questionId)
      const results = await takeShortQuiz(half, open.qtestId, half.name)
      expect(results).toMatchObject({ rank: 2, finished: 2, marks: [open.half.mark, 'right', 'right'] })

      const next = checkQTest.answer.parse(await (await member.call(checkQTest.path, { qtestId: upcoming })).json())
      expect(next.status).toBe('YetToStart')
    })

    test('ST64 the report of a game that was over says what it said, and comes as a file', async () => {
      const { quizId, roomId, report } = world.game
      expect(await reportOfGame(member, quizId, roomId)).toEqual(report)
      const of = { quizVariant: 'quiz', quizId, roomId, reportTypes: REPORT_TYPES }
      const file = await member.call(getReportFile.path, of)
      expect(file.status).toBe(200)
      expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(1_000)
    })

    test('ST61 nothing of it is reported as a failure', () => {
      expect(server.failures()).toEqual([])
    })
  })
}

test('ST65 the fixture of a newer version is refused', async () => {
  const folder = newFolder()
  const backup = join(folder, 'backup')
  cpSync(fixtureOf(VERSIONS[0] ?? '').backup, backup, { recursive: true })
  const path = join(backup, 'manifest.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as { steps: string[] }
  const newer = { ...manifest, steps: [...manifest.steps, '9999-of-a-newer-version'] }
  writeFileSync(path, JSON.stringify(newer))
  const { code, said } = await startCommand('restore', [backup], { DATA_DIR: join(folder, 'data') }).ended
  expect([code, said]).toEqual([1, expect.stringMatching(/newer version .+ 9999-of-a-newer-version is unknown here/)])
  rmSync(folder, { recursive: true })
})

const get = (one: Player, path: string): Promise<Response> =>
  fetch(`${one.origin}/qq/v1/${path}`, { headers: { 'sec-fetch-site': 'same-origin', cookie: one.cookie ?? '' } })
