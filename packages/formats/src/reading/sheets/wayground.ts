import type { FoundQuestion } from '../../found-quiz.ts'
import { withoutMarkup } from '../../text/cell-question.ts'
import { askedChoice } from '../answers/asked-choice.ts'
import { saidPlaces } from '../answers/said-places.ts'
import { secondsOf } from '../answers/seconds.ts'
import type { Reader } from '../reader.ts'
import { headerRow } from './header-row.ts'
import { sheetQuizzes } from './sheet-quizzes.ts'

const NAMES = {
  question: /^question text/,
  kind: /^question type/,
  right: /^correct answer/,
  time: /^time in seconds/,
  picture: /^image link/,
  explanation: /^answer explanation/,
  tag: /^tags?$/,
}

/** Tags of a quiz: few enough to be read. */
const MOST_TAGS = 10

/** The row below the names explains each of them. */
const EXPLAINS = /^text of the question/i

/** What is asked by each kind, by the name that the sheet has for it. */
const KINDS = new Map<string, 'choice' | 'survey' | 'typed'>([
  ['', 'choice'],
  ['multiple choice', 'choice'],
  ['checkbox', 'choice'],
  ['true or false', 'choice'],
  ['poll', 'survey'],
  ['fill-in-the-blank', 'typed'],
  ['fill in the blank', 'typed'],
])

/** Wayground's spreadsheet, formerly Quizizz's. */
export const waygroundSheet: Reader = {
  format: 'wayground',
  read: (file) =>
    sheetQuizzes(file, (sheet, fileName) => {
      const header = headerRow(sheet, NAMES, {
        wanted: ['question', 'kind', 'right'],
        answers: /^option \d/,
        leastAnswers: 2,
      })
      if (header === undefined) return undefined
      const { row, columns, answers } = header
      const questions = sheet.rows.slice(row + 1).flatMap((cells, index): FoundQuestion[] => {
        const cell = (place: number): string => cells[place]?.trim() ?? ''
        const title = cell(columns.question)
        const texts = answers.map(cell)
        const isEmpty = title === '' && texts.every((text) => text === '')
        if (isEmpty || (index === 0 && EXPLAINS.test(title))) return []
        const [kind, said, address] = [cell(columns.kind), cell(columns.right), cell(columns.picture)]
        const asked = KINDS.get(kind.toLowerCase())
        const timeS = secondsOf(cell(columns.time))
        const answer = (): Pick<FoundQuestion, 'answer' | 'needs'> => {
          if (asked === undefined) return { answer: { form: 'none', why: { code: 'kindUnknown', kind } } }
          if (asked === 'typed') return { answer: { form: 'typed', accepted: texts } }
          if (asked === 'survey') return askedChoice({ texts, right: [], isSurvey: true })
          return askedChoice({ texts, right: saidPlaces(said, texts), said, column: 'Correct Answer' })
        }
        return [
          {
            place: { file: fileName, row: row + index + 2 },
            title,
            ...answer(),
            explanation: cell(columns.explanation),
            ...(timeS !== undefined && { timeS }),
            ...(address !== '' && { changes: [{ code: 'pictureElsewhere', address }] }),
          },
        ]
      })
      const tags = sheet.rows.slice(row + 1).map((cells) => cells[columns.tag]?.trim() ?? '')
      const known = [...new Set(tags)].filter((tag) => tag !== '').slice(0, MOST_TAGS)
      return { questions: questions.map(withoutMarkup), ...(known.length > 0 && { tags: known }) }
    }),
}
