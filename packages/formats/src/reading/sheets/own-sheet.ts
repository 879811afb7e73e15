import type { Exchanged } from '@quokka/core/questions'
import { AuthoredQuestion, forEditors, landed, numbered, QUESTION_TYPES } from '@quokka/core/questions'
import type { FoundQuestion } from '../../found-quiz.ts'
import { OWN_COLUMNS, SURVEY } from '../../sheet-columns.ts'
import { askedChoice } from '../answers/asked-choice.ts'
import { lettersIn, saidPlaces } from '../answers/said-places.ts'
import { secondsOf } from '../answers/seconds.ts'
import type { Reader } from '../reader.ts'
import { headerRow } from './header-row.ts'
import { sheetQuizzes } from './sheet-quizzes.ts'

const named = (name: string): RegExp => new RegExp(`^${name.toLowerCase().replace(/[()]/g, '\\$&')}$`)

const NAMES = {
  type: named(OWN_COLUMNS.type),
  question: named(OWN_COLUMNS.question),
  right: named(OWN_COLUMNS.right),
  firstMatch: named(OWN_COLUMNS.matches[0] ?? ''),
  time: named(OWN_COLUMNS.time),
  points: named(OWN_COLUMNS.points),
  explanation: named(OWN_COLUMNS.explanation),
  settings: named(OWN_COLUMNS.settings),
}

/** A row as its cells say it, each column trimmed. */
interface Row {
  answers: readonly string[]
  matches: readonly string[]
  right: string
  explanation: string
}

/** What a row asks, and the order in which its options are offered where that is its author's. */
interface Read extends Pick<FoundQuestion, 'answer' | 'needs'> {
  offered?: Readonly<Record<string, unknown>>
}

/** The places of the right ones, in capitals. */
const OWN_LETTERS = /^[A-D](?:, [A-D])*$/

/** A line a setting. */
const SETTING = /^(\w+)=(true|false|-?\d{1,9}(?:\.\d{1,9})?|"[^"\\\n]*")$/gm

/** `A-C, B-A`: which of the other side belongs to each. */
const PAIR = /([a-h])\s*-\s*([a-h])/gi

const pairsOf = ({ answers, matches, right }: Row): Read => {
  const partner = new Map(
    Array.from(
      right.matchAll(PAIR),
      ([, left = '', match = '']) => [lettersIn(left)?.[0], lettersIn(match)?.[0]] as const,
    ),
  )
  const pairs = answers.map((prompt, place) => [prompt, matches[partner.get(place) ?? place] ?? ''] as const)
  const correctAnswer = [answers, pairs.map(([, answer]) => answer)]
  return { answer: { form: 'pairs', pairs }, offered: { answerChoices: [answers, matches], correctAnswer } }
}

const orderOf = ({ answers }: Row, places: readonly number[]): Read => ({
  answer: { form: 'order', items: places.map((place) => answers[place] ?? '') },
  offered: { answerChoices: answers.filter((item) => item !== '') },
})

/** The form of a row by which of its cells are filled: each is laid out in a way of its own (decision 0109). */
const readRow = (row: Row): Read => {
  const { answers, matches, right, explanation } = row
  if (matches.some((match) => match !== '')) return pairsOf(row)
  if (answers.every((answer) => answer === '')) {
    if (right === '') return { answer: { form: 'note', text: explanation } }
    const accepted = right.split('\n')
    return { answer: { form: 'typed', accepted }, offered: { correctAnswer: accepted } }
  }
  // As we write it: a letter is a place, though it may be the text of another option.
  const places = (OWN_LETTERS.test(right) ? lettersIn(right) : undefined) ?? saidPlaces(right, answers)
  const filled = answers.filter((answer) => answer !== '').length
  if (places.length > 1 && places.length === filled) return orderOf(row, places)
  return askedChoice({
    texts: answers,
    right: places,
    said: right,
    column: OWN_COLUMNS.right,
    isSurvey: right.toLowerCase() === SURVEY,
  })
}

const settingsIn = (text: string): Record<string, unknown> =>
  Object.fromEntries(
    Array.from(text.matchAll(SETTING), ([, name = '', value = '']): [string, unknown] => [name, JSON.parse(value)]),
  )

interface Beside {
  offered: Readonly<Record<string, unknown>>
  settings: string
}

/** The row as its author sent it, if its type takes it as it stands. */
const asSent = (
  type: string,
  found: FoundQuestion,
  { offered, settings }: Beside,
): FoundQuestion['answer'] | undefined => {
  const { answer } = found
  const questionType = QUESTION_TYPES.find((code) => code === type.toUpperCase())
  if (questionType === undefined || answer.form === 'none' || answer.form === 'sent') return undefined
  const { needs, fields } = landed(answer)
  const own = {
    ...fields,
    ...offered,
    questionType,
    ...(found.timeS !== undefined && { timer: found.timeS }),
    ...(found.points !== undefined && { maxPoints: found.points }),
  }
  const common = { questionTitle: found.title, answerContent: found.explanation }
  const read = AuthoredQuestion.safeParse({ ...settingsIn(settings), ...own, ...common })
  if (needs.length > 0 || !read.success) return undefined
  // Of the settings only those of the type: no cell names pictures.
  return { form: 'sent', fields: { ...own, ...forEditors(numbered(read.data, type)) } }
}

/** A type that is named and has no answer is none that is only read. */
const withoutAnswer: Exchanged = { form: 'typed', accepted: [] }

/** Our own sheets, as workbook and as CSV: where a row has its type, it comes back as it was. Rule EX10. */
export const ownSheet: Reader = {
  format: 'ownSheet',
  read: (file) =>
    sheetQuizzes(file, (sheet, fileName) => {
      const header = headerRow(sheet, NAMES, {
        wanted: ['type', 'question', 'right'],
        answers: /^answer [a-d]$/,
        leastAnswers: 2,
      })
      if (header === undefined) return undefined
      const { row: headingRow, columns } = header
      const matches = columns.firstMatch === -1 ? [] : OWN_COLUMNS.matches.map((_, place) => columns.firstMatch + place)
      const questions = sheet.rows.slice(headingRow + 1).flatMap((cells, index): FoundQuestion[] => {
        const cell = (place: number): string => cells[place]?.trim() ?? ''
        const row = {
          answers: header.answers.map(cell),
          matches: matches.map(cell),
          right: cell(columns.right),
          explanation: cell(columns.explanation),
        }
        const [title, type] = [cell(columns.question), cell(columns.type)]
        if (title === '' && [...row.answers, row.right, row.explanation].every((text) => text === '')) return []
        const { offered = {}, ...asked } = readRow(row)
        const isNote = asked.answer.form === 'note'
        const [timeS, points] = [secondsOf(cell(columns.time)), Number.parseInt(cell(columns.points), 10)]
        const found: FoundQuestion = {
          place: { file: fileName, row: headingRow + index + 2 },
          title,
          ...asked,
          ...(!isNote && row.explanation !== '' && { explanation: row.explanation }),
          ...(timeS !== undefined && !isNote && { timeS }),
          ...(Number.isInteger(points) && { points }),
        }
        const sent = asSent(type, found, { offered, settings: cell(columns.settings) })
        if (sent !== undefined) return [{ ...found, answer: sent }]
        return [isNote && type !== '' ? { ...found, answer: withoutAnswer } : found]
      })
      return { questions }
    }),
}
