import { useState } from 'react'
import { t } from '../../../messages/studio.ts'
import { Dialog } from '../../../ui/studio/layout/dialog.tsx'
import type { OneTimeSecret } from '../api/one-time-code.ts'
import { beginOneTimeCode, endOneTimeCode, renewRecoveryCodes } from '../api/one-time-code.ts'
import { AppForm } from './app-form.tsx'
import { KeptCodes } from './kept-codes.tsx'
import { OwnerForm } from './owner-form.tsx'

/** What somebody wants of the two-step sign-in. */
export type TwoStepWish = 'setUp' | 'newCodes' | 'turnOff'

type Stage = { is: 'owner' } | { is: 'app'; secret: OneTimeSecret } | { is: 'codes'; codes: readonly string[] }

interface TwoStepDialogProps {
  wish: TwoStepWish
  username: string
  hasPassword: boolean
  onClose: () => void
  /** The account has changed; the dialog may still have codes to show. */
  onChange: () => void
}

/** First who it is, then the app where one is set up, then the codes where new ones are made. */
export const TwoStepDialog = ({ wish, username, hasPassword, onClose, onChange }: TwoStepDialogProps) => {
  const [stage, setStage] = useState<Stage>({ is: 'owner' })
  const showCodes = (codes: readonly string[]) => {
    setStage({ is: 'codes', codes })
    onChange()
  }
  const help = {
    owner: t(`profile:twoStep.ownerHelp.${wish}`),
    app: undefined,
    codes: t('profile:twoStep.codesHelp'),
  }[stage.is]

  return (
    <Dialog
      open
      title={stage.is === 'codes' ? t('profile:twoStep.keepCodes') : t(`profile:twoStep.titles.${wish}`)}
      {...(help && { help })}
      closeLabel={t('studio:close')}
      onClose={onClose}
    >
      {stage.is === 'owner' && wish === 'setUp' && (
        <OwnerForm
          hasPassword={hasPassword}
          action={t('profile:twoStep.next')}
          ask={beginOneTimeCode}
          onDone={(secret) => setStage({ is: 'app', secret })}
        />
      )}
      {stage.is === 'owner' && wish === 'newCodes' && (
        <OwnerForm
          hasPassword={hasPassword}
          action={t('profile:twoStep.makeCodes')}
          ask={renewRecoveryCodes}
          onDone={({ recoveryCodes }) => showCodes(recoveryCodes)}
        />
      )}
      {stage.is === 'owner' && wish === 'turnOff' && (
        <OwnerForm
          hasPassword={hasPassword}
          asksForCode
          action={t('profile:twoStep.turnOff')}
          tone="danger"
          ask={endOneTimeCode}
          onDone={() => {
            onChange()
            onClose()
          }}
        />
      )}
      {stage.is === 'app' && <AppForm secret={stage.secret} onDone={showCodes} />}
      {stage.is === 'codes' && <KeptCodes username={username} codes={stage.codes} onKept={onClose} />}
    </Dialog>
  )
}
