import { useEffect } from 'react'
import { useNavigate } from '../lib/location.tsx'
import { paths } from '../lib/paths.ts'
import { t } from '../messages/studio.ts'
import { useToast } from '../ui/stage/toaster.tsx'
import { Button } from '../ui/studio/button.tsx'
import { Dialog } from '../ui/studio/dialog.tsx'
import { EmptyState } from '../ui/studio/empty-state.tsx'

/** Why a quiz could not be read; no status when no answer came. */
export interface QuizFailure {
  sentence: string
  status?: number
}

/** What the server says to whom a quiz is closed (contract §1). */
const NOT_AUTHORIZED = 'User not authorized to view and/or edit this quiz'
const TOLD_AFTER_MS = 2_500
const HOME_AFTER_MS = 5_000

interface ClosedQuizProps {
  failure: QuizFailure
  onRetry: () => void
}

/** In place of a quiz that could not be read: no access, no such quiz, or a failure that may pass. */
export const ClosedQuiz = ({ failure, onRetry }: ClosedQuizProps) => {
  if (failure.status === 403 && failure.sentence === NOT_AUTHORIZED) return <NoAccess />
  if (failure.status === 404) return <NoSuchQuiz sentence={failure.sentence} />
  return (
    <EmptyState
      heading="h1"
      mood="oops"
      title={t('closedQuiz:title')}
      sentence={failure.sentence}
      action={<Button onPress={onRetry}>{t('ui:retry')}</Button>}
    />
  )
}

const NoAccess = () => {
  const navigate = useNavigate()
  const goHome = () => navigate(paths.home, { replace: true })
  return (
    <Dialog
      open
      title={t('closedQuiz:noAccess')}
      closeLabel={t('studio:close')}
      onClose={goHome}
      actions={<Button onPress={goHome}>{t('closedQuiz:ok')}</Button>}
    />
  )
}

const NoSuchQuiz = ({ sentence }: { sentence: string }) => {
  const navigate = useNavigate()
  const toast = useToast()
  useEffect(() => {
    toast({ text: sentence, tone: 'bad' })
    const telling = setTimeout(() => toast({ text: t('closedQuiz:redirecting') }), TOLD_AFTER_MS)
    const leaving = setTimeout(() => navigate(paths.homeAlias, { replace: true }), HOME_AFTER_MS)
    return () => {
      clearTimeout(telling)
      clearTimeout(leaving)
    }
  }, [sentence, toast, navigate])
  return <EmptyState heading="h1" mood="oops" title={t('closedQuiz:title')} sentence={sentence} />
}
