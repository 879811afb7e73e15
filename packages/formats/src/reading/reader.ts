import type { FoundQuiz } from '../found-quiz.ts'
import type { OpenedFile } from './opened-file.ts'
import type { Refusal } from './refusal.ts'

/** The formats that are read, by the names under which people know them. */
export type ReadFormat =
  | 'own'
  | 'ownSheet'
  | 'kahoot'
  | 'wayground'
  | 'blooket'
  | 'gimkit'
  | 'socrative'
  | 'sheet'
  | 'openTrivia'
  | 'googleForms'
  | 'kahootJson'
  | 'gift'
  | 'aiken'
  | 'text'
  | 'terms'
  | 'moodle'
  | 'qti12'
  | 'qti21'
  | 'qti22'
  | 'qti30'
  /** A package of files of any of these. */
  | 'files'

/** What is in a file, or why nothing of it is read. */
export type Found = FoundQuiz[] | { refusal: Refusal }

/** Reads files of one format; readers are asked in turn, the strictest first. */
export interface Reader {
  format: ReadFormat
  /** Undefined where the file is of another format. */
  read(file: OpenedFile): Found | undefined | Promise<Found | undefined>
}
