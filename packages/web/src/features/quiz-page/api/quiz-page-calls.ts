import type { PageAnswer, QuizPage } from '@quokka/contract/http'
import { copyQuiz, getQuizAnswers, getQuizPage } from '@quokka/contract/http'
import type { Outcome } from '../../../lib/calls/call.ts'
import { call } from '../../../lib/calls/call.ts'

/** What a quiz is and asks, without its answers. */
export const fetchQuizPage = (quizId: string): Promise<Outcome<QuizPage>> => call(getQuizPage, { quizId })

/** Its slides with their answers. */
export const fetchAnswers = async (quizId: string): Promise<Outcome<readonly PageAnswer[]>> => {
  const answer = await call(getQuizAnswers, { quizId })
  return answer.ok ? { ok: true, value: answer.value.questions } : answer
}

/** A draft of one's own; answers its id. */
export const makeCopy = async (quizId: string): Promise<Outcome<string>> => {
  const answer = await call(copyQuiz, { quizId })
  return answer.ok ? { ok: true, value: answer.value.quizId } : answer
}
