import { checkForm, emailForm, notEmpty } from '@quokka/core/accounts'
import { LIMITS } from '@quokka/core/limits'
import { readSession } from '../../account/session.ts'
import type { Outcome } from '../../lib/calls/call.ts'
import { errorsByField, useForm } from '../../lib/forms/use-form.ts'
import { t } from '../../messages/studio.ts'
import { useToast } from '../../ui/stage/feedback/toaster.tsx'
import { Button } from '../../ui/studio/controls/button.tsx'
import { TextField } from '../../ui/studio/fields/text-field.tsx'
import styles from './share.module.css'

const FORM = [{ field: 'email', label: 'Email', rules: [notEmpty, emailForm] }] as const

interface AddEditorFormProps {
  editors: readonly string[]
  add: (email: string) => Promise<Outcome<unknown>>
}

/** Lets a registered user edit, by email. */
export const AddEditorForm = ({ editors, add }: AddEditorFormProps) => {
  const toast = useToast()
  const hasAccess = (email: string) =>
    [readSession().email, ...editors].some((known) => known?.toLowerCase() === email.toLowerCase())

  const { field, submit, change, focus, isSending } = useForm({
    initial: { email: '' },
    check: ({ email }) => {
      const trimmed = email.trim()
      if (hasAccess(trimmed)) return { email: t('access:share.already') }
      return errorsByField(checkForm(FORM, { email: trimmed }))
    },
    send: async (values) => {
      const email = values.email.trim()
      const answer = await add(email)
      if (answer.ok) toast({ text: t('access:share.provided', { email }), tone: 'good' })
      if (answer.ok) change('email', '')
      else change('email', values.email, answer.sentence)
      focus('email')
    },
  })

  return (
    <form className={styles.add} onSubmit={submit} noValidate>
      <TextField
        {...field('email')}
        type="email"
        label={t('access:share.email')}
        hint={t('access:share.emailHint')}
        maxLength={LIMITS.emailCharacters}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" busy={isSending}>
        {t('access:share.add')}
      </Button>
    </form>
  )
}
