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
  /** What there is to play: enough to count it and to find one. */
  slides: readonly Pick<QuizFile['questions'][number], 'questionId' | 'questionType'>[]
  /** As they are played. Read when first asked for: all of them would hold up every start and fill the memory. */
  questions(): Question[]
}

const readJson = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** The catalogue's categories. Throws when the file breaks its schema: the catalogue is part of the product. */
export const readCategories = (): CatalogueCategory[] => z.array(CatalogueCategory).parse(readJson(CATEGORIES_FILE))

const placesOfQuizzes = (): URL[] =>
  readdirSync(QUIZZES_FOLDER)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => new URL(name, QUIZZES_FOLDER))

/** As it is: that each keeps to `QuizFile` is tested, not checked at every start. */
const readQuizFile = (place: URL): QuizFile => readJson(place) as QuizFile

/** All files of the catalogue by name. */
export const readQuizFiles = (): QuizFile[] => placesOfQuizzes().map(readQuizFile)

/** A question as it can be played: read as an author's would be, with the timer of its quiz and, unless it keeps its order, with options that mix. */
const playable = ({ ageGroup }: QuizFile, written: QuizFile['questions'][number]): Question => {
  const timer = timerOf(ageGroup, written.questionType, written.slow ?? false)
  const question = numbered(AuthoredQuestion.parse({ ...written, ...(timer && { timer }) }), written.questionId)
  return written.keepOrder ? question : mixing(question)
}

/** The questions of a file. Throws when one breaks the schema that an author's are read by. */
export const questionsOf = (file: QuizFile): Question[] => file.questions.map((written) => playable(file, written))

const quizAt = (place: URL): CatalogueQuiz => {
  const { questions: written, ...head } = readQuizFile(place)
  let questions: Question[] | undefined
  return {
    ...head,
    slides: written.map(({ questionId, questionType }) => ({ questionId, questionType })),
    questions: () => {
      questions ??= questionsOf(readQuizFile(place))
      return questions
    },
  }
}

let quizzes: readonly CatalogueQuiz[] | undefined

/** All ready-made quizzes by name of file; the files are part of the product and read once. */
export const readQuizzes = (): readonly CatalogueQuiz[] => {
  quizzes ??= placesOfQuizzes().map(quizAt)
  return quizzes
}
