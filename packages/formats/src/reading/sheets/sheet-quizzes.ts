import type { FoundQuestion, FoundQuiz } from '../../found-quiz.ts'
import type { OpenedFile, Sheet } from '../opened-file.ts'
import { nameWithoutEnding, sheetsOf } from '../opened-file.ts'

/** The sheets of a file that `read` knows, as quizzes; undefined where it knows none. */
export const sheetQuizzes = (
  file: OpenedFile,
  read: (sheet: Sheet, file: string) => { questions: readonly FoundQuestion[]; name?: string } | undefined,
): FoundQuiz[] | undefined => {
  const known = sheetsOf(file).flatMap((sheet) => {
    const found = read(sheet, file.name)
    return found === undefined ? [] : [{ sheet, ...found }]
  })
  if (known.length === 0) return undefined
  const fileName = nameWithoutEnding(file.name)
  const filled = known.filter(({ questions }) => questions.length > 0)
  return (filled.length > 0 ? filled : known.slice(0, 1)).map(({ sheet, name, questions }) => ({
    name: name || (filled.length > 1 ? `${fileName}, ${sheet.name}` : fileName),
    questions,
  }))
}
