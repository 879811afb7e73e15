import { t } from '../../messages/studio.ts'
import { ClosedQuiz } from '../../quiz/closed-quiz.tsx'
import { useQuiz } from '../../quiz/use-quiz.ts'
import { VisuallyHidden } from '../../ui/stage/layout/visually-hidden.tsx'
import { StudioRoot } from '../../ui/studio/shell/studio-root.tsx'
import { EditorSkeleton } from './components/editor-skeleton.tsx'
import { QuizEditor } from './quiz-editor.tsx'

/** `/createquiz/{quizId}`: a quiz in the hands of its authors. */
export const EditorScreen = ({ quizId }: { quizId: string }) => {
  const { loaded, reload } = useQuiz(quizId)
  return (
    <StudioRoot>
      {loaded.is === 'ready' && <QuizEditor loaded={loaded.value} />}
      {loaded.is !== 'ready' && loaded.is !== 'failed' && loaded.is !== 'gone' && (
        <div role="status">
          <VisuallyHidden>{loaded.is === 'loading' ? t('authoring:loading') : ''}</VisuallyHidden>
          <EditorSkeleton />
        </div>
      )}
      {loaded.is !== 'ready' && loaded.is !== 'loading' && <ClosedQuiz why={loaded} onRetry={reload} />}
    </StudioRoot>
  )
}
