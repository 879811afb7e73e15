import type { ImportedQuestion, ImportedQuiz } from '../imported-quiz.ts'
import { importedQuestion } from '../imported-quiz.ts'
import { READING_LIMITS } from './limits.ts'
import { openFile } from './open-file.ts'
import type { Details, NamedFile } from './opened-file.ts'
import { PACKAGE_READERS } from './package-readers.ts'
import type { Reader, ReadFormat } from './reader.ts'
import type { Refusal } from './refusal.ts'
import { SHEET_READERS } from './sheet-readers.ts'

/** The strictest first: a sheet of a product is also a sheet of any kind. */
const READERS: readonly Reader[] = [...PACKAGE_READERS, ...SHEET_READERS]

/** What became of one file. */
export type FileReading =
  | { file: string; format: ReadFormat; details: Details; quizzes: readonly ImportedQuiz[] }
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

const readFile = async (file: NamedFile, onQuestions: (count: number) => void): Promise<FileReading> => {
  const opened = await openFile(file)
  if ('refusal' in opened) return { file: file.name, refusal: opened.refusal }
  for (const { format, read } of READERS) {
    const found = await read(opened)
    if (found === undefined) continue
    if ('refusal' in found) return { file: file.name, refusal: found.refusal }
    const count = found.reduce((sum, { questions }) => sum + questions.length, 0)
    const { questionsPerFile } = READING_LIMITS
    if (count > questionsPerFile)
      return { file: file.name, refusal: { code: 'tooLarge', what: 'questions', most: questionsPerFile } }
    let done = 0
    const imported = (question: Parameters<typeof importedQuestion>[0]): ImportedQuestion => {
      done += 1
      if (done % QUESTIONS_A_STEP === 0) onQuestions(done)
      return importedQuestion(question)
    }
    const quizzes = found.map(({ questions, ...quiz }) => ({ ...quiz, questions: questions.map(imported) }))
    return { file: file.name, format, details: opened.details, quizzes }
  }
  return { file: file.name, refusal: { code: 'formatUnknown' } }
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
