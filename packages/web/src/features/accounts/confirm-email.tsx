import type { FormRules } from '@quokka/core/accounts'
import { checkForm, exactLength, notEmpty } from '@quokka/core/accounts'
import { LIMITS } from '@quokka/core/limits'
import { useEffect, useState } from 'react'
import { wantedPage } from '../../account/wanted-page.ts'
import { errorsByField, useForm } from '../../lib/forms/use-form.ts'
import { useLocation, useNavigate } from '../../lib/navigation/location.tsx'
import { paths } from '../../lib/navigation/paths.ts'
import { t } from '../../messages/accounts.ts'
import { useToast } from '../../ui/stage/feedback/toaster.tsx'
import { Button, ButtonLink } from '../../ui/studio/controls/button.tsx'
import { useConfirmSignUp, useResendConfirmationCode } from './api/account-calls.ts'
import { AccountFrame } from './components/account-frame.tsx'
import styles from './components/form.module.css'
import { MailedCodeField } from './components/mailed-code-field.tsx'
import { ResendCode } from './components/resend-code.tsx'

const CODE_FORM: FormRules<'code'> = [
  {
    field: 'code',
    label: t('accounts:confirmationCode'),
    rules: [notEmpty, exactLength(LIMITS.confirmationCodeCharacters)],
  },
]

/** How long the good news stands before the log in takes its place. Rule AS15. */
const REDIRECT_MS = 5_000

/** The code that was emailed, which proves the mailbox. */
export const ConfirmEmail = ({ username }: { username: string }) => {
  const [isVerified, setIsVerified] = useState(false)
  return isVerified ? (
    <Verified username={username} />
  ) : (
    <CodeForm username={username} onVerified={() => setIsVerified(true)} />
  )
}

const CodeForm = ({ username, onVerified }: { username: string; onVerified: () => void }) => {
  const toast = useToast()
  const confirm = useConfirmSignUp()
  const resend = useResendConfirmationCode()
  const { field, change, focus, isSending, submit } = useForm({
    initial: { code: '' },
    check: ({ code }) => errorsByField(checkForm(CODE_FORM, { code: code.trim() })),
    send: async ({ code }) => {
      const answer = await confirm.ask({ username, confirmation_code: code.trim() })
      if (answer.ok) onVerified()
      else if (answer.status === 400) {
        change('code', code, answer.sentence)
        focus('code')
      } else toast({ text: answer.sentence, tone: 'bad' })
    },
  })

  return (
    <AccountFrame
      greeting="confirmEmail"
      title={t('accounts:confirmEmail')}
      help={t('accounts:confirmHelp', { username })}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <MailedCodeField {...field('code')} />
        <Button type="submit" wide busy={isSending}>
          {t('accounts:confirm')}
        </Button>
      </form>
      <ResendCode isAsking={resend.isAsking} ask={() => resend.ask({ username })} />
    </AccountFrame>
  )
}

const Verified = ({ username }: { username: string }) => {
  const navigate = useNavigate()
  const redirect = wantedPage(useLocation().state)
  useEffect(() => {
    const state = { redirect, username }
    const timer = setTimeout(() => navigate(paths.signIn, { replace: true, state }), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [navigate, redirect, username])
  return (
    <AccountFrame
      greeting="confirmEmail"
      mood="cheering"
      title={t('accounts:verified')}
      help={t('accounts:verifiedHelp')}
      focusTitle
    >
      <ButtonLink to={paths.signIn} state={{ redirect, username }} wide>
        {t('accounts:logIn')}
      </ButtonLink>
    </AccountFrame>
  )
}
