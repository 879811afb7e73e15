import {
  changeEmail,
  checkUsername,
  endOtherSessions,
  forgotPassword,
  getMyLibrary,
  getOwnRoom,
  getProfile,
  getQuiz,
  getSubscription,
  getUserStats,
  giveOneTimeCode,
  setUpOneTimeCode,
  signIn,
  socialProviders,
  termsAndConditions,
} from '@quokka/contract/http'
import terms from '../../../server/src/features/accounts/terms.html?raw'
import { published } from '../../src/features/library/testing/tiles.ts'
import { quizRead } from '../../src/features/preview/testing/quiz-read.ts'
import { profile, signedIn } from '../../src/testing/accounts.ts'
import { SIXTEEN } from '../fixtures/papers.ts'
import { details } from '../fixtures/people.ts'
import type { Hand } from '../hand.ts'
import { refusal, reply } from '../replies.ts'
import type { GalleryGroup, GalleryState } from '../state.ts'

const PASSWORD = 'correct horse 7 staple'

const visitor = {
  replies: [
    reply(socialProviders, { providers: [] }),
    reply(checkUsername, 'This username is available'),
    reply(termsAndConditions, terms.replaceAll('{{brand}}', 'Quokka Quiz')),
    reply(getOwnRoom, { ownRoom: null }),
    reply(forgotPassword, 'If the account exists, a code is on its way.'),
    reply(signIn, signedIn({ nextStep: 'giveOneTimeCode' })),
  ],
}

const ownReplies = [
  reply(getUserStats, {
    quizzesHosted: 4,
    quizzesWon: 2,
    quizzesPlayed: 9,
    role: 'Regular',
    points: 320,
    level: 3,
    rankTitle: 'Ninja',
  }),
  refusal(getSubscription, 'billing/subscription-not-found'),
  reply(getOwnRoom, { ownRoom: null }),
  reply(setUpOneTimeCode, {
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    address: 'otpauth://totp/Quokka%20Quiz:MayaRivera?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Quokka%20Quiz',
  }),
  reply(endOtherSessions, { ended: 2 }),
  reply(changeEmail, 'A code is on its way to this e-mail address.'),
  reply(giveOneTimeCode, {
    ...signedIn(),
    recoveryCodes: Array.from({ length: 10 }, (_, index) => `abcd-efg${index}-hjkm`),
  }),
]
const member = {
  account: 'REGULAR',
  session: details('Maya Rivera', { sessionId: 'user-1', avatar: 'avatar2' }),
  replies: ownReplies,
} as const
const guarded = {
  ...member,
  replies: [...ownReplies, reply(getProfile, profile({ hasOneTimeCode: true, recoveryCodesLeft: 10 }))],
}

const beginSetUp = async ({ press, field }: Hand) => {
  await press('Set up')
  await field('Your password')
}
const askForCode = async (hand: Hand) => {
  await beginSetUp(hand)
  await hand.type('Your password', PASSWORD)
  await hand.press('Continue')
  await hand.field('Six-digit code')
}
const giveCode = async (hand: Hand) => {
  await askForCode(hand)
  await hand.type('Six-digit code', '123456')
  await hand.press('Turn on')
  await hand.byRole('list', 'Recovery codes')
}
const giveName = async (hand: Hand) => {
  await hand.type('Username or e-mail', 'MayaRivera')
  await hand.type('Password', PASSWORD)
  await hand.press('Log In')
  await hand.byRole('button', 'Use a recovery code')
}

const states: GalleryState[] = [
  {
    ...visitor,
    name: 'sign-in with an error',
    at: '/signin',
    play: ({ press }) => press('Log In'),
    shows: /cannot be empty|Enter/u,
  },
  { ...visitor, name: 'forgotten password', at: '/forgotpassword', shows: 'Send the code' },
  {
    ...visitor,
    name: 'new password',
    at: '/forgotpassword',
    play: async ({ type, press, field }) => {
      await type('Username or e-mail', 'nobody-here')
      await press('Send the code')
      await field('New password')
    },
    shows: 'New password',
  },
  { ...visitor, name: 'terms', at: '/termsandconditions', shows: 'Terms and conditions' },
  {
    ...visitor,
    name: 'profile of a visitor',
    at: '/editprofile',
    play: async ({ byRole }) => void (await byRole('dialog', undefined)),
    shows: 'Log in',
  },
  {
    ...visitor,
    name: 'dashboard of a visitor',
    at: '/dashboard',
    play: async ({ byRole }) => void (await byRole('dialog', undefined)),
    shows: 'Log in',
  },
  { ...visitor, name: 'set-up', at: '/setup#token', shows: 'Set up the first administrator' },
  { ...visitor, name: 'sign-up', at: '/signup', shows: 'Sign Up' },
  {
    ...visitor,
    name: 'sign-up with errors',
    at: '/signup',
    play: async ({ type, press }) => {
      await type('Username', 'no')
      await press('Sign Up')
    },
    shows: /cannot be empty/u,
  },
  { ...member, name: 'profile', at: '/profile', shows: '@MayaRivera' },
  {
    ...member,
    name: 'exporting all quizzes',
    at: '/profile',
    replies: [
      ...ownReplies,
      reply(getMyLibrary, {
        drafts: [],
        published: Array.from({ length: 12 }, (_, week) => published(`Week ${week + 1}`)),
        qtests: [],
      }),
      reply(getQuiz, quizRead(SIXTEEN)),
    ],
    play: ({ press }) => press('Export all my quizzes'),
    shows: /^12 quizzes · /u,
  },
  {
    ...member,
    name: 'deleting an account',
    at: '/profile',
    play: async ({ press, byRole }) => {
      await press('Delete my account')
      await byRole('dialog', undefined)
    },
    shows: 'Delete my account',
  },
  {
    ...member,
    name: 'changing the password',
    at: '/profile',
    play: async ({ press, type }) => {
      await press('Change password')
      await type('New password', PASSWORD)
      await press('Save password')
    },
    shows: 'Passwords do not match!',
  },
  {
    ...member,
    name: 'changing the email',
    at: '/profile',
    play: async ({ press, type }) => {
      await press('Change e-mail')
      await type('New e-mail address', 'nowhere')
      await press('Send the code')
    },
    shows: 'Password: Field cannot be empty',
  },
  {
    ...member,
    name: 'proving the new email',
    at: '/profile',
    play: async ({ press, type, field }) => {
      await press('Change e-mail')
      await type('New e-mail address', 'maya.rivera@the-other-school.example')
      await type('Your password', PASSWORD)
      await press('Send the code')
      await field('Code')
    },
    shows: 'Save address',
  },
  {
    ...member,
    name: 'profile without a password',
    at: '/profile',
    replies: [...ownReplies, reply(getProfile, profile({ hasPassword: false }))],
    shows: 'Set a password',
  },
  { ...member, name: 'about to set up two-step sign-in', at: '/profile', play: beginSetUp, shows: 'Your password' },
  { ...member, name: 'setting up two-step sign-in', at: '/profile', play: askForCode, shows: 'Six-digit code' },
  { ...member, name: 'recovery codes', at: '/profile', play: giveCode, shows: 'I have kept them' },
  { ...guarded, name: 'profile with two-step sign-in', at: '/profile', shows: 'Unused recovery codes: 10.' },
  {
    ...guarded,
    name: 'turning two-step sign-in off',
    at: '/profile',
    play: ({ press }) => press('Turn off'),
    shows: 'Your password',
  },
  {
    ...member,
    name: 'edit profile with errors',
    at: '/editprofile',
    replies: [...ownReplies, reply(getProfile, profile({ given_name: '', family_name: '' }))],
    play: async ({ field, press }) => {
      await field('First name')
      await press('Save')
    },
    shows: /cannot be empty/u,
  },
  { ...member, name: 'home of a member', at: '/', shows: 'Play Quiz' },
  { ...member, name: 'log out', at: '/redirect/logout', shows: 'Log out?' },
  { ...visitor, name: 'second step', at: '/signin', play: giveName, shows: 'Use a recovery code' },
  {
    ...visitor,
    name: 'recovery code',
    at: '/signin',
    play: async (hand) => {
      await giveName(hand)
      await hand.press('Use a recovery code')
      await hand.field('Recovery code')
    },
    shows: 'Recovery code',
  },
]

/** What belongs to an account: signing up and in, the profile, and the second step. */
export const accounts: GalleryGroup = { name: 'accounts', of: 'studio', states }
