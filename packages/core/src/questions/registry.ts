import * as z from 'zod'
import { cnt } from './cnt.ts'
import { dnd } from './dnd.ts'
import { fib } from './fib.ts'
import type { Kind } from './kind.ts'
import { mcq } from './mcq.ts'
import { mtf } from './mtf.ts'
import { nqs } from './nqs.ts'
import type { QuestionType } from './question-types.ts'
import { QUESTION_TYPES } from './question-types.ts'
import { readAs } from './read-as.ts'
import { trf } from './trf.ts'

/** What each question type means; the compiler asks for one kind a code. */
export const kinds = {
  MCQ: mcq,
  TRF: trf,
  MTF: mtf,
  DND: dnd,
  FIB: fib,
  CNT: cnt,
  NQS: nqs,
} as const satisfies { [Code in QuestionType]: { code: Code } }

type Kinds = typeof kinds

/** A question as it is kept: with its solution, so it never leaves the server except to its editors. */
export type Question = { [Code in keyof Kinds]: z.infer<Kinds[Code]['stored']> }[keyof Kinds]
export type AuthoredQuestion = { [Code in keyof Kinds]: z.infer<Kinds[Code]['authored']> }[keyof Kinds]

/** What an author sent, as it is stored under an id. The cast is sound: a type's stored form is its authored one with an id. */
export const numbered = (authored: AuthoredQuestion, questionId: string): Question =>
  ({ ...authored, questionId }) as Question

const stored = Object.values(kinds).map((kind) => kind.stored)
/** The cast is sound: each schema reads one member of the union. */
const authoredAs = (code: QuestionType) => kinds[code].authored as unknown as z.ZodType<AuthoredQuestion>

/** The shape in which an author sends a question, by its type; for descriptions, since it does not hold what a schema cannot say. */
export const sentShapes = (): [code: QuestionType, shape: z.ZodType][] =>
  Object.values<Pick<Kind<QuestionType, Question>, 'code' | 'sent'> & { authored: z.ZodType }>(kinds).map(
    ({ code, sent, authored }) => [code, sent ?? authored],
  )

/** Any stored question. */
export const Question = z.union(stored as [z.ZodType<Question>, ...z.ZodType<Question>[]])

/** A question as sent, of any type, read into its stored form without an id. Contract §2. */
export const AuthoredQuestion = z
  .looseObject({ questionType: z.enum(QUESTION_TYPES) })
  .transform((sent, context) => readAs(authoredAs(sent.questionType), sent, context))
