import type { Outcome } from '../../../lib/calls/call.ts'
import { useForm } from '../../../lib/forms/use-form.ts'
import { t } from '../../../messages/studio.ts'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { PasswordField } from '../../../ui/studio/fields/password-field.tsx'
import { TextField } from '../../../ui/studio/fields/text-field.tsx'
import styles from './dialog-form.module.css'

interface OwnerFormProps<Value> {
  hasPassword: boolean
  /** Whether a code of the app, or a recovery code, is asked for too. */
  asksForCode?: boolean
  action: string
  tone?: 'primary' | 'danger'
  ask: (currentPassword: string, code: string) => Promise<Outcome<Value>>
  onDone: (value: Value) => void
}

/** What shows that it is the owner who sits here; a refusal stands under the last field. */
export const OwnerForm = <Value,>({
  hasPassword,
  asksForCode = false,
  action,
  tone = 'primary',
  ask,
  onDone,
}: OwnerFormProps<Value>) => {
  const last = asksForCode ? 'code' : 'password'
  const { values, field, change, focus, isSending, submit } = useForm({
    initial: { password: '', code: '' },
    check: ({ password, code }) => ({
      ...(hasPassword && password === '' && { password: t('profile:twoStep.passwordMissing') }),
      ...(asksForCode && code.trim() === '' && { code: t('profile:twoStep.codeMissing') }),
    }),
    send: async ({ password, code }) => {
      const answer = await ask(password, code.trim())
      if (answer.ok) return onDone(answer.value)
      change(last, values[last], answer.sentence)
      focus(last)
    },
  })
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {hasPassword ? (
        <PasswordField
          {...field('password')}
          label={t('profile:twoStep.password')}
          autoComplete="current-password"
          showLabel={t('studio:showPassword')}
          required
        />
      ) : (
        !asksForCode && field('password').error && <p role="alert">{field('password').error}</p>
      )}
      {asksForCode && (
        <TextField
          {...field('code')}
          label={t('profile:twoStep.codeOrRecovery')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
      <Button type="submit" wide tone={tone} busy={isSending}>
        {action}
      </Button>
    </form>
  )
}
