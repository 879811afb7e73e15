import { checkForm, SET_UP_FORM } from '@quokka/core/accounts'
import { LIMITS } from '@quokka/core/limits'
import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { useNavigate } from '../../../lib/location.tsx'
import { paths } from '../../../lib/paths.ts'
import { finishSignIn } from '../../../lib/sign-in.ts'
import { t } from '../../../messages/studio.ts'
import { Button } from '../../../ui/studio/button.tsx'
import { FieldError } from '../../../ui/studio/field-error.tsx'
import { PasswordField } from '../../../ui/studio/password-field.tsx'
import { TextField } from '../../../ui/studio/text-field.tsx'
import type { FirstAdmin } from '../api/make-first-admin.ts'
import { makeFirstAdmin } from '../api/make-first-admin.ts'
import styles from './create-user-form.module.css'

type Field = keyof FirstAdmin

export const SetUpForm = ({ token }: { token: string }) => {
  const [values, setValues] = useState<FirstAdmin>({ setupToken: token, username: '', email: '', password: '' })
  const [errors, setErrors] = useState<Partial<Record<Field | 'form', string>>>({})
  const [isBusy, setIsBusy] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()

  const create = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const { setupToken, username, email, password } = values
    const admin = { setupToken: setupToken.trim(), username: username.trim(), email: email.trim(), password }
    const failures = checkForm(SET_UP_FORM, admin)
    setErrors(Object.fromEntries(failures.map(({ field, message }) => [field, message])))
    if (failures[0]) {
      element.current?.querySelector<HTMLElement>(`[name="${failures[0].field}"]`)?.focus()
      return
    }
    setIsBusy(true)
    const answer = await makeFirstAdmin(admin)
    if (answer.ok) return finishSignIn(answer.value, navigate, { redirect: paths.admin })
    setIsBusy(false)
    setErrors({ form: answer.sentence })
  }

  const bind = (field: Field) => ({
    name: field,
    value: values[field],
    error: errors[field],
    required: true,
    onChange: (typed: string) => {
      setValues((before) => ({ ...before, [field]: typed }))
      setErrors(({ [field]: _, ...others }) => others)
    },
  })

  return (
    <form ref={element} className={styles.form} onSubmit={create} noValidate>
      <TextField
        {...bind('setupToken')}
        label={t('admin:setUp.token')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...bind('username')}
        label={t('admin:setUp.username')}
        hint={t('admin:setUp.usernameHint')}
        maxLength={LIMITS.username.max}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...bind('email')}
        label={t('admin:setUp.email')}
        type="email"
        maxLength={LIMITS.emailCharacters}
        autoComplete="email"
      />
      <PasswordField
        {...bind('password')}
        label={t('admin:setUp.password')}
        hint={t('admin:setUp.passwordHint')}
        showLabel={t('studio:showPassword')}
        autoComplete="new-password"
      />
      <div role="alert">{errors.form && <FieldError>{errors.form}</FieldError>}</div>
      <Button type="submit" wide busy={isBusy}>
        {t('admin:setUp.submit')}
      </Button>
    </form>
  )
}
