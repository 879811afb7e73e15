import type { QuizHead } from '../derived-quiz.ts'

/** The head of a school quiz on geography; a quiz gives what is its own. */
export const geographyHead = (
  own: Pick<QuizHead, 'quizId' | 'quizName' | 'quizDescription' | 'quizImage' | 'topics' | 'keyWords'> &
    Partial<QuizHead>,
): QuizHead => ({
  ageGroup: '9 to 14',
  categories: ['geography'],
  subject: 'Geography',
  classes: [5, 6, 7, 8, 9],
  difficulty: 'medium',
  language: 'en',
  ...own,
})
