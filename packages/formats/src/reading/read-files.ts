import type { ImportedQuiz } from '../imported-quiz.ts'
import { importedQuiz } from '../imported-quiz.ts'
import type { Details, NamedFile } from './opened-file.ts'
import { openFile } from './opened-file.ts'
import type { Reader, ReadFormat } from './reader.ts'
import { kahootSheet } from './sheets/kahoot.ts'

/** The strictest first: a sheet of a product is also a sheet of any kind. */
const READERS: readonly Reader[] = [kahootSheet]

/** What became of one file. */
export type FileReading =
  | { file: string; format: ReadFormat; details: Details; quizzes: readonly ImportedQuiz[] }
  | { file: string; refusal: { code: 'formatUnknown' } }

const readFile = (file: NamedFile): FileReading => {
  const opened = openFile(file)
  for (const { format, read } of READERS) {
    const quizzes = read(opened)
    if (quizzes !== undefined)
      return { file: file.name, format, details: opened.details, quizzes: quizzes.map(importedQuiz) }
  }
  return { file: file.name, refusal: { code: 'formatUnknown' } }
}

/** Reads files by their content, each for itself; nothing is fetched, and nothing is stored. Rule EX1. */
export const readFiles = (files: readonly NamedFile[]): FileReading[] => files.map(readFile)
