import type { Ref } from 'react'
import { t } from '../messages/accounts.ts'
import { PasswordField } from '../ui/studio/fields/password-field.tsx'

interface FormField {
  value: string
  error: string | undefined
  onChange: (value: string) => void
  ref: Ref<HTMLInputElement>
}

/** A new password, twice. */
export const NewPasswordFields = ({ password, repeated }: { password: FormField; repeated: FormField }) => (
  <>
    <PasswordField
      {...password}
      label={t('accounts:newPassword')}
      hint={t('accounts:passwordHint')}
      name="password"
      autoComplete="new-password"
      showLabel={t('accounts:showPassword')}
      required
    />
    <PasswordField
      {...repeated}
      label={t('accounts:repeatPassword')}
      name="repeated"
      autoComplete="new-password"
      showLabel={t('accounts:showPassword')}
      required
    />
  </>
)
