import type { Question } from '@quokka/core/questions'
import type { ExportedQuiz, ExportMedia, WrittenFile } from './exported-quiz.ts'

/** The formats that are written, by the names under which people know them. */
export type WriteFormat = 'own' | 'excel' | 'csv' | 'kahoot' | 'gift' | 'moodle' | 'qti21' | 'qti30'

/** What a format has no place for. */
export type Loss =
  | 'media'
  | 'cover'
  /** Description, key words, language, subject and classes of the quiz. */
  | 'details'
  | 'explanations'
  | 'times'
  | 'points'
  /** That who is faster gets more. */
  | 'speed'
  /** What is set beside the answer, such as that its spelling counts. */
  | 'settings'
  | 'pairs'
  | 'orders'
  | 'typed'
  | 'notes'
  | 'surveys'

/** Writes one quiz into one file; several quizzes become a zip of such files. */
export interface Writer {
  format: WriteFormat
  /** Without the dot. */
  extension: string
  /** What it never keeps, where a quiz has it. */
  loses: readonly Loss[]
  /** Whether it has any form for such a question. */
  keeps(question: Question): boolean
  write(quiz: ExportedQuiz, media: ExportMedia): Promise<WrittenFile>
  /** Where one file holds several quizzes. */
  writeAll?(quizzes: readonly ExportedQuiz[], media: ExportMedia): Promise<WrittenFile>
}
