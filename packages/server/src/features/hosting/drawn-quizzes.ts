import { AGE_GROUPS, planOf } from '@quokka/core/accounts'
import { seeded } from '@quokka/core/lib'
import { LIMITS } from '@quokka/core/limits'
import type { Question } from '@quokka/core/questions'
import type { Drawable, InterestWish } from '@quokka/core/quiz'
import { draw, interestName, interestQuizId } from '@quokka/core/quiz'
import { mediaAddress } from '../../media/media-address.ts'
import type { Chance, Clock } from '../../ports.ts'
import type { Account } from '../../stores/accounts.ts'
import type { DrawnQuestions } from '../../stores/drawn-questions.ts'
import type { TakeDowns } from '../../stores/take-downs.ts'
import type { Catalogue, Interest } from './catalogue.ts'
import { MEDIA_FOLDER } from './catalogue.ts'
import type { HostableQuiz } from './hostable-quiz.ts'

/**
 * Quizzes made of what the catalogue has in some categories, for an age group and younger: the account's where none is told. The
 * host is undefined for a guest. Rules IN4, IN5, IN13.
 */
export interface DrawnQuizzes {
  /** How many questions there are to draw from. */
  count(host: Account | undefined, wish: InterestWish): Promise<number>
  /**
   * `locked` when the plan opens nothing of one of the categories, `empty` when none has a question, undefined when one is none.
   * What was played already is avoided besides what the server remembers of the account.
   */
  draw(
    host: Account | undefined,
    wish: InterestWish,
    played?: readonly string[],
  ): Promise<HostableQuiz | 'locked' | 'empty' | undefined>
}

interface DrawnQuizzesPorts {
  catalogue: Pick<Catalogue, 'interest' | 'question'>
  takeDowns: Pick<TakeDowns, 'readyMade'>
  drawn: DrawnQuestions
  clock: Clock
  chance: Pick<Chance, 'seed'>
}

/** Until its host says for whom it is, it may be for the youngest: nothing is kept of them that need not be. Rule IN6. */
const UNSAID_AGE = AGE_GROUPS[0]

const quizOf = (categories: Interest['categories'], wish: InterestWish, questions: Question[]): HostableQuiz => {
  const quizName = interestName(categories.map(({ categoryName }) => categoryName))
  return {
    quizId: interestQuizId({ ...wish, categories: categories.map(({ categoryId }) => categoryId) }),
    quizName,
    quizType: 'Interest Based',
    quizDescription: `A mix of questions: ${quizName}.`,
    image: mediaAddress(MEDIA_FOLDER, categories[0]?.image ?? ''),
    ageGroup: wish.ageGroup ?? UNSAID_AGE,
    mediaFolder: MEDIA_FOLDER,
    questions,
  }
}

export const drawnQuizzes = ({ catalogue, takeDowns, drawn, clock, chance }: DrawnQuizzesPorts): DrawnQuizzes => {
  const interestOf = async (
    host: Account | undefined,
    { categories, ageGroup = host?.ageGroup ?? undefined, difficulty }: InterestWish,
  ) => {
    const viewer = { ageGroup, plan: planOf(host), without: await takeDowns.readyMade() }
    const interest = catalogue.interest(viewer, categories)
    const isWanted = (question: Drawable) => difficulty === undefined || question.difficulty === difficulty
    return interest && { ...interest, questions: interest.questions.filter(isWanted) }
  }

  return {
    count: async (host, wish) => (await interestOf(host, wish))?.questions.length ?? 0,
    async draw(host, wish, played = []) {
      const interest = await interestOf(host, wish)
      if (interest === undefined) return undefined
      if (interest.isLocked) return 'locked'
      if (interest.questions.length === 0) return 'empty'
      const remembered = host === undefined ? [] : await drawn.of(host.userId)
      const choice = {
        categories: interest.categories.map(({ categoryId }) => categoryId),
        count: LIMITS.interestQuestions,
        recent: [...new Set([...played, ...remembered])],
        ageGroup: wish.ageGroup,
      }
      const questionIds = draw(interest.questions, choice, seeded(chance.seed())).map(({ questionId }) => questionId)
      if (host !== undefined) await drawn.remember(host.userId, questionIds, clock.nowMs())
      return quizOf(
        interest.categories,
        wish,
        questionIds.flatMap((questionId) => catalogue.question(questionId) ?? []),
      )
    },
  }
}
