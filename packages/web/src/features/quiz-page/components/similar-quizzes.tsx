import { SealCheckIcon } from '@phosphor-icons/react/dist/ssr/SealCheck'
import { UserIcon } from '@phosphor-icons/react/dist/ssr/User'
import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree'
import type { ReadyMadeQuiz } from '@quokka/contract/http'
import { mediaUrl } from '../../../lib/calls/media-url.ts'
import { quizPageOf } from '../../../lib/navigation/quiz-page-paths.ts'
import { t } from '../../../messages/studio.ts'
import { listOfClasses } from '../../../quiz/list-of-classes.ts'
import { RouteLink } from '../../../ui/stage/controls/route-link.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Cover } from '../../../ui/studio/display/cover.tsx'
import { Card } from '../../../ui/studio/layout/card.tsx'
import styles from './similar-quizzes.module.css'

const aboutOf = ({ questionCount, classes = [] }: ReadyMadeQuiz): string =>
  [
    t('quizPage:questions', { count: questionCount }),
    ...(classes.length === 0
      ? []
      : [t(classes.length === 1 ? 'quizPage:class' : 'quizPage:classes', { classes: listOfClasses(classes) })]),
  ].join(' · ')

const ICONS = { 'ready-made': SealCheckIcon, own: UserIcon, team: UsersThreeIcon, public: UserIcon }

const Kind = ({ quiz: { origin, byline } }: { quiz: ReadyMadeQuiz }) => (
  <p className={styles.kind}>
    <Icon of={ICONS[origin]} size={16} />
    <bdi>{origin === 'ready-made' ? t('quizPage:readyMade') : origin === 'own' ? t('quizPage:yours') : byline}</bdi>
  </p>
)

/** Quizzes that are most like it, and where each is from. */
export const SimilarQuizzes = ({ quizzes }: { quizzes: readonly ReadyMadeQuiz[] }) =>
  quizzes.length > 0 && (
    <Card title={t('quizPage:similar')}>
      <ul className={styles.list}>
        {quizzes.map((quiz) => (
          <li key={quiz.quizId} className={styles.item}>
            <Cover src={mediaUrl('readymade', quiz.quizImage)} className={styles.cover} />
            <div className={styles.words}>
              <RouteLink to={quizPageOf(quiz.quizId)} className={styles.link}>
                <bdi>{quiz.quizName}</bdi>
              </RouteLink>
              <p className={styles.about}>{aboutOf(quiz)}</p>
              <Kind quiz={quiz} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
