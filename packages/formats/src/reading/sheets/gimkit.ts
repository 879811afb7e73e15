import type { FoundQuestion } from '../../found-quiz.ts'
import { withoutMarkup } from '../../text/cell-question.ts'
import { askedChoice } from '../answers/asked-choice.ts'
import { mixedIn } from '../answers/mixed-in.ts'
import type { Reader } from '../reader.ts'
import { headerRow } from './header-row.ts'
import { sheetQuizzes } from './sheet-quizzes.ts'

const answerOf = (right: string, wrong: readonly string[]): Pick<FoundQuestion, 'answer' | 'needs'> => {
  if (wrong.length === 0) return { answer: { form: 'typed', accepted: [right] } }
  return right === '' ? askedChoice({ texts: wrong, right: [] }) : askedChoice(mixedIn(right, wrong))
}

/** Gimkit's sheet: the right answer first, then the wrong ones; without any it is typed. */
export const gimkitSheet: Reader = {
  format: 'gimkit',
  read: (file) =>
    sheetQuizzes(file, (sheet, fileName) => {
      const header = headerRow(
        sheet,
        { question: /^question$/, right: /^correct answer$/ },
        { wanted: ['question', 'right'], answers: /^incorrect answer/ },
      )
      if (header === undefined) return undefined
      const { row, columns, answers } = header
      // Nothing but these columns: other sheets have them among others.
      const named = sheet.rows[row]?.filter((cell) => cell.trim() !== '').length
      if (named !== answers.length + 2) return undefined
      const questions = sheet.rows.slice(row + 1).flatMap((cells, index): FoundQuestion[] => {
        const cell = (place: number): string => cells[place]?.trim() ?? ''
        const [title, right] = [cell(columns.question), cell(columns.right)]
        const wrong = answers.map(cell).filter((text) => text !== '')
        if (title === '' && right === '' && wrong.length === 0) return []
        return [{ place: { file: fileName, row: row + index + 2 }, title, ...answerOf(right, wrong) }]
      })
      return { questions: questions.map(withoutMarkup) }
    }),
}
