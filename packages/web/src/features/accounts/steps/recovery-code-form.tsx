import type { SignedIn } from '@quokka/contract/http'
import type { Outcome } from '../../../lib/calls/call.ts'
import { useForm } from '../../../lib/forms/use-form.ts'
import { t } from '../../../messages/accounts.ts'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { TextField } from '../../../ui/studio/fields/text-field.tsx'
import { useGiveRecoveryCode } from '../api/account-calls.ts'
import styles from '../components/form.module.css'
import { useFocusFirst } from '../use-focus-first.ts'

/** One of the codes that were kept for a lost authenticator app. */
export const RecoveryCodeForm = ({ onAnswer }: { onAnswer: (answer: Outcome<SignedIn>) => Promise<void> }) => {
  const giveCode = useGiveRecoveryCode()
  const firstField = useFocusFirst()
  const { field, isSending, submit } = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ ...(code.trim() === '' && { code: t('accounts:codeInvalid') }) }),
    send: async ({ code }) => onAnswer(await giveCode.ask({ code: code.trim() })),
  })
  return (
    <form ref={firstField} className={styles.form} onSubmit={submit} noValidate>
      <TextField
        {...field('code')}
        label={t('accounts:recoveryCode')}
        hint={t('accounts:recoveryCodeHint')}
        name="code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Button type="submit" wide busy={isSending}>
        {t('accounts:continue')}
      </Button>
    </form>
  )
}
