import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/ssr/EnvelopeSimple'
import { PasswordIcon } from '@phosphor-icons/react/dist/ssr/Password'
import { SignOutIcon } from '@phosphor-icons/react/dist/ssr/SignOut'
import { useState } from 'react'
import { paths } from '../../../lib/navigation/paths.ts'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Button, ButtonLink } from '../../../ui/studio/controls/button.tsx'
import { Card } from '../../../ui/studio/layout/card.tsx'
import { logOutElsewhere } from '../api/password.ts'
import styles from './card-actions.module.css'
import { NewEmailDialog } from './new-email-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'

interface SignInCardProps {
  username: string
  hasPassword: boolean
  onChange: () => void
}

/** What one signs in with, and the end of what is open in other browsers. */
export const SignInCard = ({ username, hasPassword, onChange }: SignInCardProps) => {
  const [wish, setWish] = useState<'password' | 'email'>()
  const [isBusy, setIsBusy] = useState(false)
  const toast = useToast()

  const endOthers = async () => {
    setIsBusy(true)
    const answer = await logOutElsewhere()
    setIsBusy(false)
    if (!answer.ok) return toast({ text: answer.sentence, tone: 'bad' })
    const { ended } = answer.value
    toast({
      text: ended === 0 ? t('profile:password.endedNone') : t('profile:password.ended', { count: ended }),
      tone: 'good',
    })
  }

  return (
    <Card
      title={t('profile:password.title')}
      help={hasPassword ? t('profile:password.help') : t('profile:password.helpNone')}
    >
      <div className={styles.actions}>
        {hasPassword ? (
          <Button tone="outline" icon={PasswordIcon} aria-haspopup="dialog" onPress={() => setWish('password')}>
            {t('profile:password.change')}
          </Button>
        ) : (
          <ButtonLink tone="outline" icon={PasswordIcon} to={paths.forgotPassword}>
            {t('profile:password.set')}
          </ButtonLink>
        )}
        <Button tone="outline" icon={EnvelopeSimpleIcon} aria-haspopup="dialog" onPress={() => setWish('email')}>
          {t('profile:newEmail.change')}
        </Button>
        <Button tone="outline" icon={SignOutIcon} busy={isBusy} onPress={endOthers}>
          {t('profile:password.logOutElsewhere')}
        </Button>
      </div>
      {wish === 'password' && <PasswordDialog username={username} onClose={() => setWish(undefined)} />}
      {wish === 'email' && (
        <NewEmailDialog hasPassword={hasPassword} onClose={() => setWish(undefined)} onChange={onChange} />
      )}
    </Card>
  )
}
