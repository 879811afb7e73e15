import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPORT_TYPES } from '@quokka/core/report-types'
import type { PlayFacts, ReportOf } from '@quokka/core/reports'
import { beginReport } from '@quokka/core/reports'
import { exampleOf } from '@quokka/core/testing'
import { expect, test } from 'vitest'
import { convertFiles, hasLibreOffice } from '../../testing/libreoffice.ts'
import { newFolder } from '../../testing/new-folder.ts'
import { playerFacts, playFacts } from '../../testing/test-plays.ts'
import { writeCsv } from './csv.ts'
import { wallClockOf } from './wall-clock.ts'
import { writeWorkbook } from './workbook.ts'

const NAMES = [
  '=1+1',
  '+Lin',
  '-4',
  '@SUM(A1)',
  '#REF!',
  '_x0041_',
  "'quoted'",
  'Zoe',
  'Ngozi',
  'Bob',
  'Mia',
  'Tom',
  'Ann',
]
const clock = wallClockOf('Asia/Kolkata')

/** Eight questions, of which one has a long title and one is a sum. */
const gameOf = (change: Partial<PlayFacts> = {}): PlayFacts => {
  const { questions } = playFacts()
  const long = 'Which of these trees would a quokka climb if there were no other way to its leaves? '.repeat(3).trim()
  return playFacts({
    quizName: '=1+1 Quiz of trees',
    questions: [
      ...questions.slice(0, 6),
      { ...exampleOf('MCQ'), questionId: 'long', questionTitle: long },
      { ...exampleOf('FIB'), questionId: 'sum', questionTitle: '=2?', accepted: ['-4'] },
    ],
    ...change,
  })
}

const sheetsOf = (variant: ReportOf['variant'], plays: readonly PlayFacts[]) => {
  const report = beginReport({ variant, plays })
  const players = NAMES.map((name, place) =>
    playerFacts(gameOf(), place % 8, { name, rank: place + 1, fields: { '=Roll no': '=7' } }),
  )
  for (const { playId } of plays) report.add(playId, players)
  const figures = report.figures({
    visits: { share: 3, whatsapp: 2, facebook: 0, twitter: 0 },
    before: 40,
    window: null,
    isoOf: (ms) => new Date(ms).toISOString(),
  })
  const all = plays.flatMap(({ playId }) => players.map((player) => ({ playId, player })))
  const sheets = REPORT_TYPES.map((type) => ({
    sheet: report.sheet(type, figures),
    ...(type === 'PLAYERWISE ANALYSIS' && { rows: all.map(({ playId, player }) => report.playerRow(playId, player)) }),
  }))
  const answers = all.flatMap(({ playId, player }, place) => report.answerRows(playId, player, place + 1))
  return { sheets, all: [...sheets, { sheet: report.answersSheet(figures), rows: answers }] }
}

/** The texts of the cells of a sheet's file, and the numbers. */
const cellsIn = (path: string) => {
  const file = readFileSync(path, 'utf8')
  const decoded = (text: string) =>
    text.replaceAll('&apos;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
  const texts = [...file.matchAll(/office:value-type="string"[^>]*>\s*<text:p>([^<]*)/g)].map(([, text = '']) =>
    decoded(text),
  )
  return { file, texts }
}

const folder = newFolder()
const written = async (name: string, content: Promise<Uint8Array> | Uint8Array) => {
  const path = join(folder, name)
  writeFileSync(path, await content)
  return path
}

test.skipIf(!hasLibreOffice)(
  'RS5 RS30 LibreOffice opens every file, finds no formula and no error in it, and prints workbooks on few pages',
  async () => {
    const quiz = sheetsOf('quiz', [gameOf()])
    const later = gameOf({ startedAtMs: Date.now() })
    const course = sheetsOf('course', [gameOf(), later])
    const workbooks = [
      await written('quiz.xlsx', writeWorkbook(quiz.all, clock)),
      await written('course.xlsx', writeWorkbook(course.all, clock)),
    ]
    const tables: string[] = []
    for (const one of quiz.sheets) tables.push(await written(`${one.sheet.name}.csv`, writeCsv(one, clock)))
    await convertFiles([...workbooks, ...tables], { kind: 'fods', folder })
    for (const path of [...workbooks, ...tables]) {
      const { file, texts } = cellsIn(path.replace(/\.\w+$/, '.fods'))
      expect(file).not.toContain('table:formula=')
      expect(file).not.toMatch(/calcext:value-type="error"/)
      expect(texts.length, path).toBeGreaterThan(20)
    }
    const { file, texts } = cellsIn(join(folder, 'quiz.fods'))
    for (const name of NAMES) expect(texts, name).toContain(name)
    expect(texts).toContain('=Roll no')
    // What was written is what is calculated again: the share right, and the moment at which the game began.
    for (const { sheet } of quiz.all) expect(file).toContain(`<table:table table:name="${sheet.name}"`)
    expect(file).toMatch(/office:value-type="percentage" office:value="0\.\d+"/)
    expect(file).toContain(`office:date-value="${clock.words(Date.now() - 600_000).slice(0, 10)}`)

    await convertFiles(workbooks, { kind: 'pdf', folder })
    const pagesOf = (name: string) => readFileSync(join(folder, name), 'latin1').match(/\/Type\s*\/Page\b/g)?.length
    expect(pagesOf('quiz.pdf')).toBeLessThanOrEqual(11)
    expect(pagesOf('course.pdf')).toBeLessThanOrEqual(16)
  },
)
