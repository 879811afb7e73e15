import { t } from '../../../messages/studio.ts'
import { StepFrame } from '../components/step-frame.tsx'
import { OneTimeCodeForm } from './one-time-code-form.tsx'

/** The second step of who has an authenticator app. */
export const GiveOneTimeCode = () => (
  <StepFrame title={t('accounts:oneTimeCode')} help={t('accounts:oneTimeCodeHelp')}>
    <OneTimeCodeForm label={t('accounts:oneTimeCodeLabel')} takesFocus />
  </StepFrame>
)
