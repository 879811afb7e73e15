import type { Profile } from '@quokka/contract/http'
import { AGE_GROUPS, COUNTRY_CODE } from '@quokka/core/accounts'
import { LIMITS } from '@quokka/core/limits'
import { useEffect, useState } from 'react'
import { charactersIn } from '../../../lib/forms/characters.ts'
import { useNavigate } from '../../../lib/navigation/location.tsx'
import { paths } from '../../../lib/navigation/paths.ts'
import { useUnloadWarning } from '../../../lib/navigation/use-unload-warning.ts'
import { ageGroupText } from '../../../lib/text/age-group-text.ts'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { RadioField } from '../../../ui/studio/fields/radio-field.tsx'
import { SuggestField } from '../../../ui/studio/fields/suggest-field.tsx'
import { TextAreaField } from '../../../ui/studio/fields/text-area-field.tsx'
import { TextField } from '../../../ui/studio/fields/text-field.tsx'
import { UsernameField } from '../../../ui/studio/fields/username-field.tsx'
import { Card } from '../../../ui/studio/layout/card.tsx'
import indianCities from '../indian-cities.json'
import { useLinkGuard } from '../use-link-guard.ts'
import { useProfileForm } from '../use-profile-form.ts'
import { LeaveFormDialog } from './leave-form-dialog.tsx'
import { PictureField } from './picture-field.tsx'
import styles from './profile-form.module.css'

const LEAVE_AFTER_MS = 2_000
const CITY_CHARACTERS = 60

export const ProfileForm = ({ profile }: { profile: Profile }) => {
  const [isSaved, setIsSaved] = useState(false)
  const [wanted, setWanted] = useState<string>()
  const toast = useToast()
  const navigate = useNavigate()
  const { field, values, ...form } = useProfileForm(profile, {
    onSaved: () => {
      toast({ text: t('profile:form.saved'), tone: 'good' })
      setIsSaved(true)
    },
    onFailed: (sentence) => toast({ text: sentence, tone: 'bad' }),
  })

  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(() => navigate(paths.profile), LEAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isSaved, navigate])

  const isUnsaved = form.isChanged && !isSaved
  useLinkGuard(isUnsaved, setWanted)
  useUnloadWarning(isUnsaved, t('profile:form.leaveHelp'))

  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      {wanted !== undefined && <LeaveFormDialog onStay={() => setWanted(undefined)} onLeave={() => navigate(wanted)} />}
      <Card title={t('profile:face.title')}>
        <PictureField picture={form.picture} facesOnly={form.facesOnly} onChange={form.setImage} />
      </Card>
      <Card title={t('profile:form.about')}>
        <UsernameField
          {...field('preferred_username')}
          label={t('profile:form.username')}
          hint={form.isLocked ? t('profile:form.usernameLocked') : t('profile:form.usernameHint')}
          readOnly={form.isLocked}
          autoComplete="username"
          before={<span aria-hidden="true">@</span>}
          freeSentence={form.freeSentence}
          onBlur={form.checkName}
        />
        <RadioField
          {...field('custom:age_group')}
          label={t('profile:form.ageGroup')}
          hint={t('profile:form.ageGroupHint')}
          options={AGE_GROUPS.map((group) => ({ value: group, label: ageGroupText(group) }))}
          value={form.ageGroup}
          required
        />
        <div className={styles.pair}>
          <TextField
            {...field('given_name')}
            label={t('profile:form.firstName')}
            maxLength={LIMITS.personNameCharacters}
            autoComplete="given-name"
            required
          />
          <TextField
            {...field('family_name')}
            label={t('profile:form.lastName')}
            maxLength={LIMITS.personNameCharacters}
            autoComplete="family-name"
            required
          />
        </div>
        <div className={styles.pair}>
          <TextField
            {...field('phone_number')}
            label={t('profile:form.mobile')}
            hint={t('profile:form.mobileHint')}
            type="tel"
            inputMode="numeric"
            maxLength={LIMITS.mobileNumberDigits}
            autoComplete="tel-national"
            before={
              <span dir="ltr" aria-hidden="true">
                {COUNTRY_CODE}
              </span>
            }
          />
          <SuggestField
            {...field('locale')}
            label={t('profile:form.city')}
            suggestions={indianCities}
            maxLength={CITY_CHARACTERS}
          />
        </div>
        <TextAreaField
          {...field('profile')}
          label={t('profile:form.introduction')}
          maxLength={LIMITS.introductionCharacters}
          counter={t('studio:charactersOf', {
            used: charactersIn(values.profile),
            most: LIMITS.introductionCharacters,
          })}
        />
      </Card>
      <div className={styles.actions}>
        <Button type="submit" busy={form.isSending || isSaved}>
          {t('profile:form.save')}
        </Button>
      </div>
    </form>
  )
}
