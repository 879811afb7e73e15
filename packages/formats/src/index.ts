export type { FoundQuestion, FoundQuiz, Place } from './found-quiz.ts'
export type { ImportedQuestion, ImportedQuiz, ImportState } from './imported-quiz.ts'
export type { NamedFile, Sheet } from './reading/opened-file.ts'
export {
  type FileReading,
  type Progress,
  readFiles,
  readTerms,
  readText,
  type TermsBy,
} from './reading/read-files.ts'
export type { ReadFormat } from './reading/reader.ts'
export type { Refusal } from './reading/refusal.ts'
export { guessMapping } from './reading/sheets/mapping/guess-mapping.ts'
export { type MappedBy, type MappedReading, readMappedSheet } from './reading/sheets/mapping/mapped-reading.ts'
export {
  type AnswerRole,
  headerKey,
  type MappedColumn,
  type Mapping,
  type Role,
  type Why,
  withRole,
} from './reading/sheets/mapping/mapping.ts'
export type { MappingReason } from './reading/sheets/mapping/mapping-reasons.ts'
export type { TermSeparators, TermsAs } from './reading/text/terms.ts'
export type { Change, LeftOut, Need } from './remark.ts'
export type { ExportedQuiz, ExportMedia, WrittenFile } from './writing/exported-quiz.ts'
export type { Loss, WriteFormat } from './writing/writer.ts'
export { type Kept, keptBy, writeQuizzes } from './writing/writers.ts'
