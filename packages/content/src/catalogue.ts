import { readdirSync, readFileSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Question } from '@quokka/core/questions'
import { AuthoredQuestion, mixing, numbered } from '@quokka/core/questions'
import type { IndexedQuiz, QuizIndex } from '@quokka/core/search'
import { indexingQuizzes, textsOfQuestion } from '@quokka/core/search'
import * as z from 'zod'
import type { QuizFile } from './quiz-file.ts'
import { timerOf } from './timers.ts'

const CATEGORIES_FILE = new URL('../categories.json', import.meta.url)
const QUIZZES_FOLDER = new URL('../quizzes/', import.meta.url)

/** The folder in which the pictures and sounds of the catalogue lie. */
export const PICTURES_FOLDER = new URL('../pictures/', import.meta.url)

const CatalogueCategory = z.strictObject({ categoryId: z.string(), categoryName: z.string(), image: z.string() })
export type CatalogueCategory = z.infer<typeof CatalogueCategory>

/** A slide of a ready-made quiz as it is listed. */
export interface CatalogueSlide extends Pick<QuizFile['questions'][number], 'questionId' | 'questionType'> {
  questionTitle: string
}

/** A ready-made quiz as it can be hosted. */
export interface CatalogueQuiz extends Omit<QuizFile, 'questions'> {
  /** What there is to play: enough to count it and to find one. */
  slides: readonly CatalogueSlide[]
  /** As they are played. Read when first asked for: all of them would hold up every start and fill the memory. */
  questions(): Question[]
  /** What a search reads of them, which is not kept. */
  searchedQuestions(): IndexedQuiz['questions']
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
  const file = readQuizFile(place)
  const { questions: _written, ...head } = file
  let questions: Question[] | undefined
  return {
    ...head,
    slides: file.questions.map(({ questionId, questionType, questionTitle }) => ({
      questionId,
      questionType,
      questionTitle: String(questionTitle),
    })),
    questions: () => {
      questions ??= questionsOf(readQuizFile(place))
      return questions
    },
    searchedQuestions: () =>
      questionsOf(readQuizFile(place)).map((question) => ({
        questionId: question.questionId,
        texts: textsOfQuestion(question),
      })),
  }
}

let quizzes: readonly CatalogueQuiz[] | undefined

/** All ready-made quizzes by name of file; the files are part of the product and read once. */
export const readQuizzes = (): readonly CatalogueQuiz[] => {
  quizzes ??= placesOfQuizzes().map(quizAt)
  return quizzes
}

/** The order in which quizzes are listed: free ones first, each group by name. */
export const byTierAndName = (left: CatalogueQuiz, right: CatalogueQuiz): number =>
  Number(right.tier === 'free') - Number(left.tier === 'free') || (left.quizName < right.quizName ? -1 : 1)

const makeQuizIndex = async (): Promise<QuizIndex> => {
  const names = new Map(readCategories().map(({ categoryId, categoryName }) => [categoryId, categoryName]))
  const indexing = indexingQuizzes(
    [...readQuizzes()].sort(byTierAndName).map((quiz) => ({
      ...quiz,
      keyWords: [...quiz.topics, ...quiz.keyWords, ...quiz.categories.flatMap((id) => names.get(id) ?? [])],
      get questions() {
        return quiz.searchedQuestions()
      },
    })),
  )
  for (;;) {
    const { done, value } = indexing.next()
    if (done) return value
    await nextTurn()
  }
}

let index: Promise<QuizIndex> | undefined

/**
 * The index of all ready-made quizzes by name, key words, description and questions; the names of their categories are key words too. Made when
 * it is first asked for, since it is a second of work by which every start would be longer, in pieces of some milliseconds.
 */
export const readQuizIndex = (): Promise<QuizIndex> => {
  index ??= makeQuizIndex()
  return index
}
