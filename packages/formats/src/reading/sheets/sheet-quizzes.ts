import type { FoundQuestion } from '../../found-quiz.ts'
import type { OpenedFile, Sheet } from '../opened-file.ts'
import { nameWithoutEnding, sheetsOf } from '../opened-file.ts'
import type { Found } from '../reader.ts'

interface SheetContent {
  questions: readonly FoundQuestion[]
  name?: string
  tags?: readonly string[]
}

/** The sheets of a file that `read` knows, as quizzes; undefined where it knows none. */
export const sheetQuizzes = (
  file: OpenedFile,
  read: (sheet: Sheet, file: string) => SheetContent | undefined,
): Found | undefined => {
  const known = sheetsOf(file).flatMap((sheet) => {
    const found = read(sheet, file.name)
    return found === undefined ? [] : [{ sheet, ...found }]
  })
  if (known.length === 0) return undefined
  const fileName = nameWithoutEnding(file.name)
  const filled = known.filter(({ questions }) => questions.length > 0)
  if (filled.length === 0) return { refusal: { code: 'noQuestions' } }
  return filled.map(({ sheet, name, ...content }) => ({
    name: name || (filled.length > 1 ? `${fileName}, ${sheet.name}` : fileName),
    ...content,
  }))
}
