import { CREATABLE_USER_TYPES } from '@quokka/core/accounts'
import * as z from 'zod/mini'
import { SignedIn } from './accounts.ts'
import { endpoint } from './endpoint.ts'

const text = z.string().check(z.maxLength(1_000))
const id = z.string().check(z.minLength(1), z.maxLength(100))

/** Everything here belongs to an administrator, the first one's making apart. */
const admin = { method: 'POST', caller: 'admin', changes: true, maxBytes: 8_000, perMinute: 120 } as const

export const setUpAdmin = endpoint({
  ...admin,
  path: 'setupadmin',
  caller: 'anyone',
  perMinute: 20,
  refuses: [409],
  body: z.strictObject({ setupToken: text, username: text, email: text, password: text }),
  answer: SignedIn,
  summary: 'Makes an administrator by the one-time setup token that the server printed',
})

export const createUser = endpoint({
  ...admin,
  path: 'createuser',
  refuses: [409],
  body: z.strictObject({ userName: text, firstName: text, lastName: text, emailId: text, userType: text }),
  answer: z.strictObject({
    userName: z.string(),
    password: z.string(),
    emailId: z.string(),
    userType: z.enum(CREATABLE_USER_TYPES),
  }),
  summary:
    'Makes an account; the password is shown this once and must be replaced at the first sign-in within 72 hours',
})

const Team = z.strictObject({ teamId: z.string(), teamName: z.string() })
const Member = z.strictObject({
  userId: z.string(),
  userName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  teamIds: z.array(z.string()),
})

export const Organisation = z
  .strictObject({
    organisationId: z.string(),
    organisationName: z.string(),
    isEnterprise: z.boolean(),
    teams: z.array(Team),
    members: z.array(Member),
  })
  .check(z.meta({ id: 'Organisation' }))
export type Organisation = z.infer<typeof Organisation>

/** Every change answers with the organisation as it is then. */
export const listOrganisations = endpoint({
  ...admin,
  path: 'organisation/list',
  changes: false,
  body: z.strictObject({}),
  answer: z.strictObject({ organisations: z.array(Organisation) }),
  summary: 'All organisations with their teams and members',
})

export const createOrganisation = endpoint({
  ...admin,
  path: 'organisation/create',
  refuses: [409],
  body: z.strictObject({ organisationName: text, isEnterprise: z.boolean() }),
  answer: Organisation,
  summary: 'Makes an organisation; the members of an enterprise one host within that plan',
})

export const deleteOrganisation = endpoint({
  ...admin,
  path: 'organisation/delete',
  refuses: [404],
  body: z.strictObject({ organisationId: id }),
  answer: 'text',
  summary: 'Deletes an organisation and its teams; the accounts of its members stay',
})

export const createTeam = endpoint({
  ...admin,
  path: 'organisation/createteam',
  refuses: [404, 409],
  body: z.strictObject({ organisationId: id, teamName: text }),
  answer: Organisation,
  summary: 'Makes a team; names are told apart without regard to case',
})

export const deleteTeam = endpoint({
  ...admin,
  path: 'organisation/deleteteam',
  refuses: [404],
  body: z.strictObject({ organisationId: id, teamId: id }),
  answer: Organisation,
  summary: 'Deletes a team; its members stay in the organisation',
})

export const addMember = endpoint({
  ...admin,
  path: 'organisation/addmember',
  refuses: [404, 409],
  body: z.strictObject({ organisationId: id, username: text.check(z.describe('User name or e-mail')) }),
  answer: Organisation,
  summary: 'Takes an account into an organisation; an account belongs to one at most',
})

export const removeMember = endpoint({
  ...admin,
  path: 'organisation/removemember',
  refuses: [404],
  body: z.strictObject({ organisationId: id, userId: id }),
  answer: Organisation,
  summary: 'Takes an account out of an organisation and its teams',
})

export const setMemberTeams = endpoint({
  ...admin,
  path: 'organisation/setteams',
  refuses: [404],
  body: z.strictObject({ organisationId: id, userId: id, teamIds: z.array(id).check(z.maxLength(200)) }),
  answer: Organisation,
  summary: 'Sets the teams of a member',
})

/** What is done with several members at once. */
export const MEMBER_CHANGES = ['addToTeam', 'removeFromTeam', 'remove'] as const
export type MemberChange = (typeof MEMBER_CHANGES)[number]

export const changeMembers = endpoint({
  ...admin,
  path: 'organisation/changemembers',
  maxBytes: 60_000,
  refuses: [404],
  body: z.strictObject({
    organisationId: id,
    userIds: z.array(id).check(z.minLength(1), z.maxLength(500)),
    change: z.enum(MEMBER_CHANGES),
    teamId: z.nullable(id).check(z.describe('Null where members are taken out of the organisation')),
  }),
  answer: Organisation,
  summary: 'Puts members into a team, or takes them out of it or of the organisation; whoever is no member is left out',
})
