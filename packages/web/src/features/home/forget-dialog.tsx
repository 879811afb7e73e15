import { forgetGuest } from '@quokka/contract/http'
import { useState } from 'react'
import { clearSession } from '../../account/session.ts'
import { call } from '../../lib/calls/call.ts'
import { Button } from '../../ui/stage/controls/button.tsx'
import { useToast } from '../../ui/stage/feedback/toaster.tsx'
import { Dialog } from '../../ui/stage/layout/dialog.tsx'
import { t } from './forget-messages.ts'

interface ForgetDialogProps {
  onClose: () => void
  onForgotten: () => void
}

/** Says what is forgotten of a guest and what is not, and does it. Rule WB31. */
export const ForgetDialog = ({ onClose, onForgotten }: ForgetDialogProps) => {
  const [isBusy, setIsBusy] = useState(false)
  const toast = useToast()

  const forget = async () => {
    setIsBusy(true)
    const answer = await call(forgetGuest, {})
    setIsBusy(false)
    toast(answer.ok ? { text: t('done'), tone: 'good' } : { text: answer.sentence, tone: 'bad' })
    if (!answer.ok) return
    clearSession()
    onForgotten()
    onClose()
  }

  return (
    <Dialog
      open
      title={t('title')}
      help={t('help')}
      closeLabel={t('ui:close')}
      onClose={onClose}
      actions={
        <>
          <Button tone="sand" onPress={onClose}>
            {t('no')}
          </Button>
          <Button tone="dark" busy={isBusy} onPress={() => void forget()}>
            {t('yes')}
          </Button>
        </>
      }
    />
  )
}
