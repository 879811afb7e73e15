import { checkForm, NEW_EMAIL_FORM } from '@quokka/core/accounts'
import { LIMITS } from '@quokka/core/limits'
import { useEffect, useRef, useState } from 'react'
import { errorsByField, useForm } from '../../../lib/forms/use-form.ts'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { PasswordField } from '../../../ui/studio/fields/password-field.tsx'
import { TextField } from '../../../ui/studio/fields/text-field.tsx'
import { Dialog } from '../../../ui/studio/layout/dialog.tsx'
import { askForNewEmail, confirmEmail } from '../api/new-email.ts'
import styles from './dialog-form.module.css'

interface NewEmailDialogProps {
  hasPassword: boolean
  onClose: () => void
  onChange: () => void
}

/** First the new address, then the code that came there. */
export const NewEmailDialog = ({ hasPassword, onClose, onChange }: NewEmailDialogProps) => {
  const [email, setEmail] = useState<string>()
  const toast = useToast()
  return (
    <Dialog
      open
      title={t('profile:newEmail.title')}
      help={email === undefined ? t('profile:newEmail.help') : t('profile:newEmail.codeHelp', { email })}
      closeLabel={t('studio:close')}
      onClose={onClose}
    >
      {email === undefined ? (
        <AddressForm hasPassword={hasPassword} onSent={setEmail} />
      ) : (
        <CodeForm
          email={email}
          onDone={() => {
            toast({ text: t('profile:newEmail.done'), tone: 'good' })
            onChange()
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}

const AddressForm = ({ hasPassword, onSent }: { hasPassword: boolean; onSent: (email: string) => void }) => {
  const toast = useToast()
  const { values, field, change, focus, isSending, submit } = useForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({
      ...errorsByField(checkForm(NEW_EMAIL_FORM, { email: email.trim() })),
      ...(hasPassword && password === '' && { password: t('profile:twoStep.passwordMissing') }),
    }),
    send: async ({ email, password }) => {
      const answer = await askForNewEmail(password, email.trim())
      if (answer.ok) return onSent(email.trim())
      const refused = answer.code === 'account/wrong-password' ? 'password' : 'email'
      if (answer.code === undefined) return toast({ text: answer.sentence, tone: 'bad' })
      change(refused, values[refused], answer.sentence)
      focus(refused)
    },
  })
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        {...field('email')}
        label={t('profile:newEmail.address')}
        type="email"
        name="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LIMITS.emailCharacters}
        required
      />
      {hasPassword && (
        <PasswordField
          {...field('password')}
          label={t('profile:twoStep.password')}
          name="password"
          autoComplete="current-password"
          showLabel={t('studio:showPassword')}
          required
        />
      )}
      <Button type="submit" wide busy={isSending}>
        {t('accounts:sendCode')}
      </Button>
    </form>
  )
}

const CodeForm = ({ email, onDone }: { email: string; onDone: () => void }) => {
  const form = useRef<HTMLFormElement>(null)
  // The button that was pressed is gone.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const { values, field, change, focus, isSending, submit } = useForm({
    initial: { code: '' },
    check: ({ code }) => ({
      ...(code.trim().length !== LIMITS.confirmationCodeCharacters && { code: t('accounts:codeInvalid') }),
    }),
    send: async ({ code }) => {
      const answer = await confirmEmail(email, code)
      if (answer.ok) return onDone()
      change('code', values.code, answer.sentence)
      focus('code')
    },
  })
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <TextField
        {...field('code')}
        label={t('accounts:code')}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Button type="submit" wide busy={isSending}>
        {t('profile:newEmail.save')}
      </Button>
    </form>
  )
}
