import { Redirect } from '../../lib/navigation/location.tsx'
import { paths } from '../../lib/navigation/paths.ts'
import { ClosedQuiz } from '../../quiz/closed-quiz.tsx'
import { useQuiz } from '../../quiz/use-quiz.ts'
import { StudioRoot } from '../../ui/studio/shell/studio-root.tsx'
import { t } from './messages.ts'
import { PrintedQuiz } from './printed-quiz.tsx'
import styles from './printing.module.css'

/** A quiz on paper, for its owner and editors. */
export const PrintScreen = ({ quizId }: { quizId: string }) => (
  <StudioRoot>{quizId === '' ? <Redirect to={paths.library} /> : <Print quizId={quizId} />}</StudioRoot>
)

const Print = ({ quizId }: { quizId: string }) => {
  const { loaded, reload } = useQuiz(quizId)
  if (loaded.is === 'ready') return <PrintedQuiz quiz={loaded.value} />
  if (loaded.is !== 'loading') return <ClosedQuiz why={loaded} onRetry={reload} />
  return (
    <main className={styles.loading}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p role="status">{t('loading')}</p>
    </main>
  )
}
