import { checkQTest, createQTest, getLibraryOverview, getQTestProgress } from '@quokka/contract/http'
import { overviewOf, qtest } from '../../src/features/library/testing/tiles.ts'
import { progress } from '../../src/features/qtest-following/testing/progress-read.ts'
import { ALL_TYPES } from '../fixtures/all-types.ts'
import { catalogue } from '../fixtures/catalogue.ts'
import { details } from '../fixtures/people.ts'
import type { Hand } from '../hand.ts'
import { PlayedQTest } from '../played-qtest.ts'
import { refusal, reply } from '../replies.ts'
import type { GalleryGroup, GalleryState } from '../state.ts'

const QUIZ = 'Team Quiz Night'
const ACTIONS = `Actions for ${QUIZ}`

const host = { account: 'REGULAR', session: details('Maya Rivera', { sessionId: 'user-1' }) } as const
const made = progress({ qtestName: QUIZ, participants: [], started: 0, finished: 0 })

const shownEntry = new PlayedQTest({ ...ALL_TYPES, quizName: QUIZ }).replies()

const choosing = {
  ...host,
  at: '/quizselection',
  replies: [...catalogue, reply(createQTest, { status: 'Success', qtestId: 'abc' }), ...shownEntry],
}
const openSchedule = async (hand: Hand) => {
  await hand.press(new RegExp(`^${QUIZ}`, 'u'))
  await hand.press('Schedule Quiz')
  await hand.field('Additional fields')
}

const shared = { ...host, at: '/shareqtest/abc', replies: shownEntry }

const stage: GalleryState[] = [
  {
    ...choosing,
    name: 'schedule',
    play: async (hand) => {
      await openSchedule(hand)
      await hand.type('Additional fields', 'Roll Number,Class,House')
    },
    shows: 'Schedule QTest',
  },
  {
    ...choosing,
    name: 'schedule with errors',
    play: async (hand) => {
      await openSchedule(hand)
      await hand.set('End', '2020-01-01T10:00')
      await hand.set('Start', '')
      await hand.type('Additional fields', 'Phone number')
    },
    shows: 'Choose a date and a time.',
  },
  {
    ...choosing,
    name: 'schedule by names',
    play: async (hand) => {
      await openSchedule(hand)
      await hand.press('A list of names', 'radio')
      await hand.type('Names, one a line', 'Asha Verma\nMaximilian-Alexander von Weide\nكنجي موري')
    },
    shows: '3 names',
  },
  {
    ...choosing,
    name: 'schedule by codes, how many is wrong',
    play: async (hand) => {
      await openSchedule(hand)
      await hand.press('A list of codes', 'radio')
      await hand.type('How many codes', '0')
    },
    shows: 'A whole number from 1 to 2,000.',
  },
  {
    ...choosing,
    name: 'QTest made',
    play: async (hand) => {
      await openSchedule(hand)
      await hand.set('Start', '2026-11-21T10:00')
      await hand.set('End', '2026-11-28T10:00')
      await hand.press('Schedule QTest')
      await hand.sees('QTest created successfully')
    },
    shows: 'Active',
  },
  {
    ...shared,
    name: 'QTest that an administrator closed',
    replies: new PlayedQTest({ ...ALL_TYPES, quizName: QUIZ }).close().replies(),
    shows: /It is about a person\.$/u,
  },
  {
    ...shared,
    name: 'inviting to a QTest',
    play: async ({ press, byRole }) => {
      await press('Invite')
      await byRole('dialog', undefined)
    },
    shows: /copy/iu,
  },
  {
    ...shared,
    name: 'sharing a QTest that is not there',
    replies: [refusal(checkQTest, 'qtest/not-found')],
    shows: 'Try again',
  },
]

/** Making a QTest, and the page that shares it. */
export const scheduling: GalleryGroup = { name: 'scheduling', of: 'stage', states: stage }

const tile = qtest(QUIZ, '2026-11-21T10:00:00.000Z', '2026-11-28T10:00:00.000Z')
const lists = [reply(getLibraryOverview, overviewOf([], [], [tile])), reply(getQTestProgress, made)]
const closed = {
  ...tile,
  qtestId: 'closed',
  closedWhy: 'A question names a pupil of another class. Please leave names out.',
}
const list = { ...host, at: '/library?list=qtests', replies: lists }

/** A dialog that the menu of the QTest leads to. */
const fromMenu = (item: string): GalleryState => ({
  ...list,
  name: `QTest, ${item}`,
  play: async ({ press, byRole }) => {
    await press(ACTIONS)
    await press(item, 'menuitem')
    await byRole('dialog', undefined)
    await byRole('button', item)
  },
  shows: QUIZ,
})

const studio: GalleryState[] = [
  { ...list, name: 'dashboard with a QTest', at: '/dashboard', shows: QUIZ },
  { ...list, name: 'list of QTests', shows: QUIZ },
  {
    ...list,
    name: 'list with a closed QTest',
    replies: [reply(getLibraryOverview, overviewOf([], [], [closed, tile]))],
    shows: 'Closed',
  },
  {
    ...list,
    name: 'menu of a QTest',
    play: ({ press }) => press(ACTIONS),
    shows: 'Reschedule',
  },
  fromMenu('Reschedule'),
  fromMenu('Delete'),
]

/** The lists of QTests, and what their menus open. */
export const scheduled: GalleryGroup = { name: 'scheduled', of: 'studio', states: studio }
