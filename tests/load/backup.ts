import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { restore } from '../../packages/server/src/backup/restore.ts'
import { takeBackup } from '../../packages/server/src/backup/take-backup.ts'
import { prepareDataFolders } from '../../packages/server/src/testing/data-folders.ts'
import { createTestDatabase, whyNoPostgres } from '../../packages/server/src/testing/postgres-server.ts'
import { runCommand } from '../harness/command.ts'
import { quizAnswers } from './quiz-answers.ts'
import type { RoomsRun } from './rooms.ts'
import { roomsRow, runRooms } from './rooms.ts'
import { fillDataFolder } from './second-year.ts'
import { withServer } from './servers.ts'

const { values } = parseArgs({
  options: {
    rooms: { type: 'string', default: '200' },
    players: { type: 'string', default: '5' },
    questions: { type: 'string', default: '3' },
    /** Everybody answers within so many milliseconds of being asked. */
    window: { type: 'string', default: '10000' },
    games: { type: 'string', default: '10000' },
    /** Where the data and the backups are; on a disk, as those of an installation. */
    folder: { type: 'string', default: '/var/tmp' },
    parts: { type: 'string', default: 'play,size' },
  },
})

const QUIZ = 'word-wizards'
const SIZE = {
  accounts: 1_000,
  quizzes: 5_000,
  questionsOfAQuiz: 10,
  games: Number(values.games),
  playersOfAGame: 10,
  uploads: 500,
  bytesOfAnUpload: 200_000,
}
const measure = {
  quizId: QUIZ,
  answers: quizAnswers(QUIZ),
  rooms: Number(values.rooms),
  playersOfARoom: Number(values.players),
  questions: Number(values.questions),
  windowMs: Number(values.window),
}
const parts = new Set(values.parts.split(','))
const folder = mkdtempSync(join(values.folder, 'quokka-bench-backup-'))
const isPostgresHere = (await whyNoPostgres()) === undefined
const seconds = (beganMs: number): string => `${((performance.now() - beganMs) / 1_000).toFixed(1)} s`

/** One backup after the other, until it is told to stop; answers how many there were. */
const keepBackingUp = (settings: Record<string, string>) => {
  let count = 0
  let isOver = false
  const going = (async () => {
    while (!isOver) {
      await runCommand('backup', [join(folder, 'beside')], settings)
      rmSync(join(folder, 'beside'), { recursive: true })
      count += 1
    }
  })()
  return async () => {
    isOver = true
    await going
    return count
  }
}

/** Rooms that play, without and beside backups. */
const play = async (kind: 'embedded' | 'PostgreSQL'): Promise<void> => {
  const run = (isBackedUp: boolean) =>
    withServer(kind, {}, async (servers, settings): Promise<{ run: RoomsRun; backups: number }> => {
      const stop = isBackedUp ? keepBackingUp(settings) : async () => 0
      const { run: rooms } = await runRooms(servers, measure)
      return { run: rooms, backups: await stop() }
    })
  const [alone, beside] = [await run(false), await run(true)]
  console.log(roomsRow(`${kind}, no backup`, [alone.run]))
  console.log(roomsRow(`${kind}, beside ${beside.backups} backups, one after the other`, [beside.run]))
}

/** Everything backed up, deleted and restored: each table is compared with what was backed up. */
const size = async (): Promise<void> => {
  const data = join(folder, 'data')
  const prepared = (await prepareDataFolders())()
  await fillDataFolder(prepared, SIZE)
  const first = join(folder, 'first')
  const config = (DATA_DIR: string, DATABASE_URL?: string) => ({ DATA_DIR, DATABASE_URL, S3_BUCKET: undefined })
  const back = async (what: string, from: ReturnType<typeof config>, to: string): Promise<void> => {
    const beganMs = performance.now()
    const { manifest, bytes } = await takeBackup(from, to)
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(
      `| ${what}, backup | ${rows} rows, ${manifest.files.length} files | ${(bytes / 1e6).toFixed(0)} MB | ${seconds(beganMs)} |`,
    )
  }
  const forth = async (what: string, backup: string, to: ReturnType<typeof config>): Promise<void> => {
    const beganMs = performance.now()
    const { rows, uploads } = await restore(to, backup, { mayReplace: false })
    console.log(`| ${what}, restore | ${rows} rows, ${uploads} uploads, all compared | | ${seconds(beganMs)} |`)
  }
  mkdirSync(data)
  await back('embedded', config(prepared), first)
  rmSync(prepared, { recursive: true })
  await forth('embedded', first, config(data))
  if (!isPostgresHere) return
  const { address, drop } = await createTestDatabase()
  const other = join(folder, 'other')
  mkdirSync(other)
  await forth('PostgreSQL', first, config(other, address))
  await back('PostgreSQL', config(other, address), join(folder, 'second'))
  await drop()
}

try {
  if (parts.has('play')) {
    console.log(`${measure.rooms} rooms of ${measure.playersOfARoom}, answers within ${measure.windowMs / 1_000} s:\n`)
    console.log(
      '| | acknowledged answers | CPU per player and question | acknowledged p50 / p99 |\n| --- | --- | --- | --- |',
    )
    await play('embedded')
    if (isPostgresHere) await play('PostgreSQL')
  }
  if (parts.has('size')) {
    console.log(`\n${SIZE.accounts} accounts, ${SIZE.quizzes} quizzes, ${SIZE.games} games, ${SIZE.uploads} uploads:\n`)
    console.log('| what | of | size | time |\n| --- | --- | --- | --- |')
    await size()
  }
} finally {
  rmSync(folder, { recursive: true })
}
