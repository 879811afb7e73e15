import { readQuizzes } from '@quokka/content'
import { moderationRoutes } from '../features/moderation/routes.ts'
import type { Route } from '../http/endpoints/mount-endpoint.ts'
import type { RoomsAndHosting } from './rooms-and-hosting.ts'
import type { ServerPorts } from './server-ports.ts'
import type { Stores } from './stores.ts'

/** Complaints, and what administrators decide about them. */
export const composeModeration = (
  ports: ServerPorts & Pick<RoomsAndHosting, 'hostable' | 'lookups'>,
  { complaints, takeDowns, authors, quizzes }: Pick<Stores, 'authors' | 'quizzes' | 'complaints' | 'takeDowns'>,
): Route[] => {
  const { hostable, lookups } = ports
  const readyMade = new Map(readQuizzes().map((quiz) => [quiz.quizId, quiz]))
  /** A quiz that was drawn from categories has its questions from others. */
  const quizOf = (questionId: string): string | undefined =>
    [...readyMade.values()].find(({ slides }) => slides.some((slide) => slide.questionId === questionId))?.quizId
  return moderationRoutes({
    ...ports,
    complaints,
    takeDowns,
    authors,
    quizzes,
    readyMade,
    isListedFor: async (user, quizId) => (await hostable.find(user, quizId)) !== undefined,
    playedQuestion: async (...asked) => {
      const played = await lookups.questionIn(...asked)
      return played && { ...played, quizId: quizOf(played.questionId) ?? played.quizId }
    },
  })
}
