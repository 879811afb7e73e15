import type { Category } from '@quokka/contract/http'
import { getCategories } from '@quokka/contract/http'
import { readSession } from '../../../account/session.ts'
import type { Outcome } from '../../../lib/calls/call.ts'
import { call } from '../../../lib/calls/call.ts'
import { useLoaded } from '../../../lib/calls/use-loaded.ts'
import type { CatalogueQuiz } from './fetch-quizzes.ts'
import { fetchPlayedLately, fetchQuizzes } from './fetch-quizzes.ts'

export interface HostableCategory extends Category {
  /** In the catalogue, but nothing of it is open to the caller's plan. */
  isLocked: boolean
}

interface Catalogue {
  quizzes: readonly CatalogueQuiz[]
  /** The latest first. */
  playedLately: readonly CatalogueQuiz[]
  /** Each counts what is open to the caller, a locked one what there is. */
  categories: readonly HostableCategory[]
}

const withLocks = (all: readonly Category[], allowed: readonly Category[]): HostableCategory[] => {
  const open = new Map(allowed.map((category) => [category.categoryId, category]))
  return all.map((category) => ({
    ...(open.get(category.categoryId) ?? category),
    isLocked: !open.has(category.categoryId),
  }))
}

const fetchCatalogue = async (): Promise<Outcome<Catalogue>> => {
  const { ageGroup } = readSession()
  const [quizzes, playedLately, categories] = await Promise.all([
    fetchQuizzes(),
    fetchPlayedLately(),
    call(getCategories, ageGroup ? { ageGroup } : {}),
  ])
  if (!quizzes.ok) return quizzes
  if (!categories.ok) return categories
  const { allCategories, allowedCategories } = categories.value
  const value = { quizzes: quizzes.value, playedLately, categories: withLocks(allCategories, allowedCategories) }
  return { ok: true, value }
}

/** The quizzes that can be hosted and their categories. */
export const useCatalogue = () => {
  const { loaded, reload } = useLoaded(fetchCatalogue)
  return { catalogue: loaded, reload }
}
