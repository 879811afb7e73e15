import type * as z from 'zod'
import type { Random } from '../lib/random.ts'
import type { Exchanged, ExchangedForm, LandingFrom } from './exchanged.ts'

/** `thanked` is a chosen option of a survey question; `none` is no answer, or one that this question could not get. */
export type Verdict = 'right' | 'wrong' | 'thanked' | 'none'

/** What a player is shown to answer with. There is no place here for a right answer. */
export interface AskedChoices {
  /** Options, items or a note; for pairs the prompts and then the offered answers. */
  answerChoices: string[] | [string[], string[]]
  /** One entry a character of the answer: `""` a box to fill, a letter where it is given, `" "` a gap between words. */
  answerBlanks?: string[]
}

/** How many gave which answer, as the host's chart shows it (contract §10, `hostModeData`). */
export interface Tally {
  labels: string[]
  values: number[]
  toolTipMessages: string[]
  /** Position of the right bar in `labels`; -1 when no answer is right. */
  correctAnswerIndex: number
}

/** An answer as people read it, and what answers that compare as equal have in common. */
export interface Reading {
  text: string
  comparedBy: string
}

/** The right answer in the list form of the contract: texts, or for pairs the prompts and then their answers. */
export type Solution = string[] | [string[], string[]]

/** What an author sets beside the solution, such as how near a guess must be, by the names of the fields as sent. */
export type AuthorParameters = Readonly<Record<string, string | number | boolean>>

/**
 * All that a question type must answer. One module a type, listed once in `kinds.ts`; nothing else compares type codes.
 * Answers are kept in the wire's text form everywhere (`playerAnswer`, contract §10) and read by the type when judged.
 */
export interface Kind<Code extends string, Stored extends { questionType: Code }> {
  code: Code
  stored: z.ZodType<Stored>
  /** A question as an author sends it, in both spellings of contract §2; what it answers has no shuffle yet. */
  authored: z.ZodType<Omit<Stored, 'questionId'>>
  /** The shape of what `authored` takes, for descriptions; left out where its own shape says it. */
  sent?: z.ZodType
  /** Counts for scores, ranks and "is this quiz publishable". */
  isScored: boolean
  /** Has a clock, so that it can be answered and closes by itself. */
  isTimed: boolean
  /** Whether its author has shuffled it already; left out where only the server does. */
  isShuffled?(question: Stored): boolean
  /** The same question as it will be shown: choices shuffled, the given letter chosen. */
  shuffled(question: Stored, random: Random): Stored
  /** The same question, its options mixed whenever it is shuffled; left out where the author's order has no place. Rule QU21. */
  mixing?(question: Stored): Stored
  /** Whether the text is an answer that this question can get at all; the empty text never is. */
  accepts(question: Stored, answer: string): boolean
  /** Judges an accepted answer. */
  judge(question: Stored, answer: string): Verdict
  playerView(question: Stored): AskedChoices
  /** Options that are the type's own, in English, and no words of an author; left out where there are none. */
  ownChoices?: readonly string[]
  solution(question: Stored): Solution
  /** What else an author sets, under the names by which it is sent: read back by editors, never shown to players. Left out where there is nothing. */
  forEditors?(question: Stored): AuthorParameters
  tally(question: Stored, answers: readonly string[]): Tally
  /** How an accepted answer reads in a report. */
  reading(question: Stored, answer: string): Reading
  /** The answers, in wire form, that a report names even when nobody gave them: every option, or else the right one. */
  listed(question: Stored): readonly string[]
  /** The question as files of other products have it. */
  exchanged(question: Stored): Exchanged
  /** What becomes of their questions of one form; left out where no form comes to this type by itself. */
  landing?: { [Form in ExchangedForm]: LandingFrom<Form> }[ExchangedForm]
}

/** Declares a question type; exists so that the compiler checks a kind where it is written. */
export const defineKind = <Code extends string, Schema extends z.ZodType<{ questionType: Code }>>(
  kind: Kind<Code, z.infer<Schema>> & { stored: Schema },
): Kind<Code, z.infer<Schema>> => kind
