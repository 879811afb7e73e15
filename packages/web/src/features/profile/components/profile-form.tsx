import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import type { Profile } from '@quokka/contract/http'
import { AGE_GROUPS, COUNTRY_CODE } from '@quokka/core/accounts'
import { LIMITS } from '@quokka/core/limits'
import type { FormEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from '../../../lib/location.tsx'
import { paths } from '../../../lib/paths.ts'
import { t } from '../../../messages/studio.ts'
import { Icon } from '../../../ui/stage/icon.tsx'
import { useToast } from '../../../ui/stage/toaster.tsx'
import { Button } from '../../../ui/studio/button.tsx'
import { Card } from '../../../ui/studio/card.tsx'
import { FieldError } from '../../../ui/studio/field-error.tsx'
import { RadioField } from '../../../ui/studio/radio-field.tsx'
import { SuggestField } from '../../../ui/studio/suggest-field.tsx'
import { TextAreaField } from '../../../ui/studio/text-area-field.tsx'
import { TextField } from '../../../ui/studio/text-field.tsx'
import { INDIAN_CITIES } from '../indian-cities.ts'
import type { ProfileField } from '../profile-values.ts'
import { useProfileForm } from '../use-profile-form.ts'
import { PictureField } from './picture-field.tsx'
import styles from './profile-form.module.css'

const LEAVE_AFTER_MS = 2_000
const CITY_CHARACTERS = 60

const NAMES: Readonly<Partial<Record<ProfileField, 'given-name' | 'family-name' | 'tel-national'>>> = {
  given_name: 'given-name',
  family_name: 'family-name',
  phone_number: 'tel-national',
}

export const ProfileForm = ({ profile }: { profile: Profile }) => {
  const form = useProfileForm(profile)
  const [isSaved, setIsSaved] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const toast = useToast()
  const navigate = useNavigate()

  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(() => navigate(paths.profile), LEAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isSaved, navigate])

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (form.isBusy) return
    const result = await form.save()
    if (result.is === 'wrong')
      element.current?.querySelector<HTMLElement>(`[data-field="${result.first}"] :is(input, textarea)`)?.focus()
    if (result.is !== 'saved') return
    toast({ text: t('profile:form.saved'), tone: 'good' })
    setIsSaved(true)
  }

  const bind = (field: ProfileField) => ({
    value: form.values[field],
    error: form.errors[field],
    onChange: form.change(field),
    ...(NAMES[field] && { autoComplete: NAMES[field] }),
  })

  return (
    <form ref={element} className={styles.form} onSubmit={save} noValidate>
      <Card title={t('profile:face.title')}>
        <PictureField picture={form.picture} facesOnly={form.facesOnly} onChange={form.setImage} />
      </Card>
      <Card title={t('profile:form.about')}>
        <div data-field="preferred_username">
          <TextField
            {...bind('preferred_username')}
            label={t('profile:form.username')}
            hint={form.isLocked ? t('profile:form.usernameLocked') : t('profile:form.usernameHint')}
            maxLength={LIMITS.username.max}
            readOnly={form.isLocked}
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            before={<span aria-hidden="true">@</span>}
            after={
              form.isNameFree && (
                <span className={styles.free} role="img" aria-label={t('profile:form.usernameFree')}>
                  <Icon of={CheckCircleIcon} size={22} weight="fill" />
                </span>
              )
            }
            onBlur={form.checkName}
          />
        </div>
        <div data-field="custom:age_group">
          <RadioField
            label={t('profile:form.ageGroup')}
            options={AGE_GROUPS.map((group) => ({ value: group, label: t(`profile:form.ageGroups.${group}`) }))}
            value={form.ageGroup}
            error={form.errors['custom:age_group']}
            required
            onChange={form.change('custom:age_group')}
          />
        </div>
        <div className={styles.pair}>
          <div data-field="given_name">
            <TextField
              {...bind('given_name')}
              label={t('profile:form.firstName')}
              maxLength={LIMITS.personNameCharacters}
              required
            />
          </div>
          <div data-field="family_name">
            <TextField
              {...bind('family_name')}
              label={t('profile:form.lastName')}
              maxLength={LIMITS.personNameCharacters}
              required
            />
          </div>
        </div>
        <div className={styles.pair}>
          <div data-field="phone_number">
            <TextField
              {...bind('phone_number')}
              label={t('profile:form.mobile')}
              hint={t('profile:form.mobileHint')}
              type="tel"
              inputMode="numeric"
              maxLength={LIMITS.mobileNumberDigits}
              before={<span aria-hidden="true">{COUNTRY_CODE}</span>}
            />
          </div>
          <div data-field="locale">
            <SuggestField
              label={t('profile:form.city')}
              value={form.values.locale}
              error={form.errors.locale}
              suggestions={INDIAN_CITIES}
              maxLength={CITY_CHARACTERS}
              onChange={form.change('locale')}
            />
          </div>
        </div>
        <div data-field="profile">
          <TextAreaField
            label={t('profile:form.introduction')}
            value={form.values.profile}
            error={form.errors.profile}
            maxLength={LIMITS.introductionCharacters}
            counter={t('studio:charactersOf', {
              used: Array.from(form.values.profile).length,
              most: LIMITS.introductionCharacters,
            })}
            onChange={form.change('profile')}
          />
        </div>
      </Card>
      <div role="alert">{form.errors.form && <FieldError>{form.errors.form}</FieldError>}</div>
      <div className={styles.actions}>
        <Button type="submit" busy={form.isBusy}>
          {t('profile:form.save')}
        </Button>
      </div>
    </form>
  )
}
