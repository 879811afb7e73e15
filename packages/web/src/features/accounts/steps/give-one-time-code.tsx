import { useState } from 'react'
import { t } from '../../../messages/accounts.ts'
import styles from '../components/form.module.css'
import { StepFrame } from '../components/step-frame.tsx'
import { TextButton } from '../components/text-button.tsx'
import { useFinishSignIn } from '../use-finish-sign-in.ts'
import { OneTimeCodeForm } from './one-time-code-form.tsx'
import { RecoveryCodeForm } from './recovery-code-form.tsx'

/** The second step for a user with an authenticator app, or one who has lost it. */
export const GiveOneTimeCode = () => {
  const [isLost, setIsLost] = useState(false)
  const finish = useFinishSignIn()
  return (
    <StepFrame
      title={t('accounts:oneTimeCode')}
      help={isLost ? t('accounts:recoveryCodeHelp') : t('accounts:oneTimeCodeHelp')}
    >
      {isLost ? (
        <RecoveryCodeForm onAnswer={finish} />
      ) : (
        <OneTimeCodeForm label={t('accounts:oneTimeCodeLabel')} takesFocus onAnswer={finish} />
      )}
      <p className={styles.below}>
        <TextButton onPress={() => setIsLost(!isLost)}>
          {isLost ? t('accounts:useApp') : t('accounts:useRecoveryCode')}
        </TextButton>
      </p>
    </StepFrame>
  )
}
