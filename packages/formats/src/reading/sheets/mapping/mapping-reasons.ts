import { numbersIn } from '../../answers/said-places.ts'
import type { Sheet } from '../../opened-file.ts'
import type { Mapping } from './mapping.ts'
import { columnOf } from './mapping.ts'
import type { MappedSheet } from './read-mapped.ts'

/** What decides most about how a sheet is read, for people to read; the web has a sentence for each code. */
export type MappingReason =
  | { code: 'countsFrom'; column: string; first: 0 | 1; most: number }
  | { code: 'twoAnswersAreTruths'; rows: number }
  | { code: 'becomesTags'; column: string; count: number }
  | { code: 'rightByMarks'; rows: number }
  /** The rows wait for their author in the report; `said` is what stands there, the empty text for nothing. */
  | { code: 'rightUnknown'; rows: number; said: readonly string[] }

/** Different texts that are quoted. */
const MOST_SAID = 3

export const mappingReasons = (
  { rows }: Sheet,
  mapping: Mapping,
  { quiz, rows: read }: MappedSheet,
): MappingReason[] => {
  const names = mapping.header === null ? [] : (rows[mapping.header] ?? [])
  const right = columnOf(mapping, 'right')
  const tag = columnOf(mapping, 'tag')
  const said = (row: number): string => rows[row]?.[right]?.trim() ?? ''
  const numbers = read.flatMap(({ row }) => numbersIn(said(row)) ?? [])
  const truths = quiz.questions.filter(({ answer }) => answer.form === 'truth').length
  const unknown = read.filter(
    ({ question }) =>
      question?.answer.form === 'choice' &&
      !question.answer.isSurvey &&
      question.answer.options.every(({ isRight }) => !isRight),
  )
  const marked = right === -1 ? read.filter((row) => row.right.length > 0).length : 0
  return [
    ...(numbers.length > read.length / 2
      ? [{ code: 'countsFrom', column: names[right] ?? '', first: mapping.first, most: Math.max(...numbers) } as const]
      : []),
    ...(truths > 0 ? [{ code: 'twoAnswersAreTruths', rows: truths } as const] : []),
    ...(tag !== -1 ? [{ code: 'becomesTags', column: names[tag] ?? '', count: quiz.tags?.length ?? 0 } as const] : []),
    ...(marked > 0 ? [{ code: 'rightByMarks', rows: marked } as const] : []),
    ...(unknown.length > 0
      ? [
          {
            code: 'rightUnknown',
            rows: unknown.length,
            said: [...new Set(unknown.map(({ row }) => said(row)))].slice(0, MOST_SAID),
          } as const,
        ]
      : []),
  ]
}
