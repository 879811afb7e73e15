import { useState } from 'react'
import { useForm } from '../../../lib/forms/use-form.ts'
import { t } from '../../../messages/accounts.ts'
import { checkNewPassword } from '../../../new-password/check-new-password.ts'
import { NewPasswordFields } from '../../../new-password/new-password-fields.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { PasswordField } from '../../../ui/studio/fields/password-field.tsx'
import { useChangePassword } from '../api/account-calls.ts'
import styles from '../components/form.module.css'
import { StepFrame } from '../components/step-frame.tsx'
import { useFinishSignIn } from '../use-finish-sign-in.ts'
import { useFocusFirst } from '../use-focus-first.ts'

/** In place of a password that somebody else made. The old one is asked for when a reload has forgotten it. */
export const ChoosePassword = ({ givenPassword }: { givenPassword: string }) => {
  const changePassword = useChangePassword()
  const finish = useFinishSignIn()
  const firstField = useFocusFirst()
  const [asksForGiven] = useState(givenPassword === '')
  const { field, isSending, submit } = useForm({
    initial: { given: givenPassword, password: '', repeated: '' },
    check: ({ given, password, repeated }) => ({
      ...(given === '' && { given: t('accounts:passwordIncorrect') }),
      ...checkNewPassword(password, repeated),
    }),
    send: async ({ given, password }) => finish(await changePassword.ask({ currentPassword: given, password })),
  })

  return (
    <StepFrame title={t('accounts:choosePassword')} help={t('accounts:choosePasswordHelp')}>
      <form ref={firstField} className={styles.form} onSubmit={submit} noValidate>
        {asksForGiven && (
          <PasswordField
            {...field('given')}
            label={t('accounts:currentPassword')}
            name="given"
            autoComplete="current-password"
            showLabel={t('accounts:showPassword')}
            required
          />
        )}
        <NewPasswordFields password={field('password')} repeated={field('repeated')} />
        <Button type="submit" wide busy={isSending}>
          {t('accounts:savePassword')}
        </Button>
      </form>
    </StepFrame>
  )
}
