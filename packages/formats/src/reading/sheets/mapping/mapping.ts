import type { Sheet } from '../../opened-file.ts'
import { columnName } from '../header-row.ts'

export const ANSWER_ROLES = ['answerA', 'answerB', 'answerC', 'answerD', 'answerE', 'answerF'] as const
export type AnswerRole = (typeof ANSWER_ROLES)[number]

/** What a column of a sheet is read as. */
export type Role = AnswerRole | 'question' | 'right' | 'time' | 'points' | 'explanation' | 'tag' | 'type' | 'skip'

/** Why a column was taken for what it is, for people to read; the web has a sentence for each code. */
export type Why =
  /** Its name says so. */
  | { code: 'named'; name: string }
  /** The number of the row. */
  | { code: 'countsRows' }
  | { code: 'longestTexts'; questionMarks: number; rows: number }
  /** Its place, or its text, stands in the column that says what is right; `emptyRows` where it is not always filled. */
  | { code: 'standsInRight'; column: string }
  | { code: 'like'; column: string; emptyRows: number }
  | { code: 'numbers'; from: number; to: number; fitting: number; rows: number }
  | { code: 'letters'; from: string; to: string; fitting: number; rows: number }
  /** Its text stands in another column of its row. */
  | { code: 'textOfAnswer'; fitting: number; rows: number }
  | { code: 'seconds'; from: number; to: number }
  | { code: 'repeatedWords'; count: number }
  | { code: 'empty' }
  | { code: 'nothingKnown' }
  /** Its author has chosen it. */
  | { code: 'chosen' }

export interface MappedColumn {
  role: Role
  why: Why
}

/** What is in which column; plain data, so that it can be remembered. */
export interface Mapping {
  /** The row of the names of columns, from 0; null where there is none. */
  header: number | null
  columns: readonly MappedColumn[]
  /** The number of the first answer, where numbers say which is right. */
  first: 0 | 1
  /** The columns of answers hold only wrong ones: the right one is a text of its own. */
  areAnswersWrong: boolean
  /** Whether it can be read without asking. */
  isSure: boolean
}

/** The places of the columns of options, from A on. */
export const answerColumns = ({ columns }: Mapping): number[] =>
  ANSWER_ROLES.flatMap((role) => {
    const place = columns.findIndex((column) => column.role === role)
    return place === -1 ? [] : [place]
  })

export const columnOf = ({ columns }: Mapping, role: Role): number =>
  columns.findIndex((column) => column.role === role)

/** What sheets with the same names of columns have in common, for remembering how they are read; undefined without names. */
export const headerKey = ({ rows }: Sheet, { header }: Mapping): string | undefined =>
  header === null ? undefined : (rows[header] ?? []).map(columnName).join('|')

/** The mapping with another role for a column, as its author has chosen; each role but those of tags and of nothing has one column. */
export const withRole = (mapping: Mapping, column: number, role: Role): Mapping => ({
  ...mapping,
  isSure: true,
  columns: mapping.columns.map((own, place): MappedColumn => {
    if (place === column) return { role, why: { code: 'chosen' } }
    const isTaken = own.role === role && role !== 'tag' && role !== 'skip'
    return isTaken ? { role: 'skip', why: { code: 'chosen' } } : own
  }),
})
