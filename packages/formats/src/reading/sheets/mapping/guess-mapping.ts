import { markedPlaces } from '../../answers/marked-places.ts'
import type { Sheet } from '../../opened-file.ts'
import { boldKey } from '../../opened-file.ts'
import { columnName } from '../header-row.ts'
import type { ColumnFacts } from './column-facts.ts'
import { columnFacts, fittingRows, MOST_ROWS, rowsOfOptions } from './column-facts.ts'
import { roleNamed } from './header-words.ts'
import type { MappedColumn, Mapping, Role, Why } from './mapping.ts'
import { ANSWER_ROLES } from './mapping.ts'

/** Titles may stand above the names of the columns. */
const MOST_ROWS_ABOVE = 15

/** Where what is right names an answer in fewer of the rows, it is something else. */
const LEAST_FITTING = 0.6
const SURE_FITTING = 0.8

/** A column of words that come again and again. */
const MOST_WORDS = 12

type Row = readonly string[]

const isFilled = (row: Row): boolean => row.some((cell) => cell.trim() !== '')

/** The row with the most names that are known, or a first one that is unlike what follows; null where there is none. */
const headerOf = (rows: readonly Row[]): number | null => {
  const known = rows
    .slice(0, MOST_ROWS_ABOVE)
    .map((row) => row.filter((cell) => roleNamed(columnName(cell)) !== undefined && cell.length < 60).length)
  const most = Math.max(0, ...known)
  // Names of columns come once; the same words in most rows are what they hold.
  const alike = known.filter((count) => count === most).length
  if (most >= 2 && (alike === 1 || alike < known.length / 2)) return known.indexOf(most)
  const [first, ...others] = rows
  if (first === undefined || others.length < 2 || !first.every((cell) => cell.trim() !== '' && cell.length < 30))
    return null
  const hasNumbersBelow = first.some(
    (cell, column) => !/\d/.test(cell) && others.every((row) => /^\d*$/.test(row[column]?.trim() ?? '')),
  )
  return hasNumbersBelow ? 0 : null
}

/** Works out what a sheet's columns are: what their names say first, then what they hold. */
class Guess {
  readonly header: number | null
  readonly columns: (MappedColumn | undefined)[]
  first: 0 | 1 = 1
  areAnswersWrong = false
  private readonly names: readonly string[]
  private readonly body: readonly Row[]
  private readonly facts: readonly ColumnFacts[]

  private readonly sheet: Sheet

  constructor(sheet: Sheet, header: number | null | undefined) {
    const { rows } = sheet
    this.sheet = sheet
    this.header = header === undefined ? headerOf(rows) : header
    this.names = (this.header === null ? [] : (rows[this.header] ?? [])).map((cell) => cell.replace(/\s+/g, ' ').trim())
    const below = rows.slice(this.header === null ? 0 : this.header + 1, MOST_ROWS)
    this.body = below.filter(isFilled).map((row) => row.map((cell) => cell.trim()))
    const width = Math.max(this.names.length, ...this.body.map((row) => row.length))
    this.columns = Array.from({ length: width })
    this.facts = this.columns.map((_, column) => columnFacts(this.body.map((row) => row[column] ?? '')))
  }

  private factsOf(column: number): ColumnFacts {
    return this.facts[column] ?? columnFacts([])
  }

  private has(role: Role): boolean {
    return this.columns.some((column) => column?.role === role)
  }

  private set(column: number, role: Role, why: Why): void {
    this.columns[column] = { role, why }
  }

  private open(): number[] {
    return [...this.columns.keys()].filter(
      (column) => this.columns[column] === undefined && this.factsOf(column).filled > 0,
    )
  }

  private answers(): number[] {
    return [...this.columns.keys()].filter((column) => this.columns[column]?.role.startsWith('answer'))
  }

  private addAnswer(column: number, why: Why): void {
    const role = ANSWER_ROLES[this.answers().length]
    if (role !== undefined) this.set(column, role, why)
  }

  /** The name of a column, or its letter as spreadsheets have it. */
  private nameOf(column: number): string {
    return this.names[column] || String.fromCharCode('A'.charCodeAt(0) + column)
  }

  byName(): void {
    const said = this.names.map((name) => roleNamed(columnName(name)))
    const hasOptions = said.some((role) => role === 'answer' || role === 'wrong')
    for (const [column, role] of said.entries()) {
      const why: Why = { code: 'named', name: this.nameOf(column) }
      if (role === undefined || this.factsOf(column).filled === 0) continue
      if (role === 'answer') this.addAnswer(column, why)
      else if (role === 'wrong') {
        this.addAnswer(column, why)
        this.areAnswersWrong = true
      } else if (role === 'answerOrRight') {
        if (hasOptions || said.filter((one) => one === role).length === 1) {
          if (!said.includes('right') && !this.has('right')) this.set(column, 'right', why)
        } else this.addAnswer(column, why)
      } else if (role === 'tag' || !this.has(role)) this.set(column, role, why)
    }
  }

  question(): void {
    if (this.has('question')) return
    const [column] = this.open()
      .filter((one) => this.factsOf(one).numbers.count < this.factsOf(one).filled)
      .sort((left, right) => this.likeness(right) - this.likeness(left))
    if (column === undefined) return
    this.set(column, 'question', {
      code: 'longestTexts',
      questionMarks: this.factsOf(column).questionMarks,
      rows: this.body.length,
    })
  }

  private likeness(column: number): number {
    const { questionMarks, filled, length } = this.factsOf(column)
    return length + (questionMarks / Math.max(1, filled)) * 100
  }

  counts(): void {
    for (const column of this.open())
      if (this.factsOf(column).countsRows && this.factsOf(column).numbers.least <= 1)
        this.set(column, 'skip', { code: 'countsRows' })
  }

  /** Which of the open columns says what is right, and which are its answers: the one that names an answer in most rows. */
  answersAndRight(): void {
    if (this.has('right') && this.answers().length > 0) {
      this.countedFrom()
      return
    }
    const named = this.columns.findIndex((column) => column?.role === 'right')
    const question = this.columns.findIndex((column) => column?.role === 'question')
    const known = this.answers()
    const candidates = named !== -1 ? [named] : this.open()
    let best: { right: number; answers: number[]; first: 0 | 1; fitting: number } | undefined
    for (const right of candidates) {
      const answers = known.length > 0 ? known : this.answersBeside(right, question)
      const { least } = this.factsOf(right).numbers
      const first = least === 0 ? 0 : 1
      const fitting = answers.length < 2 ? 0 : fittingRows(this.body, { right, answers, first })
      if (fitting >= this.body.length * LEAST_FITTING && fitting > (best?.fitting ?? 0))
        best = { right, answers, first, fitting }
    }
    if (best === undefined) return
    this.first = best.first
    const { right, answers, fitting } = best
    this.set(right, 'right', this.whyRight(right, fitting))
    if (known.length > 0) return
    const [firstAnswer = 0] = answers
    for (const column of answers) {
      const emptyRows = this.factsOf(column).empty
      this.addAnswer(
        column,
        column === firstAnswer
          ? { code: 'standsInRight', column: this.nameOf(right) }
          : { code: 'like', column: this.nameOf(firstAnswer), emptyRows },
      )
    }
  }

  /** The open columns of texts, in one run, behind the question where there is one. */
  private answersBeside(right: number, question: number): number[] {
    const runs: number[][] = [[]]
    for (const column of this.columns.keys()) {
      const isOpen =
        column !== right &&
        this.columns[column] === undefined &&
        this.factsOf(column).filled > 0 &&
        !this.isTagLike(column)
      if (isOpen) runs.at(-1)?.push(column)
      else runs.push([])
    }
    const [longest = []] = runs
      .filter((run) => question === -1 || (run[0] ?? 0) > question)
      .sort((left, other) => other.length - left.length)
    return longest.slice(0, ANSWER_ROLES.length)
  }

  /** The same few words come in every row, behind all that differs. */
  private isTagLike(column: number): boolean {
    const { distinct, filled, numbers } = this.factsOf(column)
    const isLast = [...this.columns.keys()]
      .slice(column + 1)
      .every((one) => this.columns[one] !== undefined || this.factsOf(one).filled === 0)
    return isLast && filled >= 6 && distinct <= MOST_WORDS && distinct <= filled / 2 && numbers.count === 0
  }

  private whyRight(column: number, fitting: number): Why {
    const { numbers, letters } = this.factsOf(column)
    const rows = this.body.length
    if (numbers.count >= rows / 2) return { code: 'numbers', from: numbers.least, to: numbers.most, fitting, rows }
    if (letters.count >= rows / 2) return { code: 'letters', from: letters.first, to: letters.last, fitting, rows }
    return { code: 'textOfAnswer', fitting, rows }
  }

  /** Both have names: what is left is the number of the first answer, and what the rows say. */
  private countedFrom(): void {
    const right = this.columns.findIndex((column) => column?.role === 'right')
    if (this.factsOf(right).numbers.least === 0) this.first = 0
    const fitting = fittingRows(this.body, { right, answers: this.answers(), first: this.first })
    if (!this.areAnswersWrong && fitting >= this.body.length * LEAST_FITTING)
      this.set(right, 'right', this.whyRight(right, fitting))
  }

  /** Times, tags and numbers of rows: what they hold is a better reason than their name. */
  others(): void {
    for (const column of this.columns.keys()) {
      const role = this.columns[column]?.role
      const { numbers, isTime, distinct, filled, countsRows } = this.factsOf(column)
      const isRepeated = filled >= 4 && distinct <= MOST_WORDS && distinct <= filled / 2 && numbers.count === 0
      if (isTime && (role === 'time' || (role === undefined && !this.has('time'))))
        this.set(column, 'time', { code: 'seconds', from: numbers.least, to: numbers.most })
      else if (isRepeated && (role === 'tag' || role === undefined))
        this.set(column, 'tag', { code: 'repeatedWords', count: distinct })
      else if (countsRows && role === 'skip') this.set(column, 'skip', { code: 'countsRows' })
    }
  }

  isSure(): boolean {
    const right = this.columns.findIndex((column) => column?.role === 'right')
    const answers = this.answers()
    if (!this.has('question') || this.body.length === 0) return false
    if (right === -1) return answers.length > 1 && this.markedRows(answers) >= this.body.length * SURE_FITTING
    // Typed, or the right one is an answer more: a name says so.
    if (answers.length === 0 || this.areAnswersWrong) return this.header !== null
    const rows = rowsOfOptions(this.body, answers)
    const fitting = fittingRows(rows, { right, answers, first: this.first })
    const least = this.header === null ? SURE_FITTING : LEAST_FITTING
    return answers.length > 1 && rows.length > 0 && fitting >= rows.length * least
  }

  /** In how many rows an answer is marked, or bold. */
  private markedRows(answers: readonly number[]): number {
    const { rows, bold } = this.sheet
    return rows.filter((cells, row) => {
      const isBold = answers.flatMap((answer, place) => (bold?.has(boldKey(row, answer)) ? [place] : []))
      return (
        row !== this.header &&
        markedPlaces(
          answers.map((answer) => cells[answer]?.trim() ?? ''),
          isBold,
        ).length > 0
      )
    }).length
  }

  mapping(): Mapping {
    const { header, first, areAnswersWrong } = this
    const columns = this.columns.map(
      (column, place): MappedColumn =>
        column ?? { role: 'skip', why: { code: this.factsOf(place).filled === 0 ? 'empty' : 'nothingKnown' } },
    )
    return { header, columns, first, areAnswersWrong, isSure: this.isSure() }
  }
}

/** What is probably in which column of a sheet, with the reason for each; `header` where its author says which row has the names, null for none. Rule EX11. */
export const guessMapping = (sheet: Sheet, header?: number | null): Mapping => {
  const guess = new Guess(sheet, header)
  guess.byName()
  guess.counts()
  guess.question()
  guess.answersAndRight()
  guess.others()
  return guess.mapping()
}
