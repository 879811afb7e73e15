import type { AppPorts } from '../app.ts'
import type { MakeDraft } from '../features/authoring/drafts.ts'
import { authoredQuizzes } from '../features/hosting/authored-quizzes.ts'
import type { Catalogue } from '../features/hosting/catalogue.ts'
import { quizOpener } from '../features/hosting/opened-quiz.ts'
import { quizPageRoutes } from '../features/hosting/quiz-page.ts'
import type { Route } from '../http/endpoints/mount-endpoint.ts'
import type { ServerPorts } from './server-ports.ts'
import type { Stores } from './stores.ts'

/** Looking into quizzes and copying them. */
export const composeQuizPage = (
  { config, catalogue, makeDraft }: Pick<ServerPorts, 'config'> & { catalogue: Catalogue; makeDraft: MakeDraft },
  {
    quizzes,
    listedQuizzes,
    quizMeasures,
    takeDowns,
  }: Pick<Stores, 'quizzes' | 'listedQuizzes' | 'quizMeasures' | 'takeDowns'>,
): { routes: Route[]; mounted: Required<Pick<AppPorts, 'findAnnouncedQuiz'>> } => {
  const open = quizOpener({ catalogue, quizzes, listed: listedQuizzes, takeDowns })
  const routes = quizPageRoutes({
    open,
    catalogue,
    authored: authoredQuizzes({ quizzes, listed: listedQuizzes }),
    takeDowns,
    measures: quizMeasures,
    makeDraft,
    brandName: config.BRAND_NAME,
  })
  return {
    routes,
    mounted: {
      async findAnnouncedQuiz(quizId) {
        const quiz = await open(undefined, quizId)
        return quiz && { name: quiz.quizName, description: quiz.quizDescription, picture: quiz.quizImage }
      },
    },
  }
}
