import type { BankQuestion, QuestionRead } from '@quokka/contract/http'
import { findQuestions, insertQuestions } from '@quokka/contract/http'
import type * as z from 'zod/mini'
import type { Outcome } from '../../../lib/calls/call.ts'
import { call } from '../../../lib/calls/call.ts'

export type Wanted = z.input<typeof findQuestions.body>
export type Found = z.output<typeof findQuestions.answer>

export const fetchQuestions = (wanted: Wanted): Promise<Outcome<Found>> => call(findQuestions, wanted)

/** All or none, the first at its number from 1. */
export const copyQuestions = (
  quizId: string,
  chosen: readonly BankQuestion[],
  questionNumber: number,
): Promise<Outcome<{ questions: QuestionRead[]; addedQuestionIds: string[]; mediaLeftOut: number }>> =>
  call(insertQuestions, {
    quizId,
    from: chosen.map(({ question }) => ({ quizId: question.quizId, questionId: question.questionId })),
    questionNumber,
  })
