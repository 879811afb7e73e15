import type { Category, ReadyMadeQuiz } from '@quokka/contract/http'
import { getCategories, getReadyMadeQuizzes } from '@quokka/contract/http'
import { useCallback, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { readSession } from '../../../account/session.ts'
import { call } from '../../../lib/call.ts'

export interface CatalogueQuiz extends ReadyMadeQuiz {
  categoryIds: readonly string[]
  /** In the catalogue, but not for this caller's plan. */
  isLocked: boolean
}

export type Catalogue =
  | { is: 'loading' }
  | { is: 'failed'; sentence: string }
  | { is: 'ready'; quizzes: readonly CatalogueQuiz[]; categories: readonly Category[] }

const CategoryIds = z.catch(z.array(z.string()), [])

const idsOf = (text: string): string[] => {
  try {
    return CategoryIds.parse(JSON.parse(text))
  } catch {
    return []
  }
}

const fetchCatalogue = async (): Promise<Catalogue> => {
  const { ageGroup } = readSession()
  const [quizzes, categories] = await Promise.all([
    call(getReadyMadeQuizzes, ageGroup ? { ageGroup } : {}),
    call(getCategories, {}),
  ])
  if (!quizzes.ok) return { is: 'failed', sentence: quizzes.sentence }
  if (!categories.ok) return { is: 'failed', sentence: categories.sentence }
  const allowed = new Set(quizzes.value.allowedQuizzes.map(({ quizId }) => quizId))
  return {
    is: 'ready',
    quizzes: quizzes.value.allQuizzes.map((quiz) => ({
      ...quiz,
      categoryIds: idsOf(quiz.categoryIdList),
      isLocked: !allowed.has(quiz.quizId),
    })),
    categories: categories.value.allCategories,
  }
}

/** The quizzes that can be hosted and their categories; `reload` asks again. */
export const useCatalogue = (): { catalogue: Catalogue; reload: () => void } => {
  const [catalogue, setCatalogue] = useState<Catalogue>({ is: 'loading' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again.
  useEffect(() => {
    let isGone = false
    setCatalogue({ is: 'loading' })
    fetchCatalogue().then(
      (answer) => {
        if (!isGone) setCatalogue(answer)
      },
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [attempt])

  const reload = useCallback(() => setAttempt((before) => before + 1), [])
  return { catalogue, reload }
}
