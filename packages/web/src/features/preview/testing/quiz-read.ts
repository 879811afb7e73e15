import type { QuestionRead, QuizRead } from '@quokka/contract/http'
import { stringifyList, textOrNone } from '@quokka/contract/wire'
import type { Question } from '@quokka/core/questions'
import { playerView, solution } from '@quokka/core/questions'

/** Questions as the server gives them to their editors. */
export const questionsRead = (questions: readonly Question[]): QuestionRead[] =>
  questions.map((question, index) => {
    const { answerChoices, answerBlanks } = playerView(question)
    return {
      questionId: question.questionId,
      quizId: 'quiz-1',
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
      revision: 1,
    }
  })

/** A draft with these questions. */
export const quizRead = (questions: readonly Question[]): QuizRead => ({
  quizId: 'quiz-1',
  quizName: 'Space for the Curious',
  quizDescription: 'Planets and moons',
  ageGroup: '9 to 14',
  quizImage: '',
  quizType: 'Private',
  statusCode: 'DRF',
  createdOn: '2026-11-01T10:00:00Z',
  editedOn: '2026-11-02T10:00:00Z',
  isOwner: true,
  questionIds: questions.map(({ questionId }) => questionId),
  questions: questionsRead(questions),
  revision: 1,
})
