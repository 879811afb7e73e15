import type { QuizRead } from '@quokka/contract/http'
import { useState } from 'react'
import { readUserId } from '../../account/account.ts'
import { Redirect, useLocation, useNavigate } from '../../lib/navigation/location.tsx'
import { paths } from '../../lib/navigation/paths.ts'
import { usePageTitle } from '../../lib/page/page-title.ts'
import { t } from '../../messages/studio.ts'
import { ClosedQuiz } from '../../quiz/closed-quiz.tsx'
import { keptWorkOf } from '../../quiz/kept-work.ts'
import { quizEditorOf } from '../../quiz/quiz-paths.ts'
import { readSlideInHand } from '../../quiz/slide-in-hand.ts'
import { useQuiz } from '../../quiz/use-quiz.ts'
import { StudioRoot } from '../../ui/studio/shell/studio-root.tsx'
import { PreviewFrame } from './components/preview-frame.tsx'
import { PlayedPreview } from './played-preview.tsx'
import styles from './preview.module.css'
import { previewSlides } from './preview-slides.ts'

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
  if (loaded.is === 'failed' || loaded.is === 'gone') return <ClosedQuiz why={loaded} onRetry={reload} />
  if (loaded.is === 'ready') return <LoadedPreview quiz={loaded.value} />
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

const LoadedPreview = ({ quiz }: { quiz: QuizRead }) => {
  usePageTitle(quiz.quizName)
  const [preview] = useState(() => previewSlides(quiz, keptWorkOf(readUserId(), quiz.quizId).entries()))
  const [inHand] = useState(() => readSlideInHand(quiz.quizId))
  if (preview.slides.length === 0) return <Redirect to={paths.homeAlias} />
  const from = preview.slides.findIndex(({ questionId }) => questionId === inHand)
  return <PlayedPreview quiz={quiz} preview={preview} from={Math.max(0, from)} />
}
