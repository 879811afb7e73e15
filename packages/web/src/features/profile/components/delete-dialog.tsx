import type { FormRules } from '@quokka/core/accounts'
import { checkForm, notEmpty } from '@quokka/core/accounts'
import { signOut } from '../../../account/sign-in.ts'
import { errorsByField, useForm } from '../../../lib/forms/use-form.ts'
import { useNavigate } from '../../../lib/navigation/location.tsx'
import { paths } from '../../../lib/navigation/paths.ts'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { PasswordField } from '../../../ui/studio/fields/password-field.tsx'
import { TextField } from '../../../ui/studio/fields/text-field.tsx'
import { Dialog } from '../../../ui/studio/layout/dialog.tsx'
import { deleteOwnAccount } from '../api/own-data.ts'
import styles from './dialog-form.module.css'

const USERNAME = { field: 'username', label: 'Username', rules: [notEmpty] } as const
const PASSWORD = { field: 'password', label: 'Password', rules: [notEmpty] } as const

interface DeleteDialogProps {
  hasPassword: boolean
  onClose: () => void
}

/** Asks for the user name again, so that nobody deletes an account by a slip. */
export const DeleteDialog = ({ hasPassword, onClose }: DeleteDialogProps) => {
  const navigate = useNavigate()
  const toast = useToast()
  const rules: FormRules<'username' | 'password'> = hasPassword ? [USERNAME, PASSWORD] : [USERNAME]
  const { field, submit, isSending } = useForm({
    initial: { username: '', password: '' },
    check: (typed) => errorsByField(checkForm(rules, typed)),
    send: async ({ username, password }) => {
      const answer = await deleteOwnAccount(username.trim(), password)
      if (!answer.ok) return toast({ text: answer.sentence, tone: 'bad' })
      // Also forgets here what the browser knows of the account.
      await signOut()
      toast({ text: answer.value, tone: 'good' })
      navigate(paths.home, { replace: true })
    },
  })

  return (
    <Dialog
      open
      title={t('profile:data.deleteTitle')}
      help={t('profile:data.deleteHelp')}
      closeLabel={t('studio:close')}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          {...field('username')}
          label={t('profile:data.username')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {hasPassword && (
          <PasswordField
            {...field('password')}
            label={t('profile:data.password')}
            autoComplete="current-password"
            showLabel={t('studio:showPassword')}
          />
        )}
        <div className={styles.pair}>
          <Button tone="outline" onPress={onClose}>
            {t('profile:data.keep')}
          </Button>
          <Button type="submit" tone="danger" busy={isSending}>
            {t('profile:data.deleteForGood')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
