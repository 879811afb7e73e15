import type { FoundQuestion } from '../../found-quiz.ts'
import { withoutMarkup } from '../../text/cell-question.ts'
import { askedChoice } from '../answers/asked-choice.ts'
import { saidPlaces } from '../answers/said-places.ts'
import type { Sheet } from '../opened-file.ts'
import type { Reader } from '../reader.ts'
import { headerRow } from './header-row.ts'
import { sheetQuizzes } from './sheet-quizzes.ts'

/** The right answers are one a column, behind the options; often only the first of them has a name. */
const RIGHT_COLUMNS = 5

/** The name of the quiz stands above, beside or below its label. */
const quizName = ({ rows }: Sheet, before: number): string => {
  for (const [row, cells] of rows.slice(0, before).entries()) {
    const place = cells.findIndex((cell) => /quiz name/i.test(cell))
    if (place === -1) continue
    const [, behind = ''] = /quiz name\s*:?\s*(.*)/i.exec(cells[place] ?? '') ?? []
    const beside = cells.slice(place + 1).find((cell) => cell.trim() !== '') ?? ''
    const below = row + 1 < before ? (rows[row + 1]?.[place] ?? '') : ''
    return (behind || beside || below).trim()
  }
  return ''
}

const answerOf = (kind: string, texts: readonly string[], said: string): Pick<FoundQuestion, 'answer' | 'needs'> => {
  const isTyped = /^(?:open|short)/i.test(kind)
  const accepted = texts.filter((text) => text !== '')
  if (isTyped && accepted.length > 0) return { answer: { form: 'typed', accepted } }
  if (isTyped || !/^(?:multiple|true)|^$/i.test(kind))
    return { answer: { form: 'none', why: { code: 'kindUnknown', kind } } }
  return askedChoice({ texts, right: saidPlaces(said, texts), said, column: 'Correct answer' })
}

/** Socrative's spreadsheet. */
export const socrativeSheet: Reader = {
  format: 'socrative',
  read: (file) =>
    sheetQuizzes(file, (sheet, fileName) => {
      const header = headerRow(
        sheet,
        { kind: /^question type/, question: /^question:?$/ },
        { wanted: ['kind', 'question'], answers: /^answer [a-e]\b/, leastAnswers: 2 },
      )
      if (header === undefined) return undefined
      const { row, columns, answers } = header
      const firstRight = Math.max(...answers) + 1
      const questions = sheet.rows.slice(row + 1).flatMap((cells, index): FoundQuestion[] => {
        const cell = (place: number): string => cells[place]?.trim() ?? ''
        const title = cell(columns.question)
        const texts = answers.map(cell)
        if (title === '' && texts.every((text) => text === '')) return []
        const said = cells
          .slice(firstRight, firstRight + RIGHT_COLUMNS)
          .map((letter) => letter.trim())
          .filter((letter) => letter !== '')
          .join(', ')
        return [
          { place: { file: fileName, row: row + index + 2 }, title, ...answerOf(cell(columns.kind), texts, said) },
        ]
      })
      return { questions: questions.map(withoutMarkup), name: quizName(sheet, row) }
    }),
}
