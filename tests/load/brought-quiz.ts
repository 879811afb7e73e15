import { COVER } from '../harness/own-quiz.ts'

const QUESTIONS = 200

const questions = Array.from({ length: QUESTIONS }, (_, index) => ({
  questionType: 'MCQ',
  questionTitle: `${index} ${'x'.repeat(290)}`,
  answerChoices: ['A', 'B', 'C', 'D'].map((letter) => `${letter} ${'y'.repeat(58)}`),
  correctAnswer: [`B ${'y'.repeat(58)}`],
  answerContent: 'z'.repeat(300),
}))

/** The body that brings in a quiz of 200 questions, each as long as one can be; five thousand are 25 of them. */
export const broughtQuiz = (importKey: string): string =>
  JSON.stringify({
    importKey,
    quizName: `Brought ${importKey}`,
    quizDescription: 'From a file',
    ageGroup: '18+',
    quizImage: COVER,
    questions,
  })
