import type { FoundQuiz } from '../found-quiz.ts'
import type { OpenedFile } from './opened-file.ts'

/** The formats that are read, by the names under which people know them. */
export type ReadFormat = 'kahoot'

/** Reads files of one format; readers are asked in turn, the strictest first. */
export interface Reader {
  format: ReadFormat
  /** Undefined where the file is of another format. */
  read(file: OpenedFile): FoundQuiz[] | undefined | Promise<FoundQuiz[] | undefined>
}
