import { useState } from 'react'
import { Redirect, useLocation, useNavigate } from '../../lib/location.tsx'
import { paths, quizEditorOf } from '../../lib/paths.ts'
import { t } from '../../messages/studio.ts'
import { ClosedQuiz } from '../../quiz-access/closed-quiz.tsx'
import { StudioRoot } from '../../ui/studio/studio-root.tsx'
import { useQuizToPreview } from './api/use-quiz-to-preview.ts'
import { PreviewFrame } from './components/preview-frame.tsx'
import { PlayedPreview } from './played-preview.tsx'
import styles from './preview.module.css'

/** A quiz tried out by its author: each question as players get it, its answer page, and a result. */
export const PreviewScreen = () => {
  const { search } = useLocation()
  // Going back puts the address of another screen here for a moment.
  const [quizId] = useState(() => new URLSearchParams(search).get('quiz') ?? '')
  return <StudioRoot>{quizId === '' ? <Redirect to={paths.homeAlias} /> : <QuizPreview quizId={quizId} />}</StudioRoot>
}

const QuizPreview = ({ quizId }: { quizId: string }) => {
  const { state, reload } = useQuizToPreview(quizId)
  const navigate = useNavigate()
  if (state.is === 'failed') {
    return (
      <main className={styles.closed}>
        <ClosedQuiz failure={state.failure} onRetry={reload} />
      </main>
    )
  }
  if (state.is === 'loading') {
    return (
      <PreviewFrame onClose={() => navigate(quizEditorOf(quizId), { replace: true })}>
        <p role="status" className={styles.loading}>
          {t('preview:loading')}
        </p>
      </PreviewFrame>
    )
  }
  if (state.quiz.questions.length === 0) return <Redirect to={paths.homeAlias} />
  return <PlayedPreview quiz={state.quiz} />
}
