import type { QuizHead } from '../derived-quiz.ts'

/** The head of a school quiz on science; a quiz gives what is its own. */
export const scienceHead = (
  own: Pick<QuizHead, 'quizId' | 'quizName' | 'quizDescription' | 'quizImage' | 'topics' | 'keyWords'> &
    Partial<QuizHead>,
): QuizHead => ({
  ageGroup: '9 to 14',
  categories: ['science'],
  subject: 'Science',
  classes: [7, 8, 9],
  difficulty: 'medium',
  language: 'en',
  ...own,
})
