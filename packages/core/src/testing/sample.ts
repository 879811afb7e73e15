import type { Random } from '../lib/index.ts'
import type { Question, QuestionType } from '../questions/index.ts'
import type { Pen } from './pen.ts'

export type QuestionOf<Code extends QuestionType> = Extract<Question, { questionType: Code }>

/** What every question carries but its id and its type; an example leaves out what does not matter to its type. */
export type Shared = Pick<
  Question,
  | 'questionTitle'
  | 'questionImage'
  | 'answerImage'
  | 'questionImageAlt'
  | 'answerImageAlt'
  | 'answerContent'
  | 'timerS'
  | 'maxPoints'
>

/** The fields of a type as an author sends them: in lists, and for some types in single fields too (contract §2). */
export interface Spellings {
  lists: object
  fields?: object
}

/** How reports count the answers of a type, written a second time without its module: what the module says is compared with it. */
export interface HandCount<Asked> {
  /** Any answer that the question can get. */
  anyAnswer(question: Asked, random: Random): string
  /** What equal answers have in common. */
  compared(answer: string): string
  /** What right answers compare as; empty for a survey. */
  right(question: Asked): string[]
  /** How a report writes an answer. */
  written(question: Asked, answer: string): string
  /** The options that a report lists in their order; null where answers are free. */
  options(question: Asked): readonly string[] | null
}

/** Made-up questions of one type: what every test of all types plays, writes, and reads back. */
export interface Sample<Code extends QuestionType> {
  /** At least one; right answers are words that appear nowhere else. */
  examples: readonly [Example<Code>, ...Example<Code>[]]
  /** A right answer in wire form; undefined where none is right. */
  right(question: QuestionOf<Code>): string | undefined
  /** An acceptable answer that is not right; undefined where there is none. */
  wrong(question: QuestionOf<Code>): string | undefined
  /** Left out where nothing is answered. */
  byHand?: HandCount<QuestionOf<Code>>
  /** Texts that only the solution holds: none may reach a player before the question is over. */
  secrets(question: QuestionOf<Code>): string[]
  /** A question as an author writes it, by chance. */
  written(pen: Pen): Spellings
  /** What breaks a limit, by what is wrong with it. */
  refused: Readonly<Record<string, object>>
}

type Example<Code extends QuestionType> = Omit<QuestionOf<Code>, keyof Shared | 'questionId' | 'questionType'> &
  Partial<Shared>
