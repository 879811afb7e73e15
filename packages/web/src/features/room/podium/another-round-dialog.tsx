import { useNavigate } from '../../../lib/location.tsx'
import { anotherQuizFor } from '../../../lib/paths.ts'
import { t } from '../../../messages/t.ts'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { Dialog } from '../../../ui/stage/layout/dialog.tsx'

interface AnotherRoundDialogProps {
  open: boolean
  roomId: string
  onClose: () => void
  onSameQuiz: () => void
}

/** The same quiz at once, or the selection, which sends its choice to this room. */
export const AnotherRoundDialog = ({ open, roomId, onClose, onSameQuiz }: AnotherRoundDialogProps) => {
  const navigate = useNavigate()
  return (
    <Dialog
      open={open}
      title={t('room:anotherRoundTitle')}
      help={t('room:anotherRoundHelp')}
      closeLabel={t('ui:close')}
      onClose={onClose}
      actions={
        <>
          <Button tone="sand" onPress={() => navigate(anotherQuizFor(roomId))}>
            {t('room:chooseAnotherQuiz')}
          </Button>
          <Button onPress={onSameQuiz}>{t('room:sameQuiz')}</Button>
        </>
      }
    />
  )
}
