import type { Profile } from '@quokka/contract/http'
import { AGE_GROUPS, checkForm, isYoung, PROFILE_FORM } from '@quokka/core/accounts'
import { useState } from 'react'
import { useUsernameCheck } from '../../account/use-username-check.ts'
import { errorsByField, useForm } from '../../lib/forms/use-form.ts'
import { AVATARS } from '../../ui/stage/pictures/avatars.ts'
import { saveProfile } from './api/save-profile.ts'
import { profileToSend, trimmedValues, valuesOf } from './profile-values.ts'

const isFace = (picture: string) => AVATARS.some((face) => face === picture.replace(/\.svg$/, ''))

interface ProfileFormListener {
  onSaved: () => void
  onFailed: (sentence: string) => void
}

/** The state of the form: what is typed, what is wrong, which picture is chosen. */
export const useProfileForm = (profile: Profile, { onSaved, onFailed }: ProfileFormListener) => {
  const [image, setImage] = useState<string>()
  const isLocked = profile.username !== ''

  /** A name that is refused is cleared. */
  const isNameFree = async (): Promise<boolean> => {
    const found = await ask()
    if (found.is === 'refused') form.change('preferred_username', '', found.sentence)
    if (found.is === 'failed') form.change('preferred_username', found.username, found.sentence)
    return found.is === 'free'
  }

  const form = useForm({
    initial: valuesOf(profile),
    check: (typed) => errorsByField(checkForm(PROFILE_FORM, trimmedValues(typed))),
    send: async (typed): Promise<void> => {
      const values = trimmedValues(typed)
      if (!isLocked && !(await isNameFree())) {
        form.focus('preferred_username')
        return
      }
      const answer = await saveProfile(profileToSend(values, picture === profile.picture ? undefined : picture))
      if (answer.ok) onSaved()
      else onFailed(answer.sentence)
    },
  })

  const { freeSentence, ask } = useUsernameCheck(form.values.preferred_username)

  const ageGroup = AGE_GROUPS.find((group) => group === form.values['custom:age_group'])
  const facesOnly = ageGroup !== undefined && isYoung(ageGroup)
  const wanted = image ?? profile.picture
  // Children's photographs are not kept, so that a face takes the place of one.
  const picture = facesOnly && !isFace(wanted) ? AVATARS[0] : wanted

  const stored = valuesOf(profile)
  const isChanged =
    image !== undefined ||
    Object.entries(stored).some(([name, value]) => form.values[name as keyof typeof stored] !== value)

  return {
    ...form,
    isChanged,
    ageGroup,
    facesOnly,
    picture,
    setImage,
    isLocked,
    freeSentence,
    checkName: () => {
      if (!isLocked) isNameFree().catch(() => {})
    },
  }
}
