import { readQuizIndex, readQuizzes } from '@quokka/content'
import { findQuestionsRoute } from '../features/authoring/bank/find-questions.ts'
import { insertQuestionsRoute } from '../features/authoring/bank/insert-questions.ts'
import { readyMadeBank } from '../features/authoring/bank/ready-made-bank.ts'
import type { MakeDraft } from '../features/authoring/drafts.ts'
import { createMakeDraft } from '../features/authoring/drafts.ts'
import { authoringRoutes } from '../features/authoring/routes.ts'
import { libraryRoutes } from '../features/library/routes.ts'
import { ownPicturesRoute } from '../features/media/own-pictures.ts'
import type { Route } from '../http/endpoints/mount-endpoint.ts'
import type { Media } from '../media/media.ts'
import { mediaAddress } from '../media/media-address.ts'
import type { ServerPorts, SharedPorts } from './server-ports.ts'
import type { Stores } from './stores.ts'

/** The calls of authors, and what makes a quiz of theirs elsewhere. */
export interface AuthoringAndLibrary {
  routes: Route[]
  makeDraft: MakeDraft
}

/** Writing quizzes, sharing them, and the shelves they stand on. */
export const composeAuthoringAndLibrary = (
  ports: ServerPorts & Pick<SharedPorts, 'jobs'> & { media: Media },
  stores: Pick<
    Stores,
    | 'accounts'
    | 'allowances'
    | 'bankQuestions'
    | 'libraryChanges'
    | 'libraryFolders'
    | 'libraryList'
    | 'mediaFiles'
    | 'organisations'
    | 'qtests'
    | 'quizzes'
    | 'takeDowns'
  >,
): AuthoringAndLibrary => {
  const { config } = ports
  const { quizzes } = stores
  const authoring = {
    ...ports,
    quizzes,
    accounts: stores.accounts,
    allowances: stores.allowances,
    organisations: stores.organisations,
    covers: new Set(readQuizzes().map(({ quizImage }) => mediaAddress('readymade', quizImage))),
    quotas: {
      quizzes: {
        free: config.PLAN_FREE_QUIZZES,
        premium: config.PLAN_PREMIUM_QUIZZES,
        enterprise: config.PLAN_ENTERPRISE_QUIZZES,
      },
      publicADay: config.PUBLIC_QUIZZES_PER_DAY,
    },
  }
  const bank = {
    ...authoring,
    bank: stores.bankQuestions,
    readyMade: readyMadeBank(readQuizzes(), readQuizIndex),
    takeDowns: stores.takeDowns,
    picturesFolder: ports.folders.pictures,
  }
  const makeDraft = createMakeDraft(bank)
  return {
    routes: [
      ...authoringRoutes({ ...authoring, makeDraft, keepLike: stores.libraryChanges.keepLike }),
      findQuestionsRoute(bank),
      insertQuestionsRoute(bank),
      ...libraryRoutes({ ...ports, ...stores, quizQuota: authoring.quotas.quizzes }),
      ownPicturesRoute(stores.mediaFiles),
    ],
    makeDraft,
  }
}
