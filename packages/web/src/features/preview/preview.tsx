import { useState } from 'react'
import { Redirect, useLocation, useNavigate } from '../../lib/location.tsx'
import { paths } from '../../lib/paths.ts'
import { t } from '../../messages/studio.ts'
import { ClosedQuiz } from '../../quiz/closed-quiz.tsx'
import { quizEditorOf } from '../../quiz/quiz-paths.ts'
import { useQuiz } from '../../quiz/use-quiz.ts'
import { StudioRoot } from '../../ui/studio/studio-root.tsx'
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
  const { loaded, reload } = useQuiz(quizId)
  const navigate = useNavigate()
  if (loaded.is === 'failed') return <ClosedQuiz why={loaded} onRetry={reload} />
  if (loaded.is === 'ready') {
    return loaded.value.questions.length > 0 ? <PlayedPreview quiz={loaded.value} /> : <Redirect to={paths.homeAlias} />
  }
  return (
    <>
      <PreviewFrame onClose={() => navigate(quizEditorOf(quizId), { replace: true })}>
        <p role="status" className={styles.loading}>
          {loaded.is === 'loading' && t('preview:loading')}
        </p>
      </PreviewFrame>
      {loaded.is !== 'loading' && <ClosedQuiz why={loaded} onRetry={reload} />}
    </>
  )
}
