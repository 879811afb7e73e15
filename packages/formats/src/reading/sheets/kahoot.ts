import type { FoundQuestion } from '../../found-quiz.ts'
import { withoutMarkup } from '../../text/cell-question.ts'
import { askedChoice } from '../answers/asked-choice.ts'
import { saidPlaces } from '../answers/said-places.ts'
import { secondsOf } from '../answers/seconds.ts'
import type { Reader, ReadFormat } from '../reader.ts'
import { headerRow } from './header-row.ts'
import { sheetQuizzes } from './sheet-quizzes.ts'

/** Sheets of products in which options have numbers, and a cell says the numbers of the right ones. */
const numberedSheet = (
  format: ReadFormat,
  question: RegExp,
  clean: (found: FoundQuestion) => FoundQuestion,
): Reader => ({
  format,
  read: (file) =>
    sheetQuizzes(file, (sheet, fileName) => {
      const header = headerRow(
        sheet,
        { question, time: /^time limit/, right: /^correct answer/ },
        { wanted: ['question', 'time', 'right'], answers: /^answer \d/, leastAnswers: 2 },
      )
      if (header === undefined) return undefined
      const { row, columns, answers } = header
      const column = sheet.rows[row]?.[columns.right]?.split('\n')[0]?.trim() ?? ''
      const questions = sheet.rows.slice(row + 1).flatMap((cells, index): FoundQuestion[] => {
        const cell = (place: number): string => cells[place]?.trim() ?? ''
        const title = cell(columns.question)
        const texts = answers.map(cell)
        // Numbers and times stand in rows without a question too.
        if (title === '' && texts.every((text) => text === '')) return []
        const said = cell(columns.right)
        const timeS = secondsOf(cell(columns.time))
        return [
          {
            place: { file: fileName, row: row + index + 2 },
            title,
            ...askedChoice({ texts, right: saidPlaces(said, texts), said, column }),
            ...(timeS !== undefined && { timeS }),
          },
        ]
      })
      return { questions: questions.map(clean) }
    }),
})

/** Kahoot's spreadsheet, whose first row of names says how long a question may be; programs leave that away. */
export const kahootSheet = numberedSheet('kahoot', /^question(?: *-.*)?$/, (found) => found)

/** Blooket's, which differs in little. */
export const blooketSheet = numberedSheet('blooket', /^question text/, withoutMarkup)
