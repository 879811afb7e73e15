import type { Profile, SignedIn } from '@quokka/contract/http'

/** A whole sign-in of a teacher, with whatever a test changes. */
export const signedIn = (changes: Partial<SignedIn> = {}): SignedIn => ({
  userId: 'user-1',
  userType: 'REGULAR',
  picture: 'avatar2',
  userName: 'MayaRivera',
  email: 'rivera@school.example',
  ageGroup: '18+',
  nextStep: 'done',
  ...changes,
})

/** The same teacher's profile. */
export const profile = (changes: Partial<Profile> = {}): Profile => ({
  given_name: 'Maya',
  family_name: 'Rivera',
  username: 'MayaRivera',
  'custom:age_group': '18+',
  locale: '',
  phone_number: '',
  profile: '',
  extraTime: 0,
  picture: 'avatar2',
  language: null,
  email: 'rivera@school.example',
  role: 'Regular',
  userType: 'REGULAR',
  plan: 'free',
  hasPassword: true,
  hasOneTimeCode: false,
  recoveryCodesLeft: 0,
  ...changes,
})
