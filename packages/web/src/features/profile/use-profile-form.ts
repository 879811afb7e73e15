import type { Profile } from '@quokka/contract/http'
import { AGE_GROUPS, checkForm, isYoung, PROFILE_FORM } from '@quokka/core/accounts'
import { useState } from 'react'
import type { Outcome } from '../../lib/call.ts'
import { useUsernameCheck } from '../../lib/use-username-check.ts'
import { AVATARS } from '../../ui/stage/avatars.ts'
import { saveProfile } from './api/save-profile.ts'
import type { ProfileField, ProfileValues } from './profile-values.ts'
import { profileToSend, trimmedValues, valuesOf } from './profile-values.ts'

type Errors = Partial<Record<ProfileField | 'form', string>>

export type SaveResult = { is: 'wrong'; first: ProfileField } | { is: 'saved' } | { is: 'failed' }

const isFace = (picture: string) => AVATARS.some((face) => face === picture.replace(/\.svg$/, ''))

/** The state of the form: what is typed, what is wrong, which picture is chosen. */
export const useProfileForm = (profile: Profile) => {
  const [values, setValues] = useState(() => valuesOf(profile))
  const [errors, setErrors] = useState<Errors>({})
  const [image, setImage] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const { check, ask } = useUsernameCheck()
  const isLocked = profile.username !== ''

  const ageGroup = AGE_GROUPS.find((group) => group === values['custom:age_group'])
  const facesOnly = ageGroup !== undefined && isYoung(ageGroup)
  const shownPicture = image ?? profile.picture
  // Children's photographs are not kept, so that a face takes the place of one.
  const picture = facesOnly && !isFace(shownPicture) ? AVATARS[0] : shownPicture

  const fail = (field: ProfileField | 'form', sentence: string) =>
    setErrors((before) => ({ ...before, [field]: sentence }))

  const change = (field: ProfileField) => (typed: string) => {
    setValues((before) => ({ ...before, [field]: typed }))
    setErrors(({ [field]: _, ...others }) => others)
  }

  /** On leaving the field. A name that is refused is cleared. */
  const checkName = async (): Promise<boolean> => {
    if (isLocked) return true
    const found = await ask(values.preferred_username)
    if (found.is === 'refused') {
      setValues((before) =>
        before.preferred_username.trim() === found.username ? { ...before, preferred_username: '' } : before,
      )
    }
    if (found.is === 'refused' || found.is === 'failed') fail('preferred_username', found.sentence)
    return found.is === 'free'
  }

  const save = async (): Promise<SaveResult> => {
    const typed: ProfileValues = trimmedValues(values)
    const failures = checkForm(PROFILE_FORM, typed)
    setErrors(Object.fromEntries(failures.map(({ field, message }) => [field, message])))
    if (failures[0]) return { is: 'wrong', first: failures[0].field }
    setIsBusy(true)
    if (!(await checkName())) {
      setIsBusy(false)
      return { is: 'wrong', first: 'preferred_username' }
    }
    const answer: Outcome<string> = await saveProfile(
      profileToSend(typed, picture === profile.picture ? undefined : picture),
    )
    if (answer.ok) return { is: 'saved' }
    setIsBusy(false)
    fail('form', answer.sentence)
    return { is: 'failed' }
  }

  return {
    values,
    errors,
    ageGroup,
    facesOnly,
    picture,
    isLocked,
    isBusy,
    isNameFree: check.is === 'free' && check.username === values.preferred_username.trim(),
    change,
    setImage,
    checkName,
    save,
  }
}
