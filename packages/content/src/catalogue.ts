import { readdirSync, readFileSync } from 'node:fs'
import { AGE_GROUPS } from '@quokka/core/accounts'
import { LIMITS } from '@quokka/core/limits'
import type { Question } from '@quokka/core/questions'
import { AuthoredQuestion, numbered } from '@quokka/core/questions'
import * as z from 'zod'

const CATEGORIES_FILE = new URL('../categories.json', import.meta.url)
const QUIZZES_FOLDER = new URL('../quizzes/', import.meta.url)

/** The folder in which the pictures of the catalogue lie. */
export const PICTURES_FOLDER = new URL('../pictures/', import.meta.url)

const CatalogueCategory = z.strictObject({ categoryId: z.string(), categoryName: z.string(), image: z.string() })
export type CatalogueCategory = z.infer<typeof CatalogueCategory>

/** A file of `quizzes/`: a quiz with its questions as an author sends them (contract §2). `free` quizzes are open to every plan. */
export const QuizFile = z.strictObject({
  quizId: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u),
  quizName: z.string().min(1).max(LIMITS.quizNameCharacters),
  quizDescription: z.string().min(1).max(LIMITS.quizDescriptionCharacters),
  quizImage: z.string(),
  ageGroup: z.enum(AGE_GROUPS),
  categories: z.array(z.string()).min(1),
  tier: z.enum(['free', 'premium']),
  questions: z.array(AuthoredQuestion).min(1),
})

/** A ready-made quiz as it can be hosted. */
export interface CatalogueQuiz extends Omit<z.infer<typeof QuizFile>, 'questions'> {
  questions: Question[]
}

const readJson = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** The catalogue's categories. Throws when the file breaks its schema: the catalogue is part of the product. */
export const readCategories = (): CatalogueCategory[] => z.array(CatalogueCategory).parse(readJson(CATEGORIES_FILE))

/** All ready-made quizzes by name of file, questions with ids. Throws when one breaks its schema. */
export const readQuizzes = (): CatalogueQuiz[] =>
  readdirSync(QUIZZES_FOLDER)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const quiz = QuizFile.parse(readJson(new URL(name, QUIZZES_FOLDER)))
      const questions = quiz.questions.map((question, index) => numbered(question, `${quiz.quizId}-${index + 1}`))
      return { ...quiz, questions }
    })
