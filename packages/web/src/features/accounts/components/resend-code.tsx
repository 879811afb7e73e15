import type { Outcome } from '../../../lib/calls/call.ts'
import { t } from '../../../messages/accounts.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import styles from './form.module.css'
import { TextButton } from './text-button.tsx'

interface ResendCodeProps {
  isAsking: boolean
  ask: () => Promise<Outcome<string>>
}

/** Requests another email when none has arrived; reports how that went. */
export const ResendCode = ({ isAsking, ask }: ResendCodeProps) => {
  const toast = useToast()
  const resend = async () => {
    const answer = await ask()
    toast(answer.ok ? { text: answer.value, tone: 'info' } : { text: answer.sentence, tone: 'bad' })
  }
  return (
    <p className={styles.below}>
      {t('accounts:noCode')}
      <TextButton busy={isAsking} onPress={resend}>
        {t('accounts:resendCode')}
      </TextButton>
    </p>
  )
}
