import { readQuizzes } from '@quokka/content'
import { authoringRoutes } from '../features/authoring/routes.ts'
import { libraryRoutes } from '../features/library/routes.ts'
import type { Route } from '../http/mount-endpoint.ts'
import type { Media } from '../media/media.ts'
import { mediaAddress } from '../media/media-address.ts'
import { createAccounts } from '../stores/accounts.ts'
import { createAllowances } from '../stores/allowances.ts'
import { createOrganisations } from '../stores/organisations.ts'
import { createQTests } from '../stores/qtests.ts'
import { createQuizzes } from '../stores/quizzes.ts'
import type { ServerPorts } from './server-ports.ts'

/** The calls of authors: writing quizzes, sharing them, and the shelves they stand on. */
export const composeAuthoringAndLibrary = (
  ports: ServerPorts & { media: Pick<Media, 'keep' | 'keepBanner'> },
): Route[] => {
  const { config, database } = ports
  const quizzes = createQuizzes(database)
  return [
    ...authoringRoutes({
      ...ports,
      quizzes,
      accounts: createAccounts(database),
      allowances: createAllowances(database),
      organisations: createOrganisations(database),
      covers: new Set(readQuizzes().map(({ quizImage }) => mediaAddress('readymade', quizImage))),
      quotas: {
        quizzes: {
          free: config.PLAN_FREE_QUIZZES,
          premium: config.PLAN_PREMIUM_QUIZZES,
          enterprise: config.PLAN_ENTERPRISE_QUIZZES,
        },
        publicADay: config.PUBLIC_QUIZZES_PER_DAY,
      },
    }),
    ...libraryRoutes({ ...ports, quizzes, qtests: createQTests(database) }),
  ]
}
