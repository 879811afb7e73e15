import type { Exchanged } from '@quokka/core/questions'
import type { SchoolClass } from '@quokka/core/quiz'
import type { Change, LeftOut, Need } from './remark.ts'

/** Where in what was brought a question stands: the row of a sheet or the line of a text, from 1, or the id of an item. */
export interface Place {
  file: string
  row?: number
  line?: number
  item?: string
}

/** A question as a reader found it, in plain text; pictures and sounds by their names in the media of the reading. */
export interface FoundQuestion {
  place: Place
  title: string
  /** In a form that one of our types asks, as our own file has it, or why nothing of ours asks it. */
  answer: Exchanged | { form: 'sent'; fields: Readonly<Record<string, unknown>> } | { form: 'none'; why: LeftOut }
  explanation?: string
  timeS?: number
  points?: number
  titleMedia?: string
  answerMedia?: string
  /** What such a medium shows, for those who cannot see it. */
  titleMediaText?: string
  answerMediaText?: string
  changes?: readonly Change[]
  needs?: readonly Need[]
}

/** The questions of a file that belong together. */
export interface FoundQuiz {
  name: string
  description?: string
  /** Words by which it is found. */
  tags?: readonly string[]
  ageGroup?: string
  language?: string
  subject?: string
  /** Left out: those of its age group. */
  classes?: readonly SchoolClass[]
  /** The name of its cover among the media. */
  cover?: string
  /** The media that came along, by the names under which cover and questions have them. */
  media?: ReadonlyMap<string, Uint8Array>
  questions: readonly FoundQuestion[]
}
