import type { Question } from '@quokka/core/questions'
import type { SchoolClass } from '@quokka/core/quiz'

/** A quiz as it is written into files; media by the names under which `ExportMedia` gives them out. */
export interface ExportedQuiz {
  name: string
  description: string
  ageGroup: string
  language?: string
  subject?: string
  /** Left out: those of its age group. */
  classes?: readonly SchoolClass[]
  /** Its key words. */
  tags?: readonly string[]
  cover?: string
  questions: readonly Question[]
}

/** Undefined where a medium cannot be had; the file is then written without it, and that is told. */
export type ExportMedia = (name: string) => Promise<Uint8Array | undefined>

/** A file to download. */
export interface WrittenFile {
  name: string
  /** Its media type. */
  type: string
  bytes: Uint8Array<ArrayBuffer>
  /** The names of media that could not be had; the file is without them. */
  missing: readonly string[]
}
