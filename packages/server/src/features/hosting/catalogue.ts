import type { CatalogueCategory, CatalogueQuiz } from '@quokka/content'
import { byTierAndName } from '@quokka/content'
import type { Category, ReadyMadeQuiz } from '@quokka/contract/http'
import type { AgeGroup, Plan } from '@quokka/core/accounts'
import { agesUpTo } from '@quokka/core/accounts'
import type { Question } from '@quokka/core/questions'
import { scoredTypes } from '@quokka/core/questions'
import type { Drawable } from '@quokka/core/quiz'
import { QUIZ_LIMITS } from '@quokka/core/quiz'
import type { QuizIndex, SearchedQuiz, SearchQuery } from '@quokka/core/search'
import { mediaAddress } from '../../media/media-address.ts'
import type { LikeQuiz } from './authored-quizzes.ts'
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

/** What there is, and what of it the plan opens. */
export interface OpenTo<Item> {
  all: Item[]
  allowed: Item[]
}

/** The ready-made quizzes and categories as hosts see them. */
export interface Catalogue {
  /** `allowed` are those open to the plan. */
  quizzes(viewer: CatalogueViewer): OpenTo<ReadyMadeQuiz>
  /** What a search finds, the best first, and what comes closest where none says all. */
  search(
    viewer: CatalogueViewer,
    query: SearchQuery,
  ): Promise<{ found: OpenTo<ReadyMadeQuiz>; nearest: OpenTo<ReadyMadeQuiz> }>
  /** Those that are most like a quiz, of the catalogue and of some besides, the best first. */
  similar(
    viewer: CatalogueViewer,
    quiz: SearchedQuiz & { quizId: string },
    besides: readonly LikeQuiz[],
  ): Promise<ReadyMadeQuiz[]>
  /** A quiz, whatever the plan; undefined when there is none. */
  byId(quizId: string): CatalogueQuiz | undefined
  categories(viewer: CatalogueViewer): OpenTo<Category>
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
  language: quiz.language,
  topics: topicsOf(quiz),
})

const source = (quiz: CatalogueQuiz): HostableQuiz => ({
  quizId: quiz.quizId,
  quizName: quiz.quizName,
  quizType: 'Ready Made',
  mediaFolder: MEDIA_FOLDER,
  language: quiz.language,
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
export const catalogue = (
  quizzes: readonly CatalogueQuiz[],
  categories: readonly CatalogueCategory[],
  readIndex: () => Promise<QuizIndex>,
): Catalogue => {
  const isFree = (quiz: CatalogueQuiz) => quiz.tier === 'free'
  const sorted = [...quizzes].sort(byTierAndName)
  const isOpen = (quiz: CatalogueQuiz, plan: Plan) => plan !== 'free' || isFree(quiz)
  const openTo = (plan: Plan, listed: readonly CatalogueQuiz[]) => listed.filter((quiz) => isOpen(quiz, plan))
  // Every look at the list needs them.
  const tileOf = new Map(sorted.map((quiz) => [quiz, tile(quiz)]))
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

  const titleOf = (questionId: string): string | undefined =>
    quizOfQuestion.get(questionId)?.slides.find((slide) => slide.questionId === questionId)?.questionTitle
  const tiled = (
    { plan }: CatalogueViewer,
    found: readonly { quizId: string; questionId?: string | undefined }[],
  ): OpenTo<ReadyMadeQuiz> => {
    const tiles = found.flatMap(({ quizId, questionId }) => {
      const quiz = byId.get(quizId)
      const known = quiz && tileOf.get(quiz)
      if (quiz === undefined || known === undefined) return []
      const foundIn = questionId === undefined ? undefined : titleOf(questionId)
      return [{ isOpen: isOpen(quiz, plan), tile: foundIn === undefined ? known : { ...known, foundIn } }]
    })
    return {
      all: tiles.map((item) => item.tile),
      allowed: tiles.flatMap((item) => (item.isOpen ? [item.tile] : [])),
    }
  }

  return {
    quizzes: (viewer) =>
      tiled(
        viewer,
        listedFor(viewer).map(({ quizId }) => ({ quizId })),
      ),
    async search(viewer, query) {
      const listed = new Set(listedFor(viewer).map(({ quizId }) => quizId))
      const index = await readIndex()
      const { quizzes: found, nearest } = index.search(
        query,
        (quizId) => listed.has(quizId),
        QUIZ_LIMITS.nearestQuizzes,
      )
      return { found: tiled(viewer, found), nearest: tiled(viewer, nearest) }
    },
    async similar(viewer, quiz, besides) {
      const listed = new Set(listedFor(viewer).map(({ quizId }) => quizId))
      listed.delete(quiz.quizId)
      const index = await readIndex()
      const ids = index.similar(quiz, (quizId) => listed.has(quizId), QUIZ_LIMITS.similarQuizzes, besides)
      const tileBesides = new Map(besides.map(({ quizId, tile }) => [quizId, tile]))
      return ids.flatMap((quizId) => tileBesides.get(quizId) ?? tiled(viewer, [{ quizId }]).all)
    },
    byId: (quizId) => byId.get(quizId),
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
