import { useForm } from '../../../lib/forms/use-form.ts'
import { t } from '../../../messages/studio.ts'
import { checkNewPassword } from '../../../new-password/check-new-password.ts'
import { NewPasswordFields } from '../../../new-password/new-password-fields.tsx'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { PasswordField } from '../../../ui/studio/fields/password-field.tsx'
import { Dialog } from '../../../ui/studio/layout/dialog.tsx'
import { replacePassword } from '../api/password.ts'
import styles from './dialog-form.module.css'

/** The server's status for a new password that will not do. */
const UNFIT = 400

interface PasswordDialogProps {
  username: string
  onClose: () => void
}

/** The current password, and the new one twice. */
export const PasswordDialog = ({ username, onClose }: PasswordDialogProps) => {
  const toast = useToast()
  const { values, field, change, focus, isSending, submit } = useForm({
    initial: { current: '', password: '', repeated: '' },
    check: ({ current, password, repeated }) => ({
      ...(current === '' && { current: t('profile:password.currentMissing') }),
      ...checkNewPassword(password, repeated),
    }),
    send: async ({ current, password }) => {
      const answer = await replacePassword(current, password)
      if (answer.ok) {
        toast({ text: t('profile:password.saved'), tone: 'good' })
        return onClose()
      }
      const isWrong = answer.code === 'account/wrong-password'
      if (!isWrong && answer.status !== UNFIT) return toast({ text: answer.sentence, tone: 'bad' })
      const refused = isWrong ? 'current' : 'password'
      change(refused, values[refused], answer.sentence)
      focus(refused)
    },
  })
  return (
    <Dialog open title={t('profile:password.change')} closeLabel={t('studio:close')} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {/* For the browser's store of passwords. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          {...field('current')}
          label={t('profile:password.current')}
          name="current"
          autoComplete="current-password"
          showLabel={t('studio:showPassword')}
          required
        />
        <NewPasswordFields password={field('password')} repeated={field('repeated')} />
        <Button type="submit" wide busy={isSending}>
          {t('profile:password.save')}
        </Button>
      </form>
    </Dialog>
  )
}
