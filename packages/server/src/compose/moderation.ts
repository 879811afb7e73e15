import { readQuizzes } from '@quokka/content'
import { moderationRoutes } from '../features/moderation/routes.ts'
import type { Route } from '../http/endpoints/mount-endpoint.ts'
import { createAuthors } from '../stores/authors.ts'
import { createQuizzes } from '../stores/quizzes.ts'
import { createReports } from '../stores/reports.ts'
import { createTakeDowns } from '../stores/take-downs.ts'
import type { RoomsAndHosting } from './rooms-and-hosting.ts'
import type { ServerPorts } from './server-ports.ts'

/** Reports, and what administrators decide about them. */
export const composeModeration = (ports: ServerPorts & Pick<RoomsAndHosting, 'hostable' | 'directory'>): Route[] => {
  const { database, hostable, directory } = ports
  const readyMade = new Map(readQuizzes().map((quiz) => [quiz.quizId, quiz]))
  /** A quiz that was drawn from categories has its questions from others. */
  const quizOf = (questionId: string): string | undefined =>
    [...readyMade.values()].find(({ slides }) => slides.some((slide) => slide.questionId === questionId))?.quizId
  return moderationRoutes({
    ...ports,
    reports: createReports(database),
    takeDowns: createTakeDowns(database),
    authors: createAuthors(database),
    quizzes: createQuizzes(database),
    readyMade,
    isListedFor: async (user, quizId) => (await hostable.find(user, quizId)) !== undefined,
    playedQuestion: (...asked) => {
      const played = directory.questionIn(...asked)
      return played && { ...played, quizId: quizOf(played.questionId) ?? played.quizId }
    },
  })
}
