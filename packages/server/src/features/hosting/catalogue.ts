import type { CatalogueCategory, CatalogueQuiz } from '@quokka/content'
import type { Category, ReadyMadeQuiz } from '@quokka/contract/http'
import type { AgeGroup, Plan } from '@quokka/core/accounts'
import { agesUpTo } from '@quokka/core/accounts'
import type { Question } from '@quokka/core/questions'
import { scoredTypes } from '@quokka/core/questions'
import type { Drawable } from '@quokka/core/quiz'
import { searchFold, searchText } from '@quokka/core/quiz'
import { mediaAddress } from '../../media/media-address.ts'
import type { HostableQuiz } from './hostable-quiz.ts'

/** The folder below `/media/` in which the catalogue's pictures are served (contract §9). */
export const MEDIA_FOLDER = 'readymade'

/** The viewer of the catalogue. */
export interface CatalogueViewer {
  ageGroup: AgeGroup | undefined
  plan: Plan
  /** Quizzes that were taken down. */
  without: ReadonlySet<string>
}

/** What stands behind a choice of categories. */
export interface Interest {
  /** The chosen ones, each once, in the catalogue's order. */
  categories: CatalogueCategory[]
  /** One of them has nothing that the plan opens. */
  isLocked: boolean
  /** Those that count and are open to the plan. */
  questions: Drawable[]
}

/** The ready-made quizzes and categories as hosts see them. */
export interface Catalogue {
  /** `allowed` are those open to the plan; an empty search finds every quiz. */
  quizzes(viewer: CatalogueViewer, search: string): { all: ReadyMadeQuiz[]; allowed: ReadyMadeQuiz[] }
  categories(viewer: CatalogueViewer): { all: Category[]; allowed: Category[] }
  /** The question of an id; undefined when there is none. */
  question(questionId: string): Question | undefined
  /** How many quizzes cost nothing. */
  freeCount: number
  /** The quiz that a question is of; undefined when there is none. */
  quizIdOf(questionId: string): string | undefined
  /** Undefined when one of them does not exist. */
  interest(viewer: CatalogueViewer, categoryIds: readonly string[]): Interest | undefined
  /** The quiz to freeze; `locked` when the plan does not include it, undefined when there is none. */
  find(quizId: string, plan: Plan): HostableQuiz | 'locked' | undefined
}

/** The slides that count. */
const countedOf = ({ slides }: CatalogueQuiz): CatalogueQuiz['slides'] => {
  const types = scoredTypes()
  return slides.filter(({ questionType }) => types.includes(questionType))
}

const topicsOf = ({ topics, keyWords }: CatalogueQuiz): string[] => [...topics, ...keyWords]

const tile = (quiz: CatalogueQuiz): ReadyMadeQuiz => ({
  quizId: quiz.quizId,
  quizName: quiz.quizName,
  quizDescription: quiz.quizDescription,
  quizImage: quiz.quizImage,
  categoryIdList: JSON.stringify(quiz.categories),
  quizType: 'Ready Made',
  questionCount: countedOf(quiz).length,
  origin: 'ready-made',
  subject: quiz.subject,
  classes: quiz.classes,
  topics: topicsOf(quiz),
})

const source = (quiz: CatalogueQuiz): HostableQuiz => ({
  quizId: quiz.quizId,
  quizName: quiz.quizName,
  quizType: 'Ready Made',
  mediaFolder: MEDIA_FOLDER,
  questions: quiz.questions(),
  quizDescription: quiz.quizDescription,
  image: mediaAddress(MEDIA_FOLDER, quiz.quizImage),
  ageGroup: quiz.ageGroup,
})

const drawables = (quiz: CatalogueQuiz): Drawable[] => {
  const { categories, ageGroup, difficulty } = quiz
  return countedOf(quiz).map(({ questionId, questionType }) => ({
    questionId,
    questionType,
    categories,
    ageGroup,
    difficulty,
  }))
}

/** The catalogue over quizzes that were read at the start; free ones first, each group by name. */
export const catalogue = (quizzes: readonly CatalogueQuiz[], categories: readonly CatalogueCategory[]): Catalogue => {
  const isFree = (quiz: CatalogueQuiz) => quiz.tier === 'free'
  const sorted = [...quizzes].sort(
    (left, right) => Number(isFree(right)) - Number(isFree(left)) || (left.quizName < right.quizName ? -1 : 1),
  )
  const isOpen = (quiz: CatalogueQuiz, plan: Plan) => plan !== 'free' || isFree(quiz)
  const openTo = (plan: Plan, listed: readonly CatalogueQuiz[]) => listed.filter((quiz) => isOpen(quiz, plan))
  // Every look at the list needs them.
  const tileOf = new Map(sorted.map((quiz) => [quiz, tile(quiz)]))
  const textOf = new Map([...tileOf].map(([quiz, tiled]) => [quiz, searchText(tiled)]))
  const byId = new Map(sorted.map((quiz) => [quiz.quizId, quiz]))
  const quizOfQuestion = new Map(sorted.flatMap((quiz) => quiz.slides.map(({ questionId }) => [questionId, quiz])))
  const listedFor = ({ ageGroup, without }: CatalogueViewer) => {
    const ages = agesUpTo(ageGroup)
    return sorted.filter((quiz) => ages.includes(quiz.ageGroup) && !without.has(quiz.quizId))
  }

  const counted = (among: readonly CatalogueQuiz[]): Category[] =>
    categories
      .map((category) => {
        const within = among.filter((quiz) => quiz.categories.includes(category.categoryId))
        const questionCount = within.reduce((sum, quiz) => sum + countedOf(quiz).length, 0)
        return { ...category, questionCount }
      })
      .filter((category) => category.questionCount > 0)

  return {
    quizzes(viewer, search) {
      const wanted = searchFold(search)
      const found = listedFor(viewer).filter((quiz) => textOf.get(quiz)?.includes(wanted))
      const tiled = (among: readonly CatalogueQuiz[]) => among.flatMap((quiz) => tileOf.get(quiz) ?? [])
      return { all: tiled(found), allowed: tiled(openTo(viewer.plan, found)) }
    },
    categories(viewer) {
      const listed = listedFor(viewer)
      return { all: counted(listed), allowed: counted(openTo(viewer.plan, listed)) }
    },
    question: (questionId) =>
      quizOfQuestion
        .get(questionId)
        ?.questions()
        .find((question) => question.questionId === questionId),
    freeCount: openTo('free', sorted).length,
    quizIdOf: (questionId) => quizOfQuestion.get(questionId)?.quizId,
    interest(viewer, categoryIds) {
      const chosen = categories.filter(({ categoryId }) => categoryIds.includes(categoryId))
      if (chosen.length < new Set(categoryIds).size) return undefined
      const listed = listedFor(viewer).filter((quiz) => quiz.categories.some((id) => categoryIds.includes(id)))
      const open = openTo(viewer.plan, listed)
      const isAmong = (among: readonly CatalogueQuiz[], { categoryId }: CatalogueCategory) =>
        among.some((quiz) => quiz.categories.includes(categoryId))
      return {
        categories: chosen,
        isLocked: chosen.some((category) => isAmong(listed, category) && !isAmong(open, category)),
        questions: open.flatMap(drawables),
      }
    },
    find(quizId, plan) {
      const quiz = byId.get(quizId)
      if (quiz === undefined) return undefined
      return isOpen(quiz, plan) ? source(quiz) : 'locked'
    },
  }
}
