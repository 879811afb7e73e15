import { readQuizzes } from '../../packages/content/src/index.ts'
import { knownAnswer } from '../harness/known-answers.ts'

/** The known answers of a ready-made quiz by question title. */
export const quizAnswers = (quizId: string): Record<string, string> =>
  Object.fromEntries(
    readQuizzes()
      .filter((quiz) => quiz.quizId === quizId)
      .flatMap((quiz) => quiz.questions())
      .flatMap(({ questionTitle }) => {
        const answer = knownAnswer(questionTitle)
        return answer === undefined ? [] : [[questionTitle, answer]]
      }),
  )
