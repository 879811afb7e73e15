import { USER_TYPES } from '@quokka/core/accounts'
import { LIMITS } from '@quokka/core/limits'
import * as z from 'zod/mini'
import { SignedIn } from './accounts.ts'
import { endpoint } from './endpoint.ts'

const id = z.string().check(z.minLength(1), z.maxLength(100))
const ofAccount = z.strictObject({ userId: id })

/** What administrators do with the accounts of others. */
const admin = { method: 'POST', caller: 'admin', changes: true, maxBytes: 4_000, perMinute: 120 } as const

/** How an account stands: `invited` until its owner has chosen a password, `unconfirmed` until the email is. */
export const ACCOUNT_STATES = ['active', 'invited', 'unconfirmed', 'disabled'] as const
export type AccountState = (typeof ACCOUNT_STATES)[number]

export const ListedAccount = z
  .strictObject({
    userId: z.string(),
    userName: z.string().check(z.describe('Empty while none is chosen')),
    firstName: z.string(),
    lastName: z.string(),
    emailId: z.string(),
    picture: z.string(),
    userType: z.enum(USER_TYPES),
    state: z.enum(ACCOUNT_STATES),
    organisationName: z.string().check(z.describe('Empty for an account of none')),
    lastSignInOn: z.nullable(z.string()),
    hasOneTimeCode: z.boolean(),
  })
  .check(z.meta({ id: 'ListedAccount' }))
export type ListedAccount = z.infer<typeof ListedAccount>

export const listAccounts = endpoint({
  ...admin,
  path: 'account/list',
  changes: false,
  body: z.strictObject({
    search: z.string().check(z.maxLength(LIMITS.emailCharacters), z.describe('A part of the names or the e-mail')),
    userType: z.nullable(z.enum(USER_TYPES)),
    state: z.nullable(z.enum(ACCOUNT_STATES)),
    page: z.int().check(z.minimum(0), z.maximum(100_000)),
  }),
  answer: z.strictObject({
    total: z.int().check(z.describe('How many fit')),
    perPage: z.int(),
    accounts: z.array(ListedAccount),
  }),
  summary: 'Accounts by name, a page at a time',
})

export const setAccountDisabled = endpoint({
  ...admin,
  path: 'account/setdisabled',
  refuses: [404, 409],
  body: z.strictObject({ userId: id, isDisabled: z.boolean() }),
  answer: ListedAccount,
  summary: 'Keeps an account from signing in and ends its sessions, or lets it in again; what it has made stays',
})

export const setAccountType = endpoint({
  ...admin,
  path: 'account/settype',
  refuses: [404, 409],
  body: z.strictObject({ userId: id, userType: z.enum(USER_TYPES) }),
  answer: ListedAccount,
  summary: 'Changes what an account is, and ends its sessions',
})

export const resetSecondStep = endpoint({
  ...admin,
  path: 'account/resetsecondstep',
  refuses: [404, 409],
  body: ofAccount,
  answer: ListedAccount,
  summary: 'Takes the authenticator app off an account whose owner has lost it, ends its sessions and tells the owner',
})

export const sendPasswordLink = endpoint({
  ...admin,
  path: 'account/sendpasswordlink',
  refuses: [404, 409],
  body: ofAccount,
  answer: 'text',
  summary: 'Mails a link by which the owner chooses a password; to somebody who never has, the invitation once more',
})

export const removeAccountOf = endpoint({
  ...admin,
  path: 'account/remove',
  refuses: [404, 409],
  body: ofAccount,
  answer: 'text',
  summary: 'Deletes an account of somebody else, as its owner would',
})

const field = z.string().check(z.maxLength(LIMITS.emailCharacters))
const invitations = z.strictObject({
  organisationId: z.nullable(id).check(z.describe('Whose members they become')),
  rows: z
    .array(
      z.strictObject({
        userName: field,
        firstName: field,
        lastName: field,
        emailId: field,
        userType: field,
        teamName: field.check(z.describe('Of the organisation; empty for none')),
      }),
    )
    .check(z.minLength(1), z.maxLength(LIMITS.invitationsAtOnce)),
})
/** An administrator who invites three hundred people sends all of them at once. */
const many = { ...admin, refuses: [404], maxBytes: 400_000, perMinute: 60 } as const

const says = z.array(z.string()).check(z.describe('Of each row what its verdict says in no language'))

export const checkInvitations = endpoint({
  ...many,
  path: 'account/checkinvitations',
  changes: false,
  body: invitations,
  answer: z.strictObject({
    verdicts: z.array(z.string()).check(z.describe('Of each row; empty where it is ready')),
    says,
  }),
  summary: 'What would keep each of many accounts from being made',
})

export const inviteMany = endpoint({
  ...many,
  path: 'account/invite',
  perMinute: 20,
  body: invitations,
  answer: z.strictObject({
    verdicts: z.array(z.string()).check(z.describe('Of each row; empty where it is invited')),
    says,
  }),
  summary:
    'Makes many accounts, each of whose owners is mailed a link to choose a password; rows with a fault are left out',
})

const token = z.string().check(z.maxLength(100))
const open = { method: 'POST', caller: 'anyone', changes: true, maxBytes: 4_000, perMinute: 30 } as const

export const readPasswordLink = endpoint({
  ...open,
  path: 'readpasswordlink',
  changes: false,
  refuses: [404],
  body: z.strictObject({ token }),
  answer: z.strictObject({ userName: z.string().check(z.describe('Or the e-mail, while none is chosen')) }),
  summary: 'Whose password a mailed link sets; it is not used up',
})

export const takePasswordLink = endpoint({
  ...open,
  path: 'usepasswordlink',
  refuses: [404],
  body: z.strictObject({ token, password: z.string().check(z.maxLength(1_000)) }),
  answer: SignedIn,
  summary: 'Sets the password by a mailed link, which works once, ends every session of the account and signs in',
})
