import type { Question } from '../questions/index.ts'
import type { SourceQuiz } from '../room/quiz.ts'

const common = (number: number) => ({
  questionId: `question-${number}`,
  questionTitle: `Question ${number}`,
  questionImage: number === 1 ? 'picture.png' : null,
  answerImage: number === 1 ? 'solution-picture.png' : null,
  answerContent: `Because of secret-reason-${number}`,
  timerS: 30,
  maxPoints: 100,
})

/** One question of every type, and a survey. Right answers are words that appear nowhere else. */
export const ALL_TYPES: Question[] = [
  { ...common(1), questionType: 'MCQ', choices: ['Alder', 'Birch', 'Cedar', 'Douglas'], correct: 'Cedar' },
  { ...common(2), questionType: 'TRF', correct: 'False' },
  {
    ...common(3),
    questionType: 'MTF',
    left: ['one', 'two', 'three', 'four'],
    answers: ['uno', 'dos', 'tres', 'cuatro'],
    offered: ['uno', 'dos', 'tres', 'cuatro'],
  },
  {
    ...common(4),
    questionType: 'DND',
    answers: ['first', 'second', 'third', 'fourth'],
    offered: ['first', 'second', 'third', 'fourth'],
  },
  { ...common(5), questionType: 'FIB', accepted: ['quokka', 'wombat'], given: 0 },
  { ...common(6), questionType: 'CNT', accepted: ['Great Reef'], given: 0 },
  { ...common(7), questionType: 'NQS', note: 'A note to read', timerS: 5, maxPoints: 0, answerContent: null },
  { ...common(8), questionType: 'MCQ', choices: ['Red', 'Green', 'Blue', 'Pink'], correct: null },
]

export const ALL_TYPES_QUIZ: SourceQuiz = {
  quizId: 'source-quiz',
  quizName: 'All types',
  quizType: 'Ready Made',
  mediaFolder: 'readymade',
  questions: ALL_TYPES,
}

/** A right answer to a question in wire form; undefined where none is right. */
export const rightAnswer = (question: Question): string | undefined => {
  if ('choices' in question) return question.correct ?? undefined
  if ('accepted' in question) return question.accepted[0]
  if ('offered' in question) return JSON.stringify(question.answers)
  return 'correct' in question ? (question.correct ?? undefined) : undefined
}

/** An acceptable answer that is not right. */
export const wrongAnswer = (question: Question): string | undefined => {
  if ('choices' in question) return question.choices.find((choice) => choice !== question.correct)
  if ('accepted' in question) return 'zzz'
  if ('offered' in question) return JSON.stringify([...question.answers.slice(1), ...question.answers.slice(0, 1)])
  return 'correct' in question ? (question.correct === 'True' ? 'False' : 'True') : undefined
}
