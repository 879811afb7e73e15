import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import type { CatalogueQuiz } from './api/fetch-quizzes.ts'
import styles from './chosen-quiz.module.css'
import { t } from './messages.ts'

/** The quiz that is chosen, on screens with room for it. */
export const ChosenQuiz = ({ quiz }: { quiz: CatalogueQuiz | undefined }) => (
  <p className={styles.chosen} aria-live="polite">
    {quiz && (
      <>
        <Icon of={CheckCircleIcon} size={24} weight="fill" />
        <bdi>{quiz.quizName}</bdi>
        <span className={styles.count}>{t('questions', { count: quiz.questionCount })}</span>
      </>
    )}
  </p>
)
