import type { Category, ReadyMadeQuiz } from '@quokka/contract/http'
import { getCategories, getReadyMadeQuizzes } from '@quokka/contract/http'
import * as z from 'zod/mini'
import { readSession } from '../../../account/session.ts'
import type { Outcome } from '../../../lib/call.ts'
import { call } from '../../../lib/call.ts'
import { useLoaded } from '../../../lib/use-loaded.ts'

export interface CatalogueQuiz extends ReadyMadeQuiz {
  categoryIds: readonly string[]
  /** In the catalogue, but not for this caller's plan. */
  isLocked: boolean
}

interface Catalogue {
  quizzes: readonly CatalogueQuiz[]
  categories: readonly Category[]
}

const CategoryIds = z.catch(z.array(z.string()), [])

const idsOf = (text: string): string[] => {
  try {
    return CategoryIds.parse(JSON.parse(text))
  } catch {
    return []
  }
}

const fetchCatalogue = async (): Promise<Outcome<Catalogue>> => {
  const { ageGroup } = readSession()
  const [quizzes, categories] = await Promise.all([
    call(getReadyMadeQuizzes, ageGroup ? { ageGroup } : {}),
    call(getCategories, {}),
  ])
  if (!quizzes.ok) return quizzes
  if (!categories.ok) return categories
  const allowed = new Set(quizzes.value.allowedQuizzes.map(({ quizId }) => quizId))
  const value = {
    quizzes: quizzes.value.allQuizzes.map((quiz) => ({
      ...quiz,
      categoryIds: idsOf(quiz.categoryIdList),
      isLocked: !allowed.has(quiz.quizId),
    })),
    categories: categories.value.allCategories,
  }
  return { ok: true, value }
}

/** The quizzes that can be hosted and their categories. */
export const useCatalogue = () => {
  const { loaded, reload } = useLoaded(fetchCatalogue)
  return { catalogue: loaded, reload }
}
