import type { Question } from '@quokka/core/questions'
import { forEditors, playerView, solution } from '@quokka/core/questions'
import { textOrNone } from '../wire/none-text.ts'
import { stringifyList } from '../wire/stringified-list.ts'
import type { QuestionRead } from './authoring.ts'

/** A question with the revision under which it is stored; `revision` grows with each change, from 1. */
interface Stored {
  question: Question
  revision: number
}

/** A slide as its editors read it back: with its answer, which nobody else gets (contract §2). `index` counts from 0. */
export const questionRead = (quizId: string, { question, revision }: Stored, index: number): QuestionRead => {
  const { answerChoices, answerBlanks } = playerView(question)
  const parameters = forEditors(question)
  return {
    questionId: question.questionId,
    quizId,
    questionType: question.questionType,
    questionTitle: question.questionTitle,
    correctAnswer: stringifyList(solution(question)),
    answerChoices: stringifyList(answerChoices),
    s3ImageName: question.questionImage,
    s3AnswerImageName: question.answerImage,
    ...(question.questionImageAlt && { questionImageAlt: question.questionImageAlt }),
    ...(question.answerImageAlt && { answerImageAlt: question.answerImageAlt }),
    answerContent: textOrNone(question.answerContent),
    timeToAnswer: question.timerS,
    maxPoints: question.maxPoints,
    questionNumber: index + 1,
    quizType: 'Private',
    ...(answerBlanks && { answerBlanks }),
    ...(Object.keys(parameters).length > 0 && { parameters }),
    revision,
  }
}
