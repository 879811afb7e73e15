import { readQuizzes } from '@quokka/content'
import { moderationRoutes } from '../features/moderation/routes.ts'
import type { Route } from '../http/endpoints/mount-endpoint.ts'
import type { ComposedQTests } from './qtests.ts'
import type { RoomsAndHosting } from './rooms-and-hosting.ts'
import type { ServerPorts, SharedPorts } from './server-ports.ts'
import type { Stores } from './stores.ts'

/** Complaints, and what administrators decide about them. */
export const composeModeration = (
  ports: ServerPorts &
    Pick<SharedPorts, 'jobs'> &
    Pick<RoomsAndHosting, 'hostable' | 'lookups' | 'readyMadeOf'> &
    Pick<ComposedQTests, 'askedIn' | 'forgetTakeDowns' | 'keeping'>,
  { complaints, takeDowns, authors, quizzes }: Pick<Stores, 'authors' | 'quizzes' | 'complaints' | 'takeDowns'>,
): Route[] => {
  const { hostable, lookups, readyMadeOf, askedIn, keeping } = ports
  const readyMade = new Map(readQuizzes().map((quiz) => [quiz.quizId, quiz]))
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
      return played && { ...played, quizId: readyMadeOf(played.questionId) ?? played.quizId }
    },
    async takenQuestion(...asked) {
      const taken = await askedIn(...asked)
      return taken && { ...taken, quizId: readyMadeOf(taken.questionId) ?? taken.quizId }
    },
    scheduledQuiz: keeping.scheduled,
  })
}
