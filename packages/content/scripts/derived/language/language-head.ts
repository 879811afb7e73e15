import type { QuizHead } from '../derived-quiz.ts'

type Own = Pick<QuizHead, 'quizId' | 'quizName' | 'quizDescription' | 'quizImage' | 'topics' | 'keyWords'> &
  Partial<QuizHead>

/** The head of an English quiz for ages 6 to 8; a quiz gives what is its own. */
export const firstEnglishHead = (own: Own): QuizHead => ({
  ageGroup: '6 to 8',
  categories: ['language'],
  subject: 'English',
  classes: [1, 2],
  difficulty: 'easy',
  language: 'en',
  ...own,
})

/** The head of an English quiz for ages 9 to 14. */
export const englishHead = (own: Own): QuizHead => ({
  ageGroup: '9 to 14',
  categories: ['language'],
  subject: 'English',
  classes: [4, 5, 6, 7],
  difficulty: 'medium',
  language: 'en',
  ...own,
})
