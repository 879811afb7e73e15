import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { ReportType } from '@quokka/core/report-types'
import type { Cell, Report, ReportFigures, ReportOf } from '@quokka/core/reports'
import { beginReport, missedQuestions, PlayerFacts, PlayFacts } from '@quokka/core/reports'
import { directionOf, FIRST_LANGUAGE } from '@quokka/languages'
import * as z from 'zod'
import type { ReportFacts, ReportMade, ReportOrder } from '../../ports.ts'
import { sheetWords } from '../../wording/sheet-words.ts'
import { writeCsv } from './csv.ts'
import { wallClockOf } from './wall-clock.ts'
import { writeWorkbook } from './workbook.ts'
import type { SheetToWrite } from './worksheet.ts'

/** What the main thread tells this one, each on request. */
export type ToReportThread = ReportFacts | { is: 'end' }

/** What this thread tells the main one. */
export type FromReportThread = { was: 'ready' } | { was: 'made'; made: ReportMade }

interface PlayersText {
  playId: string
  players: string
}

const Players = z.array(PlayerFacts)
const order = workerData as ReportOrder
const tell = (message: FromReportThread): void => parentPort?.postMessage(message)
const isoOf = (ms: number): string => new Date(ms).toISOString()

/** Live games on the same machine come first; elsewhere than on Linux this would be asked for the whole process. */
if (process.platform === 'linux') setPriority(10)

const counted = (of: ReportOf, batches: readonly PlayersText[]): Report => {
  const report = beginReport(of)
  for (const { playId, players } of batches) report.add(playId, read(players))
  return report
}

const read = (players: string): PlayerFacts[] => Players.parse(JSON.parse(players))

interface Counted {
  report: Report
  figures: ReportFigures
  batches: readonly PlayersText[]
}

/** Every player of every play, the best of each first. */
function* playersOf({ batches }: Counted): Generator<{ playId: string; player: PlayerFacts; number: number }> {
  let number = 0
  for (const { playId, players } of batches) {
    for (const player of read(players)) {
      number += 1
      yield { playId, player, number }
    }
  }
}

const sheetToWrite = (type: ReportType, counts: Counted): SheetToWrite => {
  const { report, figures } = counts
  const sheet = report.sheet(type, figures)
  if (type !== 'PLAYERWISE ANALYSIS') return { sheet }
  return { sheet, rows: Array.from(playersOf(counts), ({ playId, player }) => report.playerRow(playId, player)) }
}

/** A row for each answer; it comes with the players, as nothing else has answers. Rule RS28. */
const answersToWrite = (counts: Counted): SheetToWrite => {
  const { report, figures } = counts
  const rows: Cell[][] = []
  for (const { playId, player, number } of playersOf(counts)) rows.push(...report.answerRows(playId, player, number))
  return { sheet: report.answersSheet(figures), rows }
}

const fileOf = async (
  wanted: Extract<ReportOrder['wanted'], { what: 'file' }>,
  counts: Counted,
): Promise<Uint8Array> => {
  const { types, format, timeZone, language } = wanted
  const clock = wallClockOf(timeZone)
  const sheets = types.map((type) => sheetToWrite(type, counts))
  const [only] = sheets
  if (format === 'csv' && only !== undefined) return writeCsv(only, clock)
  const hasPlayers = types.includes('PLAYERWISE ANALYSIS')
  return await writeWorkbook([...sheets, ...(hasPlayers ? [answersToWrite(counts)] : [])], clock, directionOf(language))
}

const make = async (
  now: { of: ReportOf; batches: readonly PlayersText[] },
  before: { of: ReportOf; batches: readonly PlayersText[] },
): Promise<ReportMade> => {
  const given = { window: order.window, visits: order.visits, isoOf, before: null }
  const report = counted(now.of, now.batches)
  const rightBefore =
    before.of.plays.length === 0 ? null : counted(before.of, before.batches).figures(given).rightPercent
  const figures = report.figures({ ...given, before: rightBefore })
  const { wanted } = order
  if (wanted.what === 'figures') return { what: 'figures', figures }
  if (wanted.what === 'missed') return { what: 'missed', questions: missedQuestions(figures, report.columns) }
  const content = await fileOf(wanted, { report, figures, batches: now.batches })
  writeFileSync(wanted.path, content, { mode: 0o600 })
  return { what: 'file', bytes: content.length }
}

const plays: { of: PlayFacts[]; before: PlayFacts[] } = { of: [], before: [] }
const batches: { of: PlayersText[]; before: PlayersText[] } = { of: [], before: [] }

const finish = async (): Promise<void> => {
  const { variant, wanted } = order
  const say = sheetWords(wanted.what === 'file' ? wanted.language : FIRST_LANGUAGE)
  tell({
    was: 'made',
    made: await make(
      { of: { variant, plays: plays.of, say }, batches: batches.of },
      { of: { variant, plays: plays.before }, batches: batches.before },
    ),
  })
  parentPort?.close()
}

parentPort?.on('message', (message: ToReportThread) => {
  if (message.is === 'end') {
    // What goes wrong ends the thread, and the main one hears of it.
    void finish()
    return
  }
  const where = message.isBefore ? 'before' : 'of'
  if (message.is === 'play') plays[where].push(PlayFacts.parse(JSON.parse(message.play)))
  else batches[where].push({ playId: message.playId, players: message.players })
  tell({ was: 'ready' })
})
tell({ was: 'ready' })
