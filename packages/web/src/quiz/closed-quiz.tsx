import { useEffect, useState } from 'react'
import { useNavigate } from '../lib/navigation/location.tsx'
import { paths } from '../lib/navigation/paths.ts'
import { t } from '../messages/studio.ts'
import { Button, ButtonLink } from '../ui/studio/controls/button.tsx'
import { EmptyState } from '../ui/studio/feedback/empty-state.tsx'
import { LoadFailed } from '../ui/studio/feedback/load-failed.tsx'
import { Dialog } from '../ui/studio/layout/dialog.tsx'
import styles from './closed-quiz.module.css'
import type { NoQuiz } from './use-quiz.ts'

const ANNOUNCE_AFTER_MS = 2_500
const LEAVE_AFTER_MS = 5_000

interface ClosedQuizProps {
  why: NoQuiz
  onRetry: () => void
}

/** Over or in place of a quiz that does not open: no access, no such quiz, or a failure that may pass. */
export const ClosedQuiz = ({ why, onRetry }: ClosedQuizProps) => {
  switch (why.is) {
    case 'denied':
      return <GoingHome title={t('closedQuiz:deniedTitle')} sentence={t('closedQuiz:denied')} />
    case 'refused':
      return <GoingHome title={t('closedQuiz:refusedTitle')} sentence={why.sentence} />
    case 'gone':
      return <QuizGone sentence={why.sentence} />
    case 'failed':
      return (
        <main className={styles.failed}>
          <LoadFailed
            heading="h1"
            title={t('closedQuiz:failedTitle')}
            sentence={why.sentence}
            retryLabel={t('ui:retry')}
            onRetry={onRetry}
          />
        </main>
      )
  }
}

/** Somebody who is neither the owner nor an editor, or is refused in the server's own words. */
const GoingHome = ({ title, sentence }: { title: string; sentence: string }) => {
  const navigate = useNavigate()
  const goHome = () => navigate(paths.home, { replace: true })
  return (
    <Dialog
      open
      title={title}
      help={sentence}
      closeLabel={t('studio:close')}
      onClose={goHome}
      actions={<Button onPress={goHome}>{t('closedQuiz:ok')}</Button>}
    />
  )
}

/** There is no such quiz (any more): says so, then leads home. */
const QuizGone = ({ sentence }: { sentence: string }) => {
  const navigate = useNavigate()
  const [isAnnounced, setIsAnnounced] = useState(false)
  useEffect(() => {
    const announcing = setTimeout(() => setIsAnnounced(true), ANNOUNCE_AFTER_MS)
    const leaving = setTimeout(() => navigate(paths.homeAlias, { replace: true }), LEAVE_AFTER_MS)
    return () => {
      clearTimeout(announcing)
      clearTimeout(leaving)
    }
  }, [navigate])
  return (
    <main className={styles.failed}>
      <EmptyState
        heading="h1"
        mood="oops"
        title={sentence}
        sentence={isAnnounced ? t('closedQuiz:redirecting') : ''}
        action={
          <ButtonLink to={paths.library} tone="outline">
            {t('closedQuiz:toLibrary')}
          </ButtonLink>
        }
      />
    </main>
  )
}
