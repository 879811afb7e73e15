import type { Question } from '@quokka/core/questions'
import { exchanged } from '@quokka/core/questions'
import { fileNameOf } from './file-name.ts'
import type { Written } from './own-rows.ts'
import { WORKBOOK_TYPE, writtenWorkbook } from './workbook-sheet.ts'
import type { Writer } from './writer.ts'

/** Kahoot's sheet refuses what is longer. */
const TITLE_CHARACTERS = 120

/** The times that it takes; one between them becomes the longer one, so that nobody has less. */
const TIMES_S = [5, 10, 20, 30, 60, 90, 120, 240]
const LONGEST_S = 240

const HEADINGS = [
  '',
  `Question - max ${TITLE_CHARACTERS} characters`,
  ...[1, 2, 3, 4].map((number) => `Answer ${number} - max 75 characters`),
  `Time limit (sec) – ${TIMES_S.slice(0, -1).join(', ')}, or ${LONGEST_S} secs`,
  'Correct answer(s) - choose at least one',
]

/** The names of the columns stand in the eighth row. */
const ROWS_ABOVE = 7

const COLUMN_WIDTHS = [5, 50, 20, 20, 20, 20, 14, 16]

/** Options and the number of the right one; undefined where the sheet has no place for the question. */
const optionsOf = (question: Question): { texts: string[]; right: number } | undefined => {
  const asked = exchanged(question)
  if (question.questionTitle.length > TITLE_CHARACTERS) return undefined
  if (asked.form === 'truth')
    return asked.isTrue === null ? undefined : { texts: ['True', 'False', '', ''], right: asked.isTrue ? 1 : 2 }
  if (asked.form !== 'choice') return undefined
  const right = asked.options.findIndex(({ isRight }) => isRight) + 1
  return right === 0 ? undefined : { texts: asked.options.map(({ text }) => text), right }
}

/** Kahoot's spreadsheet: choices and statements of which one is right. Rule EX21. */
export const kahootWriter: Writer = {
  format: 'kahoot',
  extension: 'xlsx',
  loses: [
    'media',
    'cover',
    'details',
    'explanations',
    'times',
    'points',
    'pairs',
    'orders',
    'typed',
    'notes',
    'surveys',
  ],
  keeps: (question) => optionsOf(question) !== undefined,
  write: async ({ name, questions }) => {
    const rows = questions.flatMap((question): Written[][] => {
      const options = optionsOf(question)
      if (options === undefined) return []
      const timeS = TIMES_S.find((allowed) => allowed >= question.timerS) ?? LONGEST_S
      return [[question.questionTitle, ...options.texts, timeS, options.right]]
    })
    const numbered = rows.map((row, index) => [index + 1, ...row])
    const above = Array.from({ length: ROWS_ABOVE }, (_, row) => (row === 1 ? ['', 'Quiz'] : ['']))
    return {
      name: fileNameOf(name, 'xlsx'),
      type: WORKBOOK_TYPE,
      bytes: await writtenWorkbook({
        name: 'Sheet1',
        rows: [...above, HEADINGS, ...numbered],
        headingRow: ROWS_ABOVE,
        widths: COLUMN_WIDTHS,
      }),
      missing: [],
    }
  },
}
