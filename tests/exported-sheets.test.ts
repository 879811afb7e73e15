import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import readExcelFile from 'read-excel-file/node'
import { expect, test } from 'vitest'
import type { Question } from '../packages/core/src/questions/index.ts'
import { AuthoredQuestion, asSent, numbered } from '../packages/core/src/questions/index.ts'
import { ALL_TYPES } from '../packages/core/src/testing/index.ts'
import { readFiles, writeQuizzes } from '../packages/formats/src/index.ts'
import { convertFiles, hasLibreOffice } from '../packages/server/src/testing/libreoffice.ts'

/** Titles that a program could take for something else. */
const TITLES = [
  '=1+1',
  '+49 30',
  '-5 °C',
  '@home',
  '#N/A',
  '_x0041_',
  "'quoted'",
  '007',
  '1/2',
  '🦘 क्ष',
  'two\nlines',
  '<b>',
]

const QUESTIONS: readonly Question[] = TITLES.flatMap((questionTitle, place) =>
  ALL_TYPES.map((question): Question => {
    const { questionImageAlt: _, answerImageAlt: __, ...plain } = question
    const own = { ...plain, questionTitle, questionImage: null, answerImage: null } as Question
    return { ...own, questionId: `${place}-${question.questionId}` }
  }),
)

const QUIZ = { name: 'Every sign', description: '', ageGroup: '18+', questions: QUESTIONS }
const written = (format: 'excel' | 'csv' | 'kahoot') => writeQuizzes(format, [QUIZ], async () => undefined)

test('EX23 another library finds the same texts in a workbook', async () => {
  const file = await written('excel')
  const [sheet] = await readExcelFile(Buffer.from(file.bytes), { trim: false })
  expect(sheet?.data.slice(1).map((row) => row[1])).toEqual(QUESTIONS.map(({ questionTitle }) => questionTitle))
})

test("EX23 another library finds the names of the columns of Kahoot's sheet in their row", async () => {
  const file = await written('kahoot')
  const [sheet] = await readExcelFile(Buffer.from(file.bytes), { trim: false })
  const rows = sheet?.data ?? []
  expect(rows.findIndex((row) => String(row[1]).startsWith('Question - max 120'))).toBe(7)
  expect(rows[8]?.slice(0, 2)).toEqual([1, '=1+1'])
})

test.skipIf(!hasLibreOffice)(
  'EX23 LibreOffice finds no formula in a workbook and in CSV, and a workbook that it saves is read as the same questions',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'exported-'))
    const saved = join(folder, 'saved')
    await mkdir(saved)
    try {
      const paths = { excel: join(folder, 'a-workbook.xlsx'), csv: join(folder, 'a-table.csv') }
      for (const format of ['excel', 'csv'] as const) await writeFile(paths[format], (await written(format)).bytes)
      await convertFiles(Object.values(paths), { kind: 'xlsx', folder: saved })
      const bytesOf = async (name: string) => new Uint8Array(await readFile(join(saved, name)))
      for (const name of ['a-workbook.xlsx', 'a-table.xlsx']) {
        const sheet = new TextDecoder().decode(unzipSync(await bytesOf(name))['xl/worksheets/sheet1.xml'])
        expect(sheet, name).toContain('<c ')
        expect(sheet, name).not.toContain('<f')
      }
      const [reading] = await readFiles([{ name: 'again.xlsx', bytes: await bytesOf('a-workbook.xlsx') }])
      const questions = reading && 'quizzes' in reading ? reading.quizzes.flatMap((quiz) => quiz.questions) : []
      const again = questions.map(({ sent }, number) => numbered(AuthoredQuestion.parse(sent), String(number)))
      expect(again.map(asSent)).toEqual(QUESTIONS.map(asSent))
    } finally {
      await rm(folder, { recursive: true })
    }
  },
)
