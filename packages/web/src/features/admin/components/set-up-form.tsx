import { checkForm, SET_UP_FORM } from '@quokka/core/accounts'
import { LIMITS } from '@quokka/core/limits'
import { finishSignIn } from '../../../account/sign-in.ts'
import { errorsByField, useForm } from '../../../lib/forms/use-form.ts'
import { useNavigate } from '../../../lib/navigation/location.tsx'
import { paths } from '../../../lib/navigation/paths.ts'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { PasswordField } from '../../../ui/studio/fields/password-field.tsx'
import { TextField } from '../../../ui/studio/fields/text-field.tsx'
import type { FirstAdmin } from '../api/make-first-admin.ts'
import { makeFirstAdmin } from '../api/make-first-admin.ts'
import styles from './form.module.css'

const trimmed = ({ setupToken, username, email, password }: FirstAdmin): FirstAdmin => ({
  setupToken: setupToken.trim(),
  username: username.trim(),
  email: email.trim(),
  password,
})

export const SetUpForm = ({ token }: { token: string }) => {
  const navigate = useNavigate()
  const toast = useToast()
  const { field, submit, isSending } = useForm<keyof FirstAdmin>({
    initial: { setupToken: token, username: '', email: '', password: '' },
    check: (typed) => errorsByField(checkForm(SET_UP_FORM, trimmed(typed))),
    send: async (typed) => {
      const answer = await makeFirstAdmin(trimmed(typed))
      if (answer.ok) await finishSignIn(answer.value, navigate, { redirect: paths.admin })
      else toast({ text: answer.sentence, tone: 'bad' })
    },
  })
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        {...field('setupToken')}
        label={t('admin:setUp.token')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextField
        {...field('username')}
        label={t('admin:setUp.username')}
        hint={t('admin:setUp.usernameHint')}
        maxLength={LIMITS.username.max}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextField
        {...field('email')}
        label={t('admin:setUp.email')}
        type="email"
        maxLength={LIMITS.emailCharacters}
        autoComplete="email"
        required
      />
      <PasswordField
        {...field('password')}
        label={t('admin:setUp.password')}
        hint={t('admin:setUp.passwordHint')}
        showLabel={t('studio:showPassword')}
        autoComplete="new-password"
        required
      />
      <Button type="submit" wide busy={isSending}>
        {t('admin:setUp.submit')}
      </Button>
    </form>
  )
}
