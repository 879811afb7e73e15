import type { QuizHead } from '../derived-quiz.ts'

type Own = Omit<QuizHead, 'quizImage' | 'categories' | 'subject' | 'language'> & {
  /** The recipe of the cover. */
  cover: string
}

/** The head of a quiz of mathematics in English. */
export const mathematicsHead = ({ cover, quizId, quizName, quizDescription, ...own }: Own): QuizHead => ({
  quizId,
  quizName,
  quizDescription,
  quizImage: `${cover}.png`,
  ageGroup: own.ageGroup,
  categories: ['mathematics'],
  subject: 'Mathematics',
  classes: own.classes,
  topics: own.topics,
  difficulty: own.difficulty,
  language: 'en',
  keyWords: own.keyWords,
})
