import { t } from '../../../messages/accounts.ts'
import type { TextFieldProps } from '../../../ui/studio/fields/text-field.tsx'
import { TextField } from '../../../ui/studio/fields/text-field.tsx'

/** The code that came by mail. */
export const MailedCodeField = (field: Pick<TextFieldProps, 'value' | 'onChange' | 'error' | 'ref'>) => (
  <TextField
    {...field}
    label={t('accounts:code')}
    name="code"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    required
  />
)
