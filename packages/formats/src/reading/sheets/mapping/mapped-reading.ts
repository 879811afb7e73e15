import type { FoundQuiz } from '../../../found-quiz.ts'
import type { ImportedQuestion, ImportedQuiz } from '../../../imported-quiz.ts'
import { importedQuestion } from '../../../imported-quiz.ts'
import type { OpenedFile, Sheet } from '../../opened-file.ts'
import { nameWithoutEnding, sheetsOf } from '../../opened-file.ts'
import { guessMapping } from './guess-mapping.ts'
import type { Mapping } from './mapping.ts'
import type { MappingReason } from './mapping-reasons.ts'
import { mappingReasons } from './mapping-reasons.ts'
import { readMapped } from './read-mapped.ts'

/** A sheet that was read by what is probably in its columns, for a page on which that can be changed. */
export interface MappedBy {
  sheet: Sheet
  mapping: Mapping
}

export interface GuessedSheets {
  mapped: readonly MappedBy[]
  quizzes: FoundQuiz[]
  /** Whether none of them needs to be asked about. */
  isSure: boolean
}

/** Fewer columns may as well be a list of something. */
const LEAST_COLUMNS = 3

/** The sheets of a file that hold questions, as far as can be guessed; undefined where none does. Rule EX11. */
export const guessedSheets = (file: OpenedFile): GuessedSheets | undefined => {
  const name = nameWithoutEnding(file.name)
  const sheets = sheetsOf(file).map((sheet) => ({ sheet, mapping: guessMapping(sheet) }))
  const sure = sheets.filter(({ mapping }) => mapping.isSure)
  const wide = sheets.filter(({ mapping, sheet }) => mapping.columns.length >= LEAST_COLUMNS && sheet.rows.length > 1)
  const mapped = sure.length > 0 ? sure : wide.slice(0, 1)
  if (mapped.length === 0) return undefined
  const quizzes = mapped.map(({ sheet, mapping }) => {
    const own = mapped.length > 1 ? `${name}, ${sheet.name}` : name
    return readMapped(sheet, mapping, { file: file.name, name: own }).quiz
  })
  return { mapped, quizzes, isSure: sure.length > 0 }
}

/** A sheet as a page shows it beside its mapping. */
export interface MappedReading {
  quiz: ImportedQuiz
  /** One for each row below the names; without a question where the row is empty. */
  rows: readonly { row: number; right: readonly number[]; question: ImportedQuestion | undefined }[]
  reasons: readonly MappingReason[]
}

/** A sheet read again, by the columns that its author has chosen. Rule EX12. */
export const readMappedSheet = (file: string, { sheet, mapping }: MappedBy): MappedReading => {
  const read = readMapped(sheet, mapping, { file, name: nameWithoutEnding(file) })
  const rows = read.rows.map(({ question, ...row }) => ({ ...row, question: question && importedQuestion(question) }))
  return {
    quiz: { ...read.quiz, questions: rows.flatMap(({ question }) => question ?? []) },
    rows,
    reasons: mappingReasons(sheet, mapping, read),
  }
}
