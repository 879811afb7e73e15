import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { REPORT_TYPES } from '@quokka/core/report-types'
import { afterAll, expect, test } from 'vitest'
import { openWorkbook } from '../../testing/open-workbook.ts'
import { openRoom, playOne } from '../../testing/room-game.ts'
import type { Browser } from '../../testing/test-accounts.ts'
import { openTestAccounts } from '../../testing/test-accounts.ts'
import { accountIdOf, playerFacts, playFacts, storePlay } from '../../testing/test-plays.ts'

const at = await openTestAccounts()
const origin = await at.listen()
afterAll(() => at.close())

const summary = (by: Browser, roomId: string) => by.post('getexcelsummary', { roomId })

test('RS9 a guest who hosts a room gets the file of its last game, with what the player did; nobody else does', async () => {
  const [hosting, playing] = [at.browser(), at.browser()]
  const room = await openRoom(origin, hosting, playing)
  expect((await summary(hosting, room.roomId)).statusCode).toBe(404)
  await playOne(room)
  const reply = await summary(hosting, room.roomId.toUpperCase())
  expect(reply.headers['content-disposition']).toContain('attachment; filename="quizSummary.xlsx"')
  const { sheets } = await openWorkbook(reply.rawPayload)
  expect(sheets.size).toBe(REPORT_TYPES.length + 1)
  const players = sheets.get('Playerwise analysis') ?? []
  const heading = players.findIndex(([first]) => first === 'Rank')
  const [row = [], ...others] = players.slice(heading + 1)
  const cell = (name: string) => row[players[heading]?.indexOf(name) ?? -1]
  expect([others.length, cell('Rank'), cell('Name'), cell('Right'), cell('Answered')]).toEqual([0, 1, 'Ada', 1, 1])
  for (const other of [playing, at.browser(), await at.member()]) {
    const refused = await summary(other, room.roomId)
    expect([refused.statusCode, refused.body]).toEqual([403, 'Only the host of this room can do that.'])
  }
  expect((await summary(hosting, 'zzzzzz')).statusCode).toBe(404)
})

test('RS9 RS11 a member’s game is reported after its room is over, with what was played', async () => {
  const hosting = await at.member()
  const playing = await at.member()
  const room = await openRoom(origin, hosting, playing)
  await playOne(room)
  room.host.send('userExit')
  await expect
    .poll(async () => (await playing.post('checkroomid', { roomId: room.roomId })).json().roomIdExistsFlag)
    .toBe(false)
  expect((await summary(hosting, room.roomId)).statusCode).toBe(200)
  expect((await summary(playing, room.roomId)).statusCode).toBe(404)
  expect((await summary(at.browser(), room.roomId)).statusCode).toBe(404)
  const [game] = (await hosting.post('getshortreport', { quizVariant: 'quiz' })).json().quizzes
  expect(game).toMatchObject({ quizId: 'farm-friends', roomId: room.roomId, game: 1, playerCount: 1 })
  const of = { quizVariant: 'quiz', quizId: 'farm-friends', roomId: room.roomId, game: 1 }
  const figures = (await hosting.post('getreport', of)).json()
  expect(figures).toMatchObject({ players: 1, rightPercent: 100, first: { playerName: 'Ada' }, missed: 0 })
  const { players } = (await hosting.post('getreportplayers', of)).json()
  expect(players).toMatchObject([{ playerName: 'Ada', rank: 1, correctAnswers: 1, totalScore: figures.averageScore }])
})

test('RS8 RS13 a room plays while a report of 500 players is made, and one that nobody waits for leaves nothing', async () => {
  const hosting = await at.member()
  const hostId = await accountIdOf(at.database, hosting.name)
  const play = playFacts({ hostId })
  const facts = Array.from({ length: 500 }, (_, place) => playerFacts(play, place % 7, { rank: place + 1 }))
  await storePlay(at.database, play, facts)
  const body = JSON.stringify({
    quizVariant: 'quiz',
    quizId: play.quizId,
    roomId: play.journalId,
    reportTypes: REPORT_TYPES,
  })
  const ask = () => {
    const headers = {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: [...hosting.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    }
    const asked = request(`${origin}/qq/v1/getquizexcelreportsummary`, { method: 'POST', headers })
    asked.end(body)
    return asked
  }
  const room = await openRoom(origin, at.browser(), at.browser())
  const answered = once(ask(), 'response')
  await playOne(room)
  const [response] = await answered
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  const players = (await openWorkbook(Buffer.concat(chunks))).sheets.get('Playerwise analysis') ?? []
  expect(players.length).toBeGreaterThan(500)

  const metric = async () => {
    const { metrics } = at
    return Number(/^quokka_reports (\d+)$/m.exec(await metrics.metrics())?.[1])
  }
  const left = ask()
  left.on('error', () => {})
  await expect.poll(metric, { interval: 5, timeout: 30_000 }).toBe(1)
  left.destroy()
  await expect.poll(metric, { timeout: 30_000 }).toBe(0)
  await expect.poll(() => readdirSync(join(at.dataFolder, 'tmp'))).toEqual([])
})
