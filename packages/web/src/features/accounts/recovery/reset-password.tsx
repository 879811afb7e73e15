import { LIMITS } from '@quokka/core/limits'
import { useEffect, useState } from 'react'
import { wantedPage } from '../../../account/wanted-page.ts'
import { useForm } from '../../../lib/forms/use-form.ts'
import { useLocation, useNavigate } from '../../../lib/navigation/location.tsx'
import { paths } from '../../../lib/navigation/paths.ts'
import { t } from '../../../messages/accounts.ts'
import { checkNewPassword } from '../../../new-password/check-new-password.ts'
import { NewPasswordFields } from '../../../new-password/new-password-fields.tsx'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { useConfirmForgotPassword, useForgotPassword } from '../api/account-calls.ts'
import { AccountFrame } from '../components/account-frame.tsx'
import styles from '../components/form.module.css'
import { MailedCodeField } from '../components/mailed-code-field.tsx'
import { ResendCode } from '../components/resend-code.tsx'
import { useFocusFirst } from '../use-focus-first.ts'

/** How long the good news stands before the log in takes its place. Rule AS17. */
const REDIRECT_MS = 1_000

/** The code that was emailed, and the new password twice. */
export const ResetPassword = ({ username }: { username: string }) => {
  const navigate = useNavigate()
  const toast = useToast()
  const redirect = wantedPage(useLocation().state)
  const [isReset, setIsReset] = useState(false)
  const confirm = useConfirmForgotPassword()
  const forgot = useForgotPassword()
  const firstField = useFocusFirst()
  const { field, change, focus, isSending, submit } = useForm({
    initial: { code: '', password: '', repeated: '' },
    check: ({ code, password, repeated }) => ({
      ...(code.trim().length !== LIMITS.confirmationCodeCharacters && { code: t('accounts:codeInvalid') }),
      ...checkNewPassword(password, repeated),
    }),
    send: async (typed) => {
      const { code, password } = typed
      const answer = await confirm.ask({ username, password, confirmation_code: code.trim() })
      if (answer.ok) {
        toast({ text: answer.value, tone: 'good' })
        setIsReset(true)
      } else if (answer.status === 400) {
        const wrong = answer.code === 'account/invalid-confirmation-code' ? 'code' : 'password'
        change(wrong, typed[wrong], answer.sentence)
        focus(wrong)
      } else toast({ text: answer.sentence, tone: 'bad' })
    },
  })

  useEffect(() => {
    if (!isReset) return
    const timer = setTimeout(() => navigate(paths.signIn, { replace: true, state: { redirect } }), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [isReset, navigate, redirect])

  return (
    <AccountFrame
      greeting="forgotPassword"
      mood={isReset ? 'cheering' : 'thinking'}
      title={t('accounts:resetPassword')}
      help={t('accounts:resetStepHelp', { username })}
    >
      <form ref={firstField} className={styles.form} onSubmit={submit} noValidate>
        <MailedCodeField {...field('code')} />
        <NewPasswordFields password={field('password')} repeated={field('repeated')} />
        <Button type="submit" wide busy={isSending || isReset}>
          {t('accounts:reset')}
        </Button>
      </form>
      <ResendCode isAsking={forgot.isAsking} ask={() => forgot.ask({ username })} />
    </AccountFrame>
  )
}
