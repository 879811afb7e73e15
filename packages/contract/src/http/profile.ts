import { AGE_GROUPS, PLANS, USER_TYPES } from '@quokka/core/accounts'
import { EXTRA_TIMES } from '@quokka/core/scoring'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const Profile = z
  .strictObject({
    given_name: z.string(),
    family_name: z.string(),
    username: z.string(),
    'custom:age_group': z.nullable(z.enum(AGE_GROUPS)),
    locale: z.string().check(z.describe('The city')),
    phone_number: z.string().check(z.describe('With the country code, or empty')),
    profile: z.string().check(z.describe('The introduction')),
    extraTime: z
      .literal(EXTRA_TIMES)
      .check(z.describe('How much more time the caller wishes for each question, in percent; told to hosts alone')),
    picture: z
      .string()
      .check(z.describe('An avatar by its name (avatar0 to avatar4), an address below /media/, or empty')),
    language: z
      .nullable(z.string())
      .check(z.describe('That was chosen for the account, as in changelanguage; null for none')),
    email: z.string(),
    role: z.enum(['Regular', 'Premium', 'Admin']),
    userType: z.enum(USER_TYPES),
    plan: z.enum(PLANS),
    hasPassword: z.boolean(),
    hasOneTimeCode: z.boolean(),
    recoveryCodesLeft: z.int(),
  })
  .check(z.meta({ id: 'Profile' }))
export type Profile = z.infer<typeof Profile>

export const getProfile = endpoint({
  path: 'getprofile',
  method: 'GET',
  caller: 'user',
  maxBytes: 2_000,
  perMinute: 120,
  changes: false,
  body: z.strictObject({}),
  answer: Profile,
  summary: "The caller's profile",
})

const language = z.string().check(z.describe('A language of the product by its code, such as hi or pt-BR'))

export const changeLanguage = endpoint({
  caller: 'user',
  maxBytes: 2_000,
  path: 'changelanguage',
  method: 'POST',
  changes: true,
  perMinute: 60,
  body: z.strictObject({ language }),
  answer: z.strictObject({ language }),
  summary: "Chooses the language of the caller's account: of its emails, and of the browsers in which it signs in",
})
