import { t } from '../../messages/studio.ts'
import { VisuallyHidden } from '../../ui/stage/visually-hidden.tsx'
import { Button } from '../../ui/studio/button.tsx'
import { EmptyState } from '../../ui/studio/empty-state.tsx'
import { StudioRoot } from '../../ui/studio/studio-root.tsx'
import { useQuiz } from './api/use-quiz.ts'
import { AccessDenied, QuizGone, QuizRefused } from './components/closed-quiz.tsx'
import { EditorSkeleton } from './components/editor-skeleton.tsx'
import styles from './editor.module.css'
import { QuizEditor } from './quiz-editor.tsx'

/** `/createquiz/{quizId}`: a quiz in the hands of its authors. */
export const EditorScreen = ({ quizId }: { quizId: string }) => {
  const { loaded, reload } = useQuiz(quizId)
  return (
    <StudioRoot>
      {loaded.is === 'ready' && <QuizEditor loaded={loaded.quiz} />}
      {loaded.is === 'failed' && (
        <main className={styles.problem}>
          <EmptyState
            mood="oops"
            heading="h1"
            title={t('authoring:failedTitle')}
            sentence={loaded.sentence}
            action={<Button onPress={reload}>{t('ui:retry')}</Button>}
          />
        </main>
      )}
      {loaded.is !== 'ready' && loaded.is !== 'failed' && (
        <div role="status">
          <VisuallyHidden>{loaded.is === 'loading' ? t('authoring:loading') : ''}</VisuallyHidden>
          <EditorSkeleton />
        </div>
      )}
      {loaded.is === 'denied' && <AccessDenied />}
      {loaded.is === 'refused' && <QuizRefused sentence={loaded.sentence} />}
      {loaded.is === 'gone' && <QuizGone sentence={loaded.sentence} />}
    </StudioRoot>
  )
}
