import type { FoundQuestion, FoundQuiz } from '../../../found-quiz.ts'
import { withoutMarkup } from '../../../text/cell-question.ts'
import { askedChoice } from '../../answers/asked-choice.ts'
import { markedPlaces, withoutMark } from '../../answers/marked-places.ts'
import { mixedIn } from '../../answers/mixed-in.ts'
import { saidPlaces } from '../../answers/said-places.ts'
import { secondsOf } from '../../answers/seconds.ts'
import { typedAnswer } from '../../answers/typed-answer.ts'
import type { Sheet } from '../../opened-file.ts'
import { boldKey } from '../../opened-file.ts'
import type { Mapping } from './mapping.ts'
import { answerColumns, columnOf } from './mapping.ts'

/** A row as it was read, for a page that shows the sheet beside it. */
export interface MappedRow {
  /** From 0, in the sheet. */
  row: number
  /** The columns of its right answers. */
  right: readonly number[]
  /** Undefined where the row holds no question. */
  question: FoundQuestion | undefined
}

export interface MappedSheet {
  quiz: FoundQuiz
  rows: readonly MappedRow[]
}

const KINDS: readonly (readonly [pattern: RegExp, kind: 'choice' | 'typed' | 'survey' | 'note' | 'none'])[] = [
  [/poll|survey|umfrage|encuesta/i, 'survey'],
  [/fill|blank|short|typed|lücke|lucke/i, 'typed'],
  [/essay|draw|open|upload|file|audio|video/i, 'none'],
  [/info|slide|note|content/i, 'note'],
]

const kindOf = (said: string): (typeof KINDS)[number][1] =>
  KINDS.find(([pattern]) => pattern.test(said))?.[1] ?? 'choice'

interface Cells {
  kind: string
  texts: readonly string[]
  said: string
  /** Places of options that are bold. */
  bold: readonly number[]
  explanation: string
  /** The name of the column that says what is right. */
  column: string
}

interface Asked extends Pick<FoundQuestion, 'answer' | 'needs'> {
  /** Places of the right ones among the texts. */
  right: readonly number[]
}

const typed = (said: string): Asked => ({ answer: typedAnswer(said), right: [] })

const askedBy = (
  { kind, texts, said, bold, explanation, column }: Cells,
  { first, areAnswersWrong }: Mapping,
): Asked => {
  const filled = texts.filter((text) => text !== '')
  const asked = kindOf(kind)
  if (asked === 'none') return { answer: { form: 'none', why: { code: 'kindUnknown', kind } }, right: [] }
  if (asked === 'note')
    return { answer: { form: 'note', text: [...filled, explanation].filter(Boolean).join('\n') }, right: [] }
  if (asked === 'survey') return { ...askedChoice({ texts, right: [], isSurvey: true }), right: [] }
  if (asked === 'typed')
    return filled.length > 0 && saidPlaces(said, texts, first).length === 0
      ? { answer: { form: 'typed', accepted: [said, ...filled] }, right: [] }
      : typed(said)
  if (filled.length === 0) return typed(said)
  if (areAnswersWrong && said !== '') return { ...askedChoice(mixedIn(said, filled)), right: [] }
  const named = saidPlaces(said, texts, first)
  const right = said === '' ? markedPlaces(texts, bold) : named
  const plain = said === '' && right.length > 0 ? texts.map(withoutMark) : texts
  return { ...askedChoice({ texts: plain, right, said, column }), right }
}

/** Tags of a quiz: few enough to be read. */
const MOST_TAGS = 10

/** Reads a sheet of any kind by what is in which column. Rules EX11, EX12. */
export const readMapped = (
  sheet: Sheet,
  mapping: Mapping,
  { file, name }: { file: string; name: string },
): MappedSheet => {
  const start = mapping.header === null ? 0 : mapping.header + 1
  const answers = answerColumns(mapping)
  const [question, right, time, points, explanation, type] = (
    ['question', 'right', 'time', 'points', 'explanation', 'type'] as const
  ).map((role) => columnOf(mapping, role))
  const tagColumns = [...mapping.columns.keys()].filter((column) => mapping.columns[column]?.role === 'tag')
  const column = (mapping.header === null ? '' : (sheet.rows[mapping.header]?.[right ?? -1] ?? '')).trim()
  const tags = new Set<string>()
  const rows = sheet.rows.slice(start).map((cells, index): MappedRow => {
    const row = start + index
    const cell = (place = -1): string => cells[place]?.trim() ?? ''
    const title = cell(question)
    const texts = answers.map((place) => cell(place))
    if (title === '' && texts.every((text) => text === '') && cell(right) === '')
      return { row, right: [], question: undefined }
    const bold = answers.flatMap((answer, place) => (sheet.bold?.has(boldKey(row, answer)) ? [place] : []))
    const { right: places, ...asked } = askedBy(
      { kind: cell(type), texts, said: cell(right), bold, explanation: cell(explanation), column },
      mapping,
    )
    for (const tag of tagColumns.map((place) => cell(place))) if (tag !== '') tags.add(tag)
    const timeS = secondsOf(cell(time))
    const worth = Number(cell(points) || Number.NaN)
    return {
      row,
      right: places.flatMap((place) => answers[place] ?? []),
      question: withoutMarkup({
        place: { file, row: row + 1 },
        title,
        ...asked,
        ...(cell(explanation) !== '' && asked.answer.form !== 'note' && { explanation: cell(explanation) }),
        ...(timeS !== undefined && { timeS }),
        ...(Number.isFinite(worth) && { points: worth }),
      }),
    }
  })
  const questions = rows.flatMap((row) => row.question ?? [])
  return { quiz: { name, questions, ...(tags.size > 0 && { tags: [...tags].slice(0, MOST_TAGS) }) }, rows }
}
