import type { ReadyMadeQuiz } from '@quokka/contract/http'
import { canEditQuiz, canHostQuiz } from '@quokka/core/access'
import type { AgeGroup } from '@quokka/core/accounts'
import { AGE_GROUPS } from '@quokka/core/accounts'
import type { SourceQuiz } from '@quokka/core/room'
import type { Quizzes } from '../../stores/quizzes.ts'

/** The folder below `/media/` in which authors' uploads are served (contract §9). */
const MEDIA_FOLDER = 'uploads'

/** The quizzes that people wrote, as hosts see them. `userId` is undefined for a guest. */
export interface AuthoredQuizzes {
  /** Published ones: one's own, the teams' and the public ones; others' are listed for the host's age group and younger ones. */
  tiles(userId: string | undefined, ageGroup: AgeGroup | undefined): Promise<ReadyMadeQuiz[]>
  /** The quiz to freeze for a room; drafts are for their editors alone. Undefined when there is none for this host, or none with a slide. */
  find(userId: string | undefined, quizId: string): Promise<SourceQuiz | undefined>
}

export const authoredQuizzes = (quizzes: Quizzes): AuthoredQuizzes => {
  const callerOf = async (userId: string | undefined) =>
    userId === undefined ? undefined : { userId, teamIds: await quizzes.teamsOf(userId) }

  return {
    async tiles(userId, ageGroup) {
      const oldest = ageGroup === undefined ? AGE_GROUPS.length : AGE_GROUPS.indexOf(ageGroup)
      const hostable = await quizzes.hostable(await callerOf(userId))
      const listed = hostable.filter(
        (quiz) => (userId !== undefined && canEditQuiz(userId, quiz)) || AGE_GROUPS.indexOf(quiz.ageGroup) <= oldest,
      )
      const counts = await quizzes.questionCounts(listed.map(({ quizId }) => quizId))
      return listed.map((quiz) => ({
        quizId: quiz.quizId,
        quizName: quiz.quizName,
        quizDescription: quiz.quizDescription,
        quizImage: `/media/${MEDIA_FOLDER}/${encodeURIComponent(quiz.quizImage)}`,
        categoryIdList: '[]',
        quizType: 'Private',
        questionCount: counts.get(quiz.quizId) ?? 0,
      }))
    },
    async find(userId, quizId) {
      const quiz = await quizzes.byId(quizId)
      if (quiz === undefined || !canHostQuiz(await callerOf(userId), quiz)) return undefined
      const slides = await quizzes.slides(quizId)
      if (slides.length === 0) return undefined
      return {
        quizId,
        quizName: quiz.quizName,
        quizType: 'Private',
        mediaFolder: MEDIA_FOLDER,
        questions: slides.map(({ question }) => question),
      }
    },
  }
}
