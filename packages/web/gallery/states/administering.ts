import {
  checkInvitations,
  inviteMany,
  listAccounts,
  listComplaints,
  listJobs,
  listMissedSearches,
  listOrganisations,
  readPasswordLink,
} from '@quokka/contract/http'
import { listedAccount, person } from '../fixtures/administered.ts'
import { details } from '../fixtures/people.ts'
import type { Hand } from '../hand.ts'
import { refusal, reply } from '../replies.ts'
import type { GalleryGroup, GalleryState } from '../state.ts'

const accounts = Array.from({ length: 25 }, (_, index) => listedAccount(index))
const nothing = [reply(listComplaints, { open: 5, decided: 38, items: [] }), reply(listJobs, { lanes: [], jobs: [] })]
const admin = {
  account: 'ADMIN',
  session: details('Head Teacher', { sessionId: 'user-1' }),
  at: '/admin',
  replies: [...nothing, reply(listAccounts, { total: 214, perPage: 25, accounts })],
} as const

const pasted = Array.from({ length: 60 }, (_, index) => {
  const { userName, firstName, lastName, emailId } = person(index)
  return [userName.slice(0, 20), firstName, lastName, index === 36 ? 'bo.lind@hillside' : emailId, '', 'Maths'].join(
    ',',
  )
}).join('\n')
const verdicts = Array.from({ length: 60 }, (_, index) => {
  if (index === 13) return 'An account with this e-mail exists already.'
  return index === 36 ? 'Email: Enter a valid email' : ''
})
const says = verdicts.map(() => '')
const invite = {
  ...admin,
  replies: [
    ...admin.replies,
    reply(listOrganisations, {
      organisations: [
        {
          organisationId: 'hillside',
          organisationName: 'Hillside Grammar School',
          isEnterprise: false,
          teams: [],
          members: [],
        },
      ],
    }),
    reply(checkInvitations, { verdicts, says }),
    reply(inviteMany, { verdicts, says }),
  ],
} as const
const paste = async ({ press, set, sees }: Hand) => {
  await press('Invite people')
  await set('Rows', pasted)
  await sees('58 ready')
}

const TEAMS = ['Maths', 'Art', 'Languages', 'Science', 'History', 'Sport']

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung'
const missed = {
  ...admin,
  at: '/admin?tab=searches',
  replies: [
    ...nothing,
    reply(listMissedSearches, {
      searches: ['trigonometry', 'gdpr', 'vulkanausbrüche', `${LONG} class 9`].map((words, index) => ({
        words,
        searches: 12 - index * 3 - Number(index === 3) * 2,
        lastOn: '2026-11-23T00:00:00.000Z',
      })),
    }),
  ],
} as const

const states: GalleryState[] = [
  { ...admin, name: 'accounts', shows: '1 to 25 of 214' },
  {
    ...admin,
    name: 'menu of an account',
    play: ({ press }) => press('What can be done with Tom Okafor'),
    shows: 'Reset two-step sign-in',
  },
  {
    ...admin,
    name: 'deleting an account',
    play: async ({ press }) => {
      await press('What can be done with Tom Okafor')
      await press('Delete', 'menuitem')
    },
    shows: 'Delete Tom Okafor?',
  },
  {
    ...admin,
    name: 'no accounts',
    replies: [...nothing, reply(listAccounts, { total: 0, perPage: 25, accounts: [] })],
    shows: 'No account fits.',
  },
  { ...admin, name: 'creating a user', play: ({ press }) => press('Create a user'), shows: 'GIVE ACCESS' },
  { ...invite, name: 'inviting nobody yet', play: ({ press }) => press('Invite people'), shows: 'Bring many at once' },
  { ...invite, name: 'inviting sixty with errors', play: paste, shows: '2 need you' },
  {
    ...invite,
    name: 'sixty were invited',
    play: async (hand) => {
      await paste(hand)
      await hand.press('Invite 58')
    },
    shows: 'Download the result',
  },
  {
    ...admin,
    name: 'sixty members',
    at: '/admin?tab=organisations',
    replies: [
      ...nothing,
      reply(listOrganisations, {
        organisations: [
          {
            organisationId: 'hillside',
            organisationName: 'Hillside Grammar School',
            isEnterprise: true,
            teams: TEAMS.map((teamName, index) => ({ teamId: `team-${index}`, teamName })),
            members: Array.from({ length: 60 }, (_, index) => {
              const { emailId, ...names } = person(index)
              return { ...names, userId: `user-${index}`, email: emailId, teamIds: [`team-${index % TEAMS.length}`] }
            }),
          },
        ],
      }),
    ],
    play: async ({ press }) => {
      await press(/^Hillside Grammar School/u)
      await press('Select Aarav Shah', 'checkbox')
    },
    shows: '1 selected',
  },
  { ...missed, name: 'searches that found nothing', shows: 'trigonometry' },
  {
    ...missed,
    name: 'every search found something',
    replies: [...nothing, reply(listMissedSearches, { searches: [] })],
    shows: 'Every search found something.',
  },
  {
    name: 'password by link',
    at: '/signin/password#abcdefghijklmnopqrstuv',
    replies: [reply(readPasswordLink, { userName: 'whitlock.dana' })],
    shows: 'Choose your own password',
  },
  {
    name: 'password by an old link',
    at: '/signin/password#abcdefghijklmnopqrstuv',
    replies: [refusal(readPasswordLink, 'account/link-expired')],
    shows: 'This link was used before',
  },
]

/** An administrator looks after the accounts of a school. */
export const administering: GalleryGroup = { name: 'administering', of: 'studio', states }
