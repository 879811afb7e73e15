import { addQuestions, importQuiz } from '@quokka/contract/http'
import { call } from '../../../lib/calls/call.ts'
import type { Findability } from '../report/findability.ts'

interface NewQuiz extends Findability {
  importKey: string
  quizName: string
  quizDescription: string
  ageGroup: string
  quizImage: string | null
}

type Sent = Readonly<Record<string, unknown>>
/** The cast is sound: each question was read by its type, which has a code. */
const asQuestions = (sent: readonly Sent[]) => [...sent] as { questionType: never }[]

/** Makes a quiz with its slides, all or nothing; repeated, it makes no second one. */
export const makeQuizOf = (quiz: NewQuiz, sent: readonly Sent[]) =>
  call(importQuiz, { ...quiz, questions: asQuestions(sent) })

/** Adds slides to a quiz, all or none; repeated, it adds none a second time. */
export const addToQuiz = (quizId: string, importKey: string, sent: readonly Sent[]) =>
  call(addQuestions, { quizId, importKey, questions: asQuestions(sent) })
