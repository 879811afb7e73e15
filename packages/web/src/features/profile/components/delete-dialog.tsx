import type { FormRules } from '@quokka/core/accounts'
import { checkForm, notEmpty } from '@quokka/core/accounts'
import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { useNavigate } from '../../../lib/location.tsx'
import { paths } from '../../../lib/paths.ts'
import { signOut } from '../../../lib/sign-in.ts'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/toaster.tsx'
import { Button } from '../../../ui/studio/button.tsx'
import { Dialog } from '../../../ui/studio/dialog.tsx'
import { FieldError } from '../../../ui/studio/field-error.tsx'
import { PasswordField } from '../../../ui/studio/password-field.tsx'
import { TextField } from '../../../ui/studio/text-field.tsx'
import { deleteOwnAccount } from '../api/own-data.ts'
import styles from './dialog-form.module.css'

const USERNAME = { field: 'username', label: 'Username', rules: [notEmpty] } as const
const PASSWORD = { field: 'password', label: 'Password', rules: [notEmpty] } as const
type Field = 'username' | 'password'

interface DeleteDialogProps {
  hasPassword: boolean
  onClose: () => void
}

/** Asks for the user name again, so that nobody deletes an account by a slip. */
export const DeleteDialog = ({ hasPassword, onClose }: DeleteDialogProps) => {
  const [values, setValues] = useState({ username: '', password: '' })
  const [errors, setErrors] = useState<Partial<Record<Field | 'form', string>>>({})
  const [isBusy, setIsBusy] = useState(false)
  const fields = { username: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) }
  const navigate = useNavigate()
  const toast = useToast()
  const change = (field: Field) => (typed: string) => {
    setValues((before) => ({ ...before, [field]: typed }))
    setErrors({})
  }

  const remove = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const rules: FormRules<Field> = hasPassword ? [USERNAME, PASSWORD] : [USERNAME]
    const failures = checkForm(rules, values)
    setErrors(Object.fromEntries(failures.map(({ field, message }) => [field, message])))
    if (failures[0]) return fields[failures[0].field].current?.focus()
    setIsBusy(true)
    const answer = await deleteOwnAccount(values.username.trim(), values.password)
    setIsBusy(false)
    if (!answer.ok) return setErrors({ form: answer.sentence })
    // Also forgets here what the browser knows of the account.
    await signOut()
    toast({ text: answer.value, tone: 'good' })
    navigate(paths.home, { replace: true })
  }

  return (
    <Dialog
      open
      title={t('profile:data.deleteTitle')}
      help={t('profile:data.deleteHelp')}
      closeLabel={t('studio:close')}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={remove} noValidate>
        <TextField
          ref={fields.username}
          label={t('profile:data.username')}
          value={values.username}
          error={errors.username}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={change('username')}
        />
        {hasPassword && (
          <PasswordField
            ref={fields.password}
            label={t('profile:data.password')}
            value={values.password}
            error={errors.password}
            autoComplete="current-password"
            showLabel={t('studio:showPassword')}
            onChange={change('password')}
          />
        )}
        <div role="alert">{errors.form && <FieldError>{errors.form}</FieldError>}</div>
        <div className={styles.pair}>
          <Button tone="outline" onPress={onClose}>
            {t('profile:data.keep')}
          </Button>
          <Button type="submit" tone="danger" busy={isBusy}>
            {t('profile:data.deleteForGood')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
