import type { ReadyMadeQuiz } from '@quokka/contract/http'
import { canEditQuiz, canHostQuiz } from '@quokka/core/access'
import type { AgeGroup } from '@quokka/core/accounts'
import { agesUpTo } from '@quokka/core/accounts'
import { isScored } from '@quokka/core/questions'
import type { QuizOrigin } from '@quokka/core/quiz'
import { classesOf } from '@quokka/core/quiz'
import { mediaAddress } from '../../media/media-address.ts'
import type { ListedQuizzes } from '../../stores/listed-quizzes.ts'
import type { StoredQuiz } from '../../stores/quiz-row.ts'
import type { Quizzes } from '../../stores/quizzes.ts'
import type { HostableQuiz } from './hostable-quiz.ts'

/** The folder below `/media/` in which authors' uploads are served (contract §9). */
const MEDIA_FOLDER = 'uploads'

/** The quizzes that people wrote, as hosts see them. `userId` is undefined for a guest. */
export interface AuthoredQuizzes {
  /** Published ones: the caller's own, the teams', then other members' public ones; all but the caller's own are listed for the host's age group and younger ones. */
  tiles(userId: string | undefined, ageGroup: AgeGroup | undefined, search: string): Promise<ReadyMadeQuiz[]>
  /** Those of some quizzes that such a list of the caller can hold, in no order. */
  tilesOf(userId: string, ageGroup: AgeGroup | undefined, quizIds: readonly string[]): Promise<ReadyMadeQuiz[]>
  /** The quiz to freeze; drafts are for their editors alone. `empty` when it has no scored question, undefined when there is none for this host. */
  find(userId: string | undefined, quizId: string): Promise<HostableQuiz | 'empty' | undefined>
}

interface AuthoredPorts {
  quizzes: Pick<Quizzes, 'byId' | 'slides' | 'questionCounts' | 'teamsOf'>
  listed: ListedQuizzes
}

interface Listed {
  quiz: StoredQuiz
  origin: QuizOrigin
  byline?: string | null
}

export const authoredQuizzes = ({ quizzes, listed }: AuthoredPorts): AuthoredQuizzes => {
  const callerOf = async (userId: string | undefined) =>
    userId === undefined ? undefined : { userId, teamIds: await quizzes.teamsOf(userId) }

  const tilesFor = async (tiled: readonly Listed[]): Promise<ReadyMadeQuiz[]> => {
    const counts = await quizzes.questionCounts(tiled.map(({ quiz }) => quiz.quizId))
    return tiled.map(({ quiz, origin, byline }) => ({
      quizId: quiz.quizId,
      quizName: quiz.quizName,
      quizDescription: quiz.quizDescription,
      quizImage: mediaAddress(MEDIA_FOLDER, quiz.quizImage),
      categoryIdList: '[]',
      quizType: 'Private',
      classes: [...classesOf(quiz.ageGroup)],
      questionCount: counts.get(quiz.quizId) ?? 0,
      origin,
      ...(byline && { byline }),
    }))
  }

  return {
    async tiles(userId, ageGroup, search) {
      const caller = await callerOf(userId)
      const ageGroups = agesUpTo(ageGroup)
      const mine = caller === undefined ? [] : await listed.ofCaller(caller, search)
      const others = await listed.ofOthers(caller, { search, ageGroups })
      const isOwn = (quiz: StoredQuiz) => userId !== undefined && canEditQuiz(userId, quiz)
      const tiled: Listed[] = [
        ...mine.filter(isOwn).map((quiz) => ({ quiz, origin: 'own' as const })),
        ...mine
          .filter((quiz) => !isOwn(quiz) && ageGroups.includes(quiz.ageGroup))
          .map((quiz) => ({ quiz, origin: 'team' as const, byline: quiz.teamName })),
        ...others.map((quiz) => ({ quiz, origin: 'public' as const, byline: quiz.ownerName })),
      ]
      return tilesFor(tiled)
    },
    async tilesOf(userId, ageGroup, quizIds) {
      const found = await listed.among({ userId, teamIds: await quizzes.teamsOf(userId) }, quizIds)
      const own = found.filter((quiz) => canEditQuiz(userId, quiz))
      const others = found.filter((quiz) => !own.includes(quiz) && agesUpTo(ageGroup).includes(quiz.ageGroup))
      return tilesFor([
        ...own.map((quiz) => ({ quiz, origin: 'own' as const })),
        ...others.map((quiz) =>
          quiz.teamName === null
            ? { quiz, origin: 'public' as const, byline: quiz.ownerName }
            : { quiz, origin: 'team' as const, byline: quiz.teamName },
        ),
      ])
    },
    async find(userId, quizId) {
      const quiz = await quizzes.byId(quizId)
      if (quiz === undefined || !canHostQuiz(await callerOf(userId), quiz)) return undefined
      const slides = await quizzes.slides(quizId)
      if (!slides.some(({ question }) => isScored(question))) return 'empty'
      return {
        quizId,
        quizName: quiz.quizName,
        quizType: 'Private',
        mediaFolder: MEDIA_FOLDER,
        questions: slides.map(({ question }) => question),
        quizDescription: quiz.quizDescription,
        image: mediaAddress(MEDIA_FOLDER, quiz.quizImage),
        ageGroup: quiz.ageGroup,
      }
    },
  }
}
