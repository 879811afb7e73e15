import * as z from 'zod'
import * as listed from './kinds.ts'
import type { QuestionType } from './question-types.ts'
import { QUESTION_TYPES } from './question-types.ts'
import { readAs } from './read-as.ts'

type Kinds = typeof listed

/** What each question type means; the compiler asks for one kind a code. */
export const kinds: Kinds & { [Code in QuestionType]: { code: Code } } = listed

/** A question as it is kept: with its solution, so it never leaves the server except to its editors. */
export type Question = { [Code in keyof Kinds]: z.infer<Kinds[Code]['stored']> }[keyof Kinds]
export type AuthoredQuestion = { [Code in keyof Kinds]: z.infer<Kinds[Code]['authored']> }[keyof Kinds]

/** What an author sent, as it is stored under an id. The cast is sound: a type's stored form is its authored one with an id. */
export const numbered = (authored: AuthoredQuestion, questionId: string): Question =>
  ({ ...authored, questionId }) as Question

const stored = QUESTION_TYPES.map((code) => kinds[code].stored)
/** The cast is sound: each schema reads one member of the union. */
const authoredAs = (code: QuestionType) => kinds[code].authored as unknown as z.ZodType<AuthoredQuestion>

/** The shape in which an author sends a question, by its type; for descriptions, since it does not hold what a schema cannot say. */
export const sentShapes = (): [code: QuestionType, shape: z.ZodType][] =>
  QUESTION_TYPES.map((code) => {
    const { sent, authored }: { sent?: z.ZodType; authored: z.ZodType } = kinds[code]
    return [code, sent ?? authored]
  })

/** Any stored question. */
export const Question = z.union(stored as unknown as [z.ZodType<Question>, ...z.ZodType<Question>[]])

/** A question as sent, of any type, read into its stored form without an id. Contract §2. */
export const AuthoredQuestion = z
  .looseObject({ questionType: z.enum(QUESTION_TYPES) })
  .transform((sent, context) => readAs(authoredAs(sent.questionType), sent, context))
