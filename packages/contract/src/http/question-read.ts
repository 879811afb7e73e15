import type { QuestionRead } from '@quokka/contract/http'
import { stringifyList, textOrNone } from '@quokka/contract/wire'
import { playerView, solution } from '@quokka/core/questions'
import type { StoredSlide } from '../../stores/quizzes.ts'

/** A slide as its editors read it back: with its answer, which nobody else gets (contract §2). */
export const questionRead = (quizId: string, { question, revision }: StoredSlide, index: number): QuestionRead => {
  const { answerChoices, answerBlanks } = playerView(question)
  return {
    questionId: question.questionId,
    quizId,
    questionType: question.questionType,
    questionTitle: question.questionTitle,
    correctAnswer: stringifyList(solution(question)),
    answerChoices: stringifyList(answerChoices),
    s3ImageName: question.questionImage,
    s3AnswerImageName: question.answerImage,
    answerContent: textOrNone(question.answerContent),
    timeToAnswer: question.timerS,
    maxPoints: question.maxPoints,
    questionNumber: index + 1,
    quizType: 'Private',
    ...(answerBlanks && { answerBlanks }),
    revision,
  }
}
