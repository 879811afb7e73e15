import type { FoundQuiz } from '../found-quiz.ts'
import type { ImportedQuestion, ImportedQuiz } from '../imported-quiz.ts'
import { importedQuestion } from '../imported-quiz.ts'
import { withoutMarkup } from '../text/cell-question.ts'
import { filesInside } from './files-inside.ts'
import { READING_LIMITS } from './limits.ts'
import { openFile } from './open-file.ts'
import type { Details, NamedFile, OpenedFile } from './opened-file.ts'
import { nameWithoutEnding } from './opened-file.ts'
import type { Allowance } from './opening/unzip.ts'
import { wholeAllowance } from './opening/unzip.ts'
import { PACKAGE_READERS } from './package-readers.ts'
import type { Found, Reader, ReadFormat } from './reader.ts'
import type { Refusal } from './refusal.ts'
import { SHEET_READERS } from './sheet-readers.ts'
import type { MappedBy } from './sheets/mapping/mapped-reading.ts'
import { guessedSheets } from './sheets/mapping/mapped-reading.ts'
import type { TermSeparators, TermsAs } from './text/terms.ts'
import { questionsOfTerms, termSeparators, termsIn } from './text/terms.ts'
import { MARKED_TEXT_READERS, WRITTEN_TEXT_READERS } from './text-readers.ts'

/** The strictest first: a sheet of a product is also a sheet of any kind. */
const MARKED: readonly Reader[] = [...PACKAGE_READERS, ...SHEET_READERS, ...MARKED_TEXT_READERS]

/** How a list of terms was read, for a page on which that can be changed. */
export interface TermsBy {
  text: string
  separators: TermSeparators
  as: TermsAs
}

/** What became of one file. */
export type FileReading =
  | {
      file: string
      format: ReadFormat
      details: Details
      quizzes: readonly ImportedQuiz[]
      /** The sheets whose columns were guessed, one a quiz. */
      mapped?: readonly MappedBy[]
      terms?: TermsBy
    }
  | { file: string; refusal: Refusal }

/** How far a reading is: files that are done, and questions so far. */
export interface Progress {
  files: number
  questions: number
}

/** So often it is told. */
const QUESTIONS_A_STEP = 250

interface Watching {
  onProgress(progress: Progress): void
}

interface ReadAs {
  format: ReadFormat
  found: Found
  mapped?: readonly MappedBy[]
  terms?: TermsBy
}

/** Fewer cannot be the wrong options of each other. */
const LEAST_TO_CHOOSE = 4

/** What is asked where terms are matched, until their author writes something better. */
const MATCH_TITLE = 'Match the terms with their meanings'

const firstOf = async (readers: readonly Reader[], file: OpenedFile): Promise<ReadAs | undefined> => {
  for (const { format, read } of readers) {
    const found = await read(file)
    if (found !== undefined) return { format, found }
  }
  return undefined
}

/** A list of terms as a quiz. Rule EX17. */
const quizOfTerms = (file: string, { text, separators, as }: TermsBy): FoundQuiz => ({
  name: nameWithoutEnding(file),
  questions: questionsOfTerms(termsIn(text, separators), as, { file, title: MATCH_TITLE }).map(withoutMarkup),
})

const asTerms = (file: OpenedFile): ReadAs | undefined => {
  const separators = file.is === 'text' ? termSeparators(file.text) : undefined
  if (file.is !== 'text' || separators === undefined) return undefined
  const { text } = file
  const as = new Set(termsIn(text, separators).map(({ term }) => term)).size >= LEAST_TO_CHOOSE ? 'choice' : 'typed'
  const terms: TermsBy = { text, separators, as }
  return { format: 'terms', found: [quizOfTerms(file.name, terms)], terms }
}

/** What says what it is first, then what can be told without doubt, then what may be. */
const readAlone = async (file: OpenedFile): Promise<ReadAs | undefined> => {
  const marked = await firstOf(MARKED, file)
  if (marked !== undefined) return marked
  const guessed = guessedSheets(file)
  const sheets: ReadAs | undefined = guessed && { format: 'sheet', found: guessed.quizzes, mapped: guessed.mapped }
  if (guessed?.isSure) return sheets
  return (await firstOf(WRITTEN_TEXT_READERS, file)) ?? asTerms(file) ?? sheets
}

/** A package of no format may hold files that are of one. */
const readOpened = async (file: OpenedFile, allowance: Allowance): Promise<ReadAs | undefined> => {
  const alone = await readAlone(file)
  if (alone !== undefined || file.is !== 'package') return alone
  const found = await filesInside(file, async (inside) => (await readAlone(inside))?.found, allowance)
  return found && { format: 'files', found }
}

const landed = (
  file: string,
  { details }: OpenedFile,
  read: ReadAs,
  onQuestions: (count: number) => void,
): FileReading => {
  const { format, found, mapped, terms } = read
  if ('refusal' in found) return { file, refusal: found.refusal }
  const { questionsPerFile } = READING_LIMITS
  if (found.reduce((sum, { questions }) => sum + questions.length, 0) > questionsPerFile)
    return { file, refusal: { code: 'tooLarge', what: 'questions', most: questionsPerFile } }
  let done = 0
  const imported = (question: Parameters<typeof importedQuestion>[0]): ImportedQuestion => {
    done += 1
    if (done % QUESTIONS_A_STEP === 0) onQuestions(done)
    return importedQuestion(question)
  }
  const quizzes = found.map(({ questions, ...quiz }) => ({ ...quiz, questions: questions.map(imported) }))
  return { file, format, details, quizzes, ...(mapped && { mapped }), ...(terms && { terms }) }
}

const readFile = async (file: NamedFile, onQuestions: (count: number) => void): Promise<FileReading> => {
  const allowance = wholeAllowance()
  const opened = await openFile(file, allowance)
  if ('refusal' in opened) return { file: file.name, refusal: opened.refusal }
  const read = await readOpened(opened, allowance)
  return read === undefined
    ? { file: file.name, refusal: { code: 'formatUnknown' } }
    : landed(file.name, opened, read, onQuestions)
}

/** Reads files by their content, each for itself; nothing is fetched, and nothing is stored. Rule EX1. */
export const readFiles = async (
  files: readonly NamedFile[],
  { onProgress }: Watching = { onProgress: () => undefined },
): Promise<FileReading[]> => {
  const readings: FileReading[] = []
  let questions = 0
  for (const file of files) {
    const reading = await readFile(file, (count) =>
      onProgress({ files: readings.length, questions: questions + count }),
    )
    readings.push(reading)
    if ('quizzes' in reading) questions += reading.quizzes.reduce((sum, quiz) => sum + quiz.questions.length, 0)
    onProgress({ files: readings.length, questions })
  }
  return readings
}

/** What was pasted, read as if it were the content of a file of that name. */
export const readText = async (name: string, text: string): Promise<FileReading> =>
  readFile({ name, bytes: new TextEncoder().encode(text.toWellFormed()) }, () => undefined)

/** A list of terms in the way that its author has chosen. Rule EX17. */
export const readTerms = (file: string, terms: TermsBy): FileReading => {
  const { questions, ...quiz } = quizOfTerms(file, terms)
  return {
    file,
    format: 'terms',
    details: {},
    terms,
    quizzes: [{ ...quiz, questions: questions.map(importedQuestion) }],
  }
}
