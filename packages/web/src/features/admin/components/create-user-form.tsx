import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { CREATABLE_USER_TYPES, CREATE_USER_FORM, checkForm } from '@quokka/core/accounts'
import { LIMITS } from '@quokka/core/limits'
import type { FormEvent } from 'react'
import { useId, useRef, useState } from 'react'
import { useUsernameCheck } from '../../../lib/use-username-check.ts'
import { t } from '../../../messages/studio.ts'
import { Icon } from '../../../ui/stage/icon.tsx'
import { Button } from '../../../ui/studio/button.tsx'
import { FieldError } from '../../../ui/studio/field-error.tsx'
import { RadioField } from '../../../ui/studio/radio-field.tsx'
import { TextField } from '../../../ui/studio/text-field.tsx'
import type { CreatedUser, NewUser } from '../api/create-user.ts'
import { makeUser } from '../api/create-user.ts'
import styles from './create-user-form.module.css'

type Field = keyof NewUser
const EMPTY: NewUser = { userName: '', firstName: '', lastName: '', emailId: '', userType: '' }

const trimmed = ({ userName, firstName, lastName, emailId, userType }: NewUser): NewUser => ({
  userName: userName.trim(),
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  emailId: emailId.trim(),
  userType,
})

export const CreateUserForm = ({ onCreated }: { onCreated: (user: CreatedUser) => void }) => {
  const [values, setValues] = useState(EMPTY)
  const [errors, setErrors] = useState<Partial<Record<Field | 'form', string>>>({})
  const [isBusy, setIsBusy] = useState(false)
  const { check, ask } = useUsernameCheck()
  const element = useRef<HTMLFormElement>(null)
  const whyId = useId()

  const user = trimmed(values)
  const isFilled = Object.values(user).every((text) => text !== '')
  const isNameFree = check.is === 'free' && check.username === user.userName

  const fail = (field: Field | 'form', sentence: string) => setErrors((before) => ({ ...before, [field]: sentence }))
  const focusOn = (field: Field) =>
    element.current?.querySelector<HTMLElement>(`[data-field="${field}"] input`)?.focus()
  const change = (field: Field) => (typed: string) => {
    setValues((before) => ({ ...before, [field]: typed }))
    setErrors(({ [field]: _, ...others }) => others)
  }

  const checkName = async () => {
    const found = await ask(values.userName)
    if (found.is === 'refused' || found.is === 'failed') fail('userName', found.sentence)
  }

  const create = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || !isFilled) return
    const failures = checkForm(CREATE_USER_FORM, user)
    setErrors(Object.fromEntries(failures.map(({ field, message }) => [field, message])))
    if (failures[0]) return focusOn(failures[0].field)
    setIsBusy(true)
    const found = await ask(user.userName)
    if (found.is !== 'free') {
      setIsBusy(false)
      fail('userName', t('admin:users.nameUnavailable'))
      return focusOn('userName')
    }
    const answer = await makeUser(user)
    setIsBusy(false)
    if (!answer.ok) return fail('form', answer.sentence)
    setValues(EMPTY)
    onCreated(answer.value)
  }

  const bind = (field: Field) => ({
    value: values[field],
    error: errors[field],
    required: true,
    autoComplete: 'off',
    onChange: change(field),
  })

  return (
    <form ref={element} className={styles.form} onSubmit={create} noValidate>
      <div data-field="userName">
        <TextField
          {...bind('userName')}
          label={t('admin:users.username')}
          maxLength={LIMITS.username.max}
          autoCapitalize="none"
          spellCheck={false}
          after={
            isNameFree && (
              <span className={styles.free} role="img" aria-label={t('admin:users.nameFree')}>
                <Icon of={CheckCircleIcon} size={22} weight="fill" />
              </span>
            )
          }
          onBlur={checkName}
        />
      </div>
      <div data-field="firstName">
        <TextField {...bind('firstName')} label={t('admin:users.firstName')} maxLength={LIMITS.personNameCharacters} />
      </div>
      <div data-field="lastName">
        <TextField {...bind('lastName')} label={t('admin:users.lastName')} maxLength={LIMITS.personNameCharacters} />
      </div>
      <div data-field="emailId">
        <TextField
          {...bind('emailId')}
          label={t('admin:users.email')}
          type="email"
          maxLength={LIMITS.emailCharacters}
        />
      </div>
      <div data-field="userType">
        <RadioField
          label={t('admin:users.userType')}
          options={CREATABLE_USER_TYPES.map((value) => ({ value, label: t(`admin:users.types.${value}`) }))}
          value={CREATABLE_USER_TYPES.find((value) => value === values.userType)}
          error={errors.userType}
          required
          onChange={change('userType')}
        />
      </div>
      <div role="alert">{errors.form && <FieldError>{errors.form}</FieldError>}</div>
      <Button type="submit" wide busy={isBusy} disabled={!isFilled} aria-describedby={isFilled ? undefined : whyId}>
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
