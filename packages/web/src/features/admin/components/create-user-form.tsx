import { CREATABLE_USER_TYPES, CREATE_USER_FORM, checkForm } from '@quokka/core/accounts'
import { LIMITS } from '@quokka/core/limits'
import { useId } from 'react'
import { useUsernameCheck } from '../../../account/use-username-check.ts'
import { errorsByField, useForm } from '../../../lib/forms/use-form.ts'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { RadioField } from '../../../ui/studio/fields/radio-field.tsx'
import { TextField } from '../../../ui/studio/fields/text-field.tsx'
import { UsernameField } from '../../../ui/studio/fields/username-field.tsx'
import type { CreatedUser, NewUser } from '../api/create-user.ts'
import { makeUser } from '../api/create-user.ts'
import styles from './form.module.css'

const trimmed = ({ userName, firstName, lastName, emailId, userType }: NewUser): NewUser => ({
  userName: userName.trim(),
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  emailId: emailId.trim(),
  userType,
})

export const CreateUserForm = ({ onCreated }: { onCreated: (user: CreatedUser) => void }) => {
  const toast = useToast()
  const whyId = useId()

  const form = useForm<keyof NewUser>({
    initial: { userName: '', firstName: '', lastName: '', emailId: '', userType: '' },
    check: (typed) => errorsByField(checkForm(CREATE_USER_FORM, trimmed(typed))),
    send: async (typed): Promise<void> => {
      const user = trimmed(typed)
      const found = await ask()
      if (found.is === 'open') return
      if (found.is !== 'free') {
        form.change('userName', typed.userName, t('admin:users.nameUnavailable'))
        form.focus('userName')
        return
      }
      const answer = await makeUser(user)
      if (answer.ok) onCreated(answer.value)
      else toast({ text: answer.sentence, tone: 'bad' })
    },
  })
  const { field, values } = form
  const { freeSentence, ask } = useUsernameCheck(values.userName)

  const checkName = async () => {
    const found = await ask()
    if (found.is === 'refused' || found.is === 'failed') form.change('userName', values.userName, found.sentence)
  }

  const isFilled = Object.values(trimmed(values)).every((text) => text !== '')

  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <UsernameField
        {...field('userName')}
        label={t('admin:users.username')}
        autoComplete="off"
        freeSentence={freeSentence}
        onBlur={() => {
          checkName().catch(() => {})
        }}
      />
      <TextField
        {...field('firstName')}
        label={t('admin:users.firstName')}
        maxLength={LIMITS.personNameCharacters}
        autoComplete="off"
        required
      />
      <TextField
        {...field('lastName')}
        label={t('admin:users.lastName')}
        maxLength={LIMITS.personNameCharacters}
        autoComplete="off"
        required
      />
      <TextField
        {...field('emailId')}
        label={t('admin:users.email')}
        type="email"
        maxLength={LIMITS.emailCharacters}
        autoComplete="off"
        required
      />
      <RadioField
        {...field('userType')}
        label={t('admin:users.userType')}
        options={CREATABLE_USER_TYPES.map((value) => ({ value, label: t(`admin:users.types.${value}`) }))}
        value={CREATABLE_USER_TYPES.find((value) => value === values.userType)}
        required
      />
      <Button
        type="submit"
        wide
        busy={form.isSending}
        disabled={!isFilled}
        aria-describedby={isFilled ? undefined : whyId}
      >
        {t('admin:users.giveAccess')}
      </Button>
      {!isFilled && (
        <p id={whyId} className={styles.why}>
          {t('admin:users.fillAll')}
        </p>
      )}
    </form>
  )
}
