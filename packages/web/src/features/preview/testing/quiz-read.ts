import type { QuestionRead, QuizRead } from '@quokka/contract/http'
import { questionRead } from '@quokka/contract/http'
import type { Question } from '@quokka/core/questions'

/** Questions as the server gives them to their editors. */
export const questionsRead = (questions: readonly Question[]): QuestionRead[] =>
  questions.map((question, index) => questionRead('quiz-1', { question, revision: 1 }, index))

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
  isPublic: true,
  teamCount: 0,
  questionIds: questions.map(({ questionId }) => questionId),
  questions: questionsRead(questions),
  revision: 1,
})
