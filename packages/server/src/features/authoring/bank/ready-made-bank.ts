import type { CatalogueQuiz } from '@quokka/content'
import type { AgeGroup, Plan } from '@quokka/core/accounts'
import { agesUpTo } from '@quokka/core/accounts'
import type { Question, QuestionType } from '@quokka/core/questions'
import type { QuizIndex, Term } from '@quokka/core/search'

/** A question of the catalogue that was found. */
export interface FoundReadyMade {
  quiz: CatalogueQuiz
  questionId: string
  /** How many of the terms it has, and whether its quiz says all of them. */
  count: number
  isSaid: boolean
}

interface SoughtReadyMade {
  asked: readonly Term[]
  filters: readonly Term[]
  questionType: QuestionType | null
  ageGroup: AgeGroup | undefined
  plan: Plan
  /** Quizzes that were taken down. */
  without: ReadonlySet<string>
}

/** The questions of the catalogue, to be copied. */
export interface ReadyMadeBank {
  /** Those with most of the terms first; `locked` are not open to the plan. */
  find(sought: SoughtReadyMade): Promise<{ found: FoundReadyMade[]; locked: number }>
  /** A question as it is played; `locked` when the plan does not open it, undefined when there is none. */
  question(quizId: string, questionId: string, plan: Plan): Question | 'locked' | undefined
}

const isOpen = ({ tier }: CatalogueQuiz, plan: Plan): boolean => plan !== 'free' || tier === 'free'

export const readyMadeBank = (
  quizzes: readonly CatalogueQuiz[],
  readIndex: () => Promise<QuizIndex>,
): ReadyMadeBank => {
  const byId = new Map(quizzes.map((quiz) => [quiz.quizId, quiz]))
  return {
    async find({ asked, filters, questionType, ageGroup, plan, without }) {
      const index = await readIndex()
      const ages = agesUpTo(ageGroup)
      const [isFiltered, isSaid] = [index.saying(filters), index.saying(asked)]
      const counts = index.countsByQuestion(asked)
      const all = quizzes
        .filter((quiz) => ages.includes(quiz.ageGroup) && !without.has(quiz.quizId) && isFiltered(quiz.quizId))
        .flatMap((quiz) => {
          const says = asked.length > 0 && isSaid(quiz.quizId)
          return quiz.slides
            .filter((slide) => questionType === null || slide.questionType === questionType)
            .map(({ questionId }) => ({ quiz, questionId, count: counts.get(questionId) ?? 0, isSaid: says }))
            .filter((one) => asked.length === 0 || one.isSaid || one.count > 0)
        })
      const found = all.filter(({ quiz }) => isOpen(quiz, plan))
      return {
        found: found.sort((left, right) => right.count - left.count || Number(right.isSaid) - Number(left.isSaid)),
        locked: all.length - found.length,
      }
    },
    question(quizId, questionId, plan) {
      const quiz = byId.get(quizId)
      const question = quiz?.questions().find((one) => one.questionId === questionId)
      if (!quiz || !question) return undefined
      return isOpen(quiz, plan) ? question : 'locked'
    },
  }
}
