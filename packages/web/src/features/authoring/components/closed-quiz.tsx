import { useEffect } from 'react'
import { useNavigate } from '../../../lib/location.tsx'
import { paths } from '../../../lib/paths.ts'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/toaster.tsx'
import { Button } from '../../../ui/studio/button.tsx'
import { Dialog } from '../../../ui/studio/dialog.tsx'

const ANNOUNCE_AFTER_MS = 2_500
const LEAVE_AFTER_MS = 5_000

interface GoingHomeProps {
  title: string
  sentence: string
}

const GoingHome = ({ title, sentence }: GoingHomeProps) => {
  const navigate = useNavigate()
  const goHome = () => navigate(paths.home, { replace: true })
  return (
    <Dialog
      open
      title={title}
      help={sentence}
      closeLabel={t('studio:close')}
      onClose={goHome}
      actions={<Button onPress={goHome}>{t('authoring:denied.ok')}</Button>}
    />
  )
}

/** Somebody who is neither the owner nor an editor. */
export const AccessDenied = () => (
  <GoingHome title={t('authoring:denied.title')} sentence={t('authoring:denied.sentence')} />
)

/** Any other refusal, in the server's words. */
export const QuizRefused = ({ sentence }: { sentence: string }) => (
  <GoingHome title={t('authoring:denied.refused')} sentence={sentence} />
)

/** There is no such quiz (any more): says so, then leads home. */
export const QuizGone = ({ sentence }: { sentence: string }) => {
  const navigate = useNavigate()
  const toast = useToast()
  useEffect(() => {
    toast({ text: sentence, tone: 'bad' })
    const announcing = setTimeout(() => toast({ text: t('authoring:redirecting') }), ANNOUNCE_AFTER_MS)
    const leaving = setTimeout(() => navigate(paths.home, { replace: true }), LEAVE_AFTER_MS)
    return () => {
      clearTimeout(announcing)
      clearTimeout(leaving)
    }
  }, [navigate, toast, sentence])
  return null
}
