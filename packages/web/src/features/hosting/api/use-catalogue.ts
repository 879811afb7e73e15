import type { Category } from '@quokka/contract/http'
import { getCategories } from '@quokka/contract/http'
import { readSession } from '../../../account/session.ts'
import type { Outcome } from '../../../lib/call.ts'
import { call } from '../../../lib/call.ts'
import { useLoaded } from '../../../lib/use-loaded.ts'
import type { CatalogueQuiz } from './fetch-quizzes.ts'
import { fetchQuizzes } from './fetch-quizzes.ts'

interface Catalogue {
  quizzes: readonly CatalogueQuiz[]
  categories: readonly Category[]
}

const fetchCatalogue = async (): Promise<Outcome<Catalogue>> => {
  const { ageGroup } = readSession()
  const [quizzes, categories] = await Promise.all([fetchQuizzes(), call(getCategories, ageGroup ? { ageGroup } : {})])
  if (!quizzes.ok) return quizzes
  if (!categories.ok) return categories
  return { ok: true, value: { quizzes: quizzes.value, categories: categories.value.allCategories } }
}

/** The quizzes that can be hosted and their categories. */
export const useCatalogue = () => {
  const { loaded, reload } = useLoaded(fetchCatalogue)
  return { catalogue: loaded, reload }
}
