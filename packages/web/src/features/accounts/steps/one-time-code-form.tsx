import type { giveOneTimeCode } from '@quokka/contract/http'
import type * as z from 'zod/mini'
import type { Outcome } from '../../../lib/calls/call.ts'
import { useForm } from '../../../lib/forms/use-form.ts'
import { t } from '../../../messages/accounts.ts'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { TextField } from '../../../ui/studio/fields/text-field.tsx'
import { useGiveOneTimeCode } from '../api/account-calls.ts'
import styles from '../components/form.module.css'
import { useFocusFirst } from '../use-focus-first.ts'

/** Apps show the six digits in groups. */
const digitsOf = (code: string) => code.replaceAll(/\s/g, '')

type Given = z.infer<typeof giveOneTimeCode.answer>

interface OneTimeCodeFormProps {
  label: string
  takesFocus?: boolean
  onAnswer: (answer: Outcome<Given>) => Promise<void>
}

/** The six digits of an authenticator app. */
export const OneTimeCodeForm = ({ label, takesFocus = false, onAnswer }: OneTimeCodeFormProps) => {
  const giveCode = useGiveOneTimeCode()
  const firstField = useFocusFirst(takesFocus)
  const { field, isSending, submit } = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ ...(!/^\d{6}$/.test(digitsOf(code)) && { code: t('accounts:codeInvalid') }) }),
    send: async ({ code }) => onAnswer(await giveCode.ask({ code: digitsOf(code) })),
  })
  return (
    <form ref={firstField} className={styles.form} onSubmit={submit} noValidate>
      <TextField
        {...field('code')}
        label={label}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        required
      />
      <Button type="submit" wide busy={isSending}>
        {t('accounts:continue')}
      </Button>
    </form>
  )
}
