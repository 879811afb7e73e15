import type { ReadyMadeQuiz } from '@quokka/contract/http'
import { canEditQuiz, canHostQuiz } from '@quokka/core/access'
import type { AgeGroup } from '@quokka/core/accounts'
import { agesUpTo } from '@quokka/core/accounts'
import { isScored } from '@quokka/core/questions'
import type { QuizOrigin } from '@quokka/core/quiz'
import { classesOf, QUIZ_ORIGINS } from '@quokka/core/quiz'
import type { SearchedQuiz, SearchQuery } from '@quokka/core/search'
import { tellingTokens } from '@quokka/core/search'
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
  tiles(userId: string | undefined, ageGroup: AgeGroup | undefined): Promise<ReadyMadeQuiz[]>
  /** Of these, and of all that such a list leaves out, what a search finds: the best first of each origin. */
  search(userId: string | undefined, ageGroup: AgeGroup | undefined, query: SearchQuery): Promise<FoundTiles>
  /** Those of some quizzes that such a list of the caller can hold, in no order. */
  tilesOf(userId: string, ageGroup: AgeGroup | undefined, quizIds: readonly string[]): Promise<ReadyMadeQuiz[]>
  /** The caller's own and the teams' that may be like a quiz; none for a guest. */
  like(
    userId: string | undefined,
    ageGroup: AgeGroup | undefined,
    quiz: SearchedQuiz & { quizId: string },
  ): Promise<LikeQuiz[]>
  /** The quiz to freeze; drafts are for their editors alone. `empty` when it has no scored question, undefined when there is none for this host. */
  find(userId: string | undefined, quizId: string): Promise<HostableQuiz | 'empty' | undefined>
}

/** A quiz that may be like another, and how it is shown. */
export interface LikeQuiz extends SearchedQuiz {
  quizId: string
  tile: ReadyMadeQuiz
}

/** What a search finds, and what comes closest where none of it says all. */
export interface FoundTiles {
  found: ReadyMadeQuiz[]
  nearest: ReadyMadeQuiz[]
}

interface AuthoredPorts {
  quizzes: Pick<Quizzes, 'byId' | 'slides' | 'questionCounts' | 'teamsOf'>
  listed: ListedQuizzes
}

interface Listed {
  quiz: StoredQuiz
  origin: QuizOrigin
  byline?: string | null | undefined
  foundIn?: string | undefined
}

const NOTHING = { quizzes: [], nearest: [] }

export const authoredQuizzes = ({ quizzes, listed }: AuthoredPorts): AuthoredQuizzes => {
  const callerOf = async (userId: string | undefined) =>
    userId === undefined ? undefined : { userId, teamIds: await quizzes.teamsOf(userId) }

  const tilesFor = async (tiled: readonly Listed[]): Promise<ReadyMadeQuiz[]> => {
    const counts = await quizzes.questionCounts(tiled.map(({ quiz }) => quiz.quizId))
    return tiled.map(({ quiz, origin, byline, foundIn }) => ({
      quizId: quiz.quizId,
      quizName: quiz.quizName,
      quizDescription: quiz.quizDescription,
      quizImage: mediaAddress(MEDIA_FOLDER, quiz.quizImage),
      categoryIdList: '[]',
      quizType: 'Private',
      ...(quiz.subject && { subject: quiz.subject }),
      ...(quiz.language && { language: quiz.language }),
      classes: quiz.classes ?? [...classesOf(quiz.ageGroup)],
      questionCount: counts.get(quiz.quizId) ?? 0,
      origin,
      ...(byline && { byline }),
      ...(foundIn !== undefined && { foundIn }),
    }))
  }

  return {
    async tiles(userId, ageGroup) {
      const caller = await callerOf(userId)
      const ageGroups = agesUpTo(ageGroup)
      const mine = caller === undefined ? [] : await listed.ofCaller(caller)
      const others = await listed.ofOthers(caller, ageGroups)
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
    async search(userId, ageGroup, query) {
      const caller = await callerOf(userId)
      const ageGroups = agesUpTo(ageGroup)
      const mine = caller === undefined ? NOTHING : await listed.soughtOfCaller(caller, query, ageGroups)
      const others = await listed.soughtOfOthers(caller, query, ageGroups)
      const isOwn = (quiz: StoredQuiz) => userId !== undefined && canEditQuiz(userId, quiz)
      const ofTeams = [...mine.quizzes, ...mine.nearest].filter((quiz) => !isOwn(quiz))
      const teamNames =
        caller === undefined
          ? new Map<string, string>()
          : await listed.teamNames(
              caller,
              ofTeams.map(({ quizId }) => quizId),
            )
      const listing = (quiz: StoredQuiz & { matched?: { questionTitle: string } | undefined }): Listed => ({
        quiz,
        ...(isOwn(quiz)
          ? { origin: 'own' }
          : teamNames.has(quiz.quizId)
            ? { origin: 'team', byline: teamNames.get(quiz.quizId) }
            : { origin: 'public', byline: quiz.ownerName }),
        foundIn: quiz.matched?.questionTitle,
      })
      const inOrder = (quizzes: readonly StoredQuiz[], ofOthers: readonly StoredQuiz[]) => {
        const listings = [...quizzes, ...ofOthers].map(listing)
        return tilesFor(QUIZ_ORIGINS.flatMap((wanted) => listings.filter(({ origin }) => origin === wanted)))
      }
      return {
        found: await inOrder(mine.quizzes, others.quizzes),
        nearest: await inOrder(mine.nearest, others.nearest),
      }
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
    async like(userId, ageGroup, quiz) {
      const caller = await callerOf(userId)
      if (caller === undefined) return []
      const found = await listed.likeOfCaller(caller, tellingTokens(quiz), agesUpTo(ageGroup))
      const others = found.filter(({ quizId }) => quizId !== quiz.quizId)
      const tiles = await tilesFor(
        others.map((one) =>
          canEditQuiz(caller.userId, one)
            ? { quiz: one, origin: 'own' }
            : { quiz: one, origin: 'team', byline: one.teamName },
        ),
      )
      const searched = (one: StoredQuiz) => ({ ...one, classes: one.classes ?? classesOf(one.ageGroup) })
      return others.flatMap((one, index) => {
        const tile = tiles[index]
        return tile === undefined ? [] : [{ ...searched(one), tile }]
      })
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
        language: quiz.language,
        questions: slides.map(({ question }) => question),
        quizDescription: quiz.quizDescription,
        image: mediaAddress(MEDIA_FOLDER, quiz.quizImage),
        ageGroup: quiz.ageGroup,
      }
    },
  }
}
