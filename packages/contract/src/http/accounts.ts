import { AGE_GROUPS, SIGN_IN_STEPS, USER_TYPES } from '@quokka/core/accounts'
import { EXTRA_TIMES, RANK_TITLES } from '@quokka/core/scoring'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Long enough for every rule of the forms to speak for itself (core, accounts/account-forms.ts). */
const text = z.string().check(z.maxLength(1_000))
const nothing = z.strictObject({})

/** Who has signed in, and what is still to be done before the session counts: `done` when nothing is. */
export const SignedIn = z
  .strictObject({
    userId: z.string(),
    userType: z.enum(USER_TYPES),
    picture: z.string(),
    /** Empty for somebody who came by a social login and has chosen none yet. */
    userName: z.string(),
    email: z.string(),
    ageGroup: z.nullable(z.enum(AGE_GROUPS)),
    nextStep: z.enum(SIGN_IN_STEPS),
  })
  .check(z.meta({ id: 'SignedIn' }))
export type SignedIn = z.infer<typeof SignedIn>

/** A form that anybody can send: small, and slow to repeat. */
const open = { method: 'POST', caller: 'anyone', changes: true, maxBytes: 8_000 } as const

export const signUp = endpoint({
  ...open,
  path: 'signup',
  perMinute: 60,
  refuses: [409],
  body: z.strictObject({ username: text, email: text, password: text, age_group: text }),
  answer: 'text',
  summary: 'Makes an account and mails a code; an e-mail in use gets the same answer',
})

export const confirmSignUp = endpoint({
  ...open,
  path: 'confirmsignup',
  perMinute: 60,
  body: z.strictObject({ username: text, confirmation_code: text }),
  answer: 'text',
  summary: 'Confirms the e-mail of an account by the code that was mailed',
})

export const resendConfirmationCode = endpoint({
  ...open,
  path: 'resendconfirmationcode',
  perMinute: 20,
  body: z.strictObject({ username: text }),
  answer: 'text',
  summary: 'Mails a new code; the answer does not tell whether the account exists',
})

export const signIn = endpoint({
  ...open,
  path: 'signin',
  perMinute: 120,
  refuses: [302, 401],
  body: z.strictObject({ username: text, password: text }),
  answer: SignedIn,
  summary: 'Signs in by user name or e-mail; 302 without a Location when the e-mail is not confirmed',
})

export const signOut = endpoint({
  path: 'signout',
  method: 'GET',
  caller: 'signingIn',
  changes: true,
  maxBytes: 1_000,
  perMinute: 120,
  body: nothing,
  answer: 'text',
  summary: 'Ends the session on the server',
})

export const forgotPassword = endpoint({
  ...open,
  path: 'forgotpassword',
  perMinute: 20,
  body: z.strictObject({ username: text }),
  answer: 'text',
  summary: 'Mails a code to reset the password; the answer does not tell whether the account exists',
})

export const confirmForgotPassword = endpoint({
  ...open,
  path: 'confirmforgotpassword',
  perMinute: 60,
  body: z.strictObject({ username: text, password: text, confirmation_code: text }),
  answer: 'text',
  summary: 'Sets a new password by the code that was mailed, and ends every session of the account',
})

export const changePassword = endpoint({
  ...open,
  path: 'changepassword',
  caller: 'signingIn',
  perMinute: 20,
  body: z.strictObject({ currentPassword: text, password: text }),
  answer: SignedIn,
  summary: 'Replaces the password, ends the other sessions and goes on with a new one',
})

export const endOtherSessions = endpoint({
  path: 'endothersessions',
  method: 'POST',
  caller: 'user',
  changes: true,
  maxBytes: 1_000,
  perMinute: 20,
  body: nothing,
  answer: z.strictObject({ ended: z.int().check(z.describe('How many other sign-ins this ended')) }),
  summary: 'Ends every other session of the account; this one goes on',
})

export const changeEmail = endpoint({
  path: 'changeemail',
  method: 'POST',
  caller: 'user',
  changes: true,
  maxBytes: 8_000,
  perMinute: 20,
  body: z.strictObject({
    currentPassword: text.check(
      z.describe('Empty for an account without one: that needs a sign-in of the last 10 minutes'),
    ),
    email: text,
  }),
  answer: 'text',
  summary: 'Sends a code to a new mailbox; the answer does not tell whether another account has it',
})

export const confirmNewEmail = endpoint({
  path: 'confirmnewemail',
  method: 'POST',
  caller: 'user',
  changes: true,
  maxBytes: 8_000,
  perMinute: 60,
  body: z.strictObject({ email: text, confirmation_code: text }),
  answer: SignedIn,
  summary: 'Changes the email by the code that was sent there, ends the other sessions and tells the mailbox of before',
})

/** The providers of social logins (contract §4). */
export const SOCIAL_PROVIDERS = ['google', 'facebook'] as const
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]

const socialLogin = <Provider extends SocialProvider>(provider: Provider) =>
  endpoint({
    path: `sociallogin/${provider}`,
    method: 'GET',
    caller: 'anyone',
    changes: true,
    maxBytes: 1_000,
    perMinute: 60,
    body: nothing,
    refuses: [401, 404],
    answer: 'redirect',
    summary: `Leads to ${provider} with a state, a nonce and a PKCE challenge; comes back to /redirect/login`,
  })

export const googleLogin = socialLogin('google')
export const facebookLogin = socialLogin('facebook')

export const socialProviders = endpoint({
  path: 'socialproviders',
  method: 'GET',
  caller: 'anyone',
  changes: false,
  maxBytes: 1_000,
  perMinute: 120,
  body: nothing,
  answer: z.strictObject({ providers: z.array(z.enum(SOCIAL_PROVIDERS)) }),
  summary: 'The social logins that this installation offers',
})

export const getToken = endpoint({
  path: 'gettoken',
  method: 'GET',
  caller: 'anyone',
  changes: true,
  maxBytes: 1_000,
  perMinute: 60,
  // A provider may add words of its own to the address (`iss`, `scope`, `authuser`); what is checked is the whole address.
  refuses: [401, 404, 409],
  body: z.looseObject({ code: z.string().check(z.maxLength(4_000)), state: text }),
  answer: SignedIn,
  summary: 'Ends a social login with the code and the state that the provider sent back',
})

export const checkUsername = endpoint({
  path: 'checkusername',
  method: 'POST',
  caller: 'anyone',
  changes: false,
  maxBytes: 2_000,
  perMinute: 60,
  refuses: [409],
  body: z.strictObject({ username: text }),
  answer: 'text',
  summary: 'Whether a user name is free; names compare without regard to case',
})

const own = { caller: 'user', maxBytes: 2_000, perMinute: 120 } as const

export const updateProfile = endpoint({
  ...own,
  path: 'updateprofile',
  method: 'POST',
  changes: true,
  maxBytes: 8_000,
  // A picture of 2 MB.
  dataUrls: { fields: ['image'], maxBytes: 3_000_000 },
  perMinute: 30,
  refuses: [409],
  body: z.strictObject({
    given_name: text,
    family_name: text,
    locale: text,
    profile: text,
    phone_number: text,
    'custom:age_group': text,
    preferred_username: text,
    image: z
      .optional(z.nullable(z.string()))
      .check(
        z.describe(
          'null or empty: none; avatar0 to avatar4, or the picture as it was read: kept; a data URL: a new picture',
        ),
      ),
  }),
  answer: 'text',
  summary: "Saves the caller's profile; a new picture is stored re-encoded, without metadata",
})

export const setOwnExtraTime = endpoint({
  ...own,
  path: 'setextratime',
  method: 'POST',
  changes: true,
  body: z.strictObject({ extraTime: z.literal(EXTRA_TIMES) }),
  answer: 'text',
  summary: 'Sets how much more time the caller wishes for each question, from the next room on',
})

export const getUserStats = endpoint({
  ...own,
  path: 'getuserstats',
  method: 'GET',
  changes: false,
  body: nothing,
  answer: z.strictObject({
    quizzesHosted: z.int(),
    quizzesWon: z.int(),
    quizzesPlayed: z.int(),
    role: z.enum(['Regular', 'Premium', 'Admin']),
    points: z.int().check(z.describe('Out of 1000')),
    level: z.int().check(z.describe('1 to 9')),
    rankTitle: z.enum(RANK_TITLES),
  }),
  summary: 'Games hosted, played and won, with points, level and rank title',
})

export const updateUserStat = endpoint({
  ...own,
  path: 'updateuserstat',
  method: 'GET',
  changes: true,
  body: z.strictObject({ action: z.enum(['host', 'play', 'won']) }),
  answer: 'text',
  summary: 'Kept for older clients; counts come from games that the server ran, so it changes nothing',
})

export const exportAccount = endpoint({
  ...own,
  path: 'exportaccount',
  method: 'GET',
  changes: false,
  perMinute: 10,
  body: nothing,
  answer: z.looseObject({}),
  summary: 'Everything that is kept about the caller',
})

export const deleteAccount = endpoint({
  ...own,
  path: 'deleteaccount',
  method: 'POST',
  changes: true,
  perMinute: 10,
  refuses: [409],
  body: z.strictObject({
    username: text.check(z.describe('Typed again, against a slip')),
    password: text.check(z.describe('Empty for an account without one')),
  }),
  answer: 'text',
  summary: "Deletes the caller's account; scores of finished games stay, without a name",
})

export const forgetGuest = endpoint({
  path: 'forgetguest',
  method: 'POST',
  caller: 'anyone',
  changes: true,
  maxBytes: 1_000,
  perMinute: 10,
  body: z.strictObject({}),
  answer: 'text',
  summary: 'Forgets who played as a guest in this browser, which becomes another guest; scores stay, without a name',
})

const currentPassword = text.check(
  z.describe('Empty for an account without one: that needs a sign-in of the last 10 minutes'),
)
const recoveryCodes = z.array(z.string()).check(z.describe('Shown this once; each stands in once for the app'))

export const setUpOneTimeCode = endpoint({
  ...own,
  path: 'setuponetimecode',
  method: 'POST',
  caller: 'signingIn',
  changes: true,
  perMinute: 20,
  refuses: [409],
  body: z.strictObject({
    currentPassword: z.optional(currentPassword).check(z.describe('Not asked for where it is a step of the sign-in')),
  }),
  answer: z.strictObject({
    secret: z.string().check(z.describe('In base32, to be typed')),
    address: z.string().check(z.describe('otpauth:, to be shown as a QR code')),
  }),
  summary: 'Begins to set up an authenticator app; counts once a code was given',
})

export const giveOneTimeCode = endpoint({
  ...own,
  path: 'giveonetimecode',
  method: 'POST',
  caller: 'signingIn',
  changes: true,
  perMinute: 20,
  refuses: [409],
  body: z.strictObject({ code: text }),
  answer: z.strictObject({ ...SignedIn.shape, recoveryCodes: z.optional(recoveryCodes) }),
  summary:
    'Gives the code of the authenticator app, at sign-in or to end its setting up, which brings new recovery codes',
})

export const giveRecoveryCode = endpoint({
  ...own,
  path: 'giverecoverycode',
  method: 'POST',
  caller: 'signingIn',
  changes: true,
  perMinute: 20,
  refuses: [409],
  body: z.strictObject({ code: text }),
  answer: SignedIn,
  summary: 'Gives a recovery code at sign-in in place of the code of a lost authenticator app',
})

export const makeRecoveryCodes = endpoint({
  ...own,
  path: 'makerecoverycodes',
  method: 'POST',
  changes: true,
  perMinute: 10,
  refuses: [409],
  body: z.strictObject({ currentPassword }),
  answer: z.strictObject({ recoveryCodes }),
  summary: 'Makes ten recovery codes in place of those that there were',
})

export const removeOneTimeCode = endpoint({
  ...own,
  path: 'removeonetimecode',
  method: 'POST',
  changes: true,
  perMinute: 10,
  refuses: [409],
  body: z.strictObject({ currentPassword, code: text.check(z.describe('Of the app, or a recovery code')) }),
  answer: SignedIn,
  summary: 'Ends the second step; the other sessions end, this one goes on with a new token',
})

export const termsAndConditions = endpoint({
  path: 'termsandconditions',
  method: 'GET',
  caller: 'anyone',
  changes: false,
  maxBytes: 1_000,
  perMinute: 120,
  body: nothing,
  answer: 'html',
  summary: 'The terms as a piece of HTML',
})
