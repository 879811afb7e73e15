import type { Profile } from '@quokka/contract/http'
import { COUNTRY_CODE } from '@quokka/core/accounts'
import type { SavedProfile } from './api/save-profile.ts'

export type ProfileField = Exclude<keyof SavedProfile, 'image'>

/** What stands in the form: texts as they are typed, the mobile number without its country code. */
export type ProfileValues = Readonly<Record<ProfileField, string>>

export const valuesOf = (profile: Profile): ProfileValues => ({
  preferred_username: profile.username,
  'custom:age_group': profile['custom:age_group'] ?? '',
  given_name: profile.given_name,
  family_name: profile.family_name,
  phone_number: profile.phone_number.slice(COUNTRY_CODE.length),
  locale: profile.locale,
  profile: profile.profile,
})

export const trimmedValues = (values: ProfileValues): ProfileValues => ({
  preferred_username: values.preferred_username.trim(),
  'custom:age_group': values['custom:age_group'],
  given_name: values.given_name.trim(),
  family_name: values.family_name.trim(),
  phone_number: values.phone_number.trim(),
  locale: values.locale.trim(),
  profile: values.profile.trim(),
})

/** What is sent: a name in lower case, a number with its country code, a picture only when it is another one. */
export const profileToSend = (values: ProfileValues, image: string | undefined): SavedProfile => ({
  ...values,
  preferred_username: values.preferred_username.toLowerCase(),
  phone_number: values.phone_number && COUNTRY_CODE + values.phone_number,
  ...(image !== undefined && { image }),
})
