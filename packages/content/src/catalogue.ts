import { readdirSync, readFileSync } from 'node:fs'
import type { Question } from '@quokka/core/questions'
import { AuthoredQuestion, mixing, numbered } from '@quokka/core/questions'
import * as z from 'zod'
import type { QuizFile } from './quiz-file.ts'
import { timerOf } from './timers.ts'

const CATEGORIES_FILE = new URL('../categories.json', import.meta.url)
const QUIZZES_FOLDER = new URL('../quizzes/', import.meta.url)

/** The folder in which the pictures and sounds of the catalogue lie. */
export const PICTURES_FOLDER = new URL('../pictures/', import.meta.url)

const CatalogueCategory = z.strictObject({ categoryId: z.string(), categoryName: z.string(), image: z.string() })
export type CatalogueCategory = z.infer<typeof CatalogueCategory>

/** A ready-made quiz as it can be hosted. */
export interface CatalogueQuiz extends Omit<QuizFile, 'questions'> {
  /** As they are written: enough to count them and to find one. */
  slides: QuizFile['questions']
  /** As they are played. Read when first asked for, as reading all quizzes would hold up every start. */
  questions(): Question[]
}

const readJson = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** The catalogue's categories. Throws when the file breaks its schema: the catalogue is part of the product. */
export const readCategories = (): CatalogueCategory[] => z.array(CatalogueCategory).parse(readJson(CATEGORIES_FILE))

/** All files of the catalogue by name, as they are: that each keeps to `QuizFile` is tested, not looked at in every start. */
export const readQuizFiles = (): QuizFile[] =>
  readdirSync(QUIZZES_FOLDER)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readJson(new URL(name, QUIZZES_FOLDER)) as QuizFile)

/** A question as it can be played: read as an author's would be, with the timer of its quiz and, unless it keeps its order, with options that mix. */
const playable = ({ ageGroup }: QuizFile, written: QuizFile['questions'][number]): Question => {
  const timer = timerOf(ageGroup, written.questionType, written.slow ?? false)
  const question = numbered(AuthoredQuestion.parse({ ...written, ...(timer && { timer }) }), written.questionId)
  return written.keepOrder ? question : mixing(question)
}

/** The quiz of a file. Its questions throw when one breaks the schema that an author's are read by. */
export const quizOf = (file: QuizFile): CatalogueQuiz => {
  const { questions: slides, ...head } = file
  let questions: Question[] | undefined
  return {
    ...head,
    slides,
    questions: () => {
      questions ??= slides.map((slide) => playable(file, slide))
      return questions
    },
  }
}

let quizzes: readonly CatalogueQuiz[] | undefined

/** All ready-made quizzes by name of file; the files are part of the product and read once. */
export const readQuizzes = (): readonly CatalogueQuiz[] => {
  quizzes ??= readQuizFiles().map(quizOf)
  return quizzes
}
