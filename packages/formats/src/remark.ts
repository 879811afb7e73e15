import type { LandingChange, LandingNeed } from '@quokka/core/questions'

/** What a question is not any more as it stood in the file, for people to read: the web has a sentence for each code. */
export type Change =
  | LandingChange
  | { code: 'formattingRemoved'; before: string; after: string }
  | { code: 'formulaKeptAsText'; text: string }
  | { code: 'timeRounded'; fromS: number; toS: number }
  | { code: 'explanationShortened'; rest: string }
  /** An address is never fetched. */
  | { code: 'pictureElsewhere'; address: string }
  /** The file names a picture that is not in it, or is no picture. */
  | { code: 'pictureMissing'; name: string }
  /** A question shows one picture or sound, and an answer none: the others, by their names in the file. */
  | { code: 'mediumLeftOut'; name: string }
  /** One of several gaps of a text, or of several questions that were asked together; each is a question now. */
  | { code: 'partOfSeveral'; part: number; of: number }
  /** Something that we have nothing for, such as a tolerance. */
  | { code: 'settingLeftOut'; what: string }

/** What its author must do before it can be asked. */
export type Need =
  | LandingNeed
  | { code: 'titleMissing' }
  | { code: 'titleTooLong' }
  /** What the file says is right names no answer of the question. */
  | { code: 'rightAnswerUnknown'; said: string; column?: string; count: number }

/** Why a question is left out. */
export type LeftOut =
  /** `kind` as the file calls it. */
  | { code: 'kindUnknown'; kind: string }
  | { code: 'unreadable'; line?: number }
  /** So many questions at once that make no sense one by one. */
  | { code: 'severalTogether'; count: number }
  /** A whole file of a package, of which nothing is read. */
  | { code: 'fileUnread'; name: string }
  /** It stands in a file that is not in the package. */
  | { code: 'fileMissing'; name: string }
