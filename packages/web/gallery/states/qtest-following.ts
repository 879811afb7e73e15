import { checkQTest, getQTestList, getQTestParticipant, getQTestProgress } from '@quokka/contract/http'
import type { QTestAccess } from '@quokka/core/qtest-schedule'
import { participant, progress } from '../../src/features/qtest-following/testing/progress-read.ts'
import { ALL_TYPES } from '../fixtures/all-types.ts'
import { details } from '../fixtures/people.ts'
import { PlayedQTest } from '../played-qtest.ts'
import { refusal, reply } from '../replies.ts'
import type { GalleryGroup, GalleryState } from '../state.ts'

const NAME = 'Rindfleischetikettierung, & everything that lives on a "reef" and what it eats by night'
const PEOPLE = ['Zoë Laurent', 'Maximilian-Alexander von Weide', 'كنجي موري', 'Aarav Shah', 'Mia Tan']

const nobody = progress({ qtestName: NAME, started: 0, finished: 0, startedLastHour: 0, participants: [] })
const done = (name: string) => participant(name, { state: 'CP', answered: 15, totalScore: 962 })
const under = PEOPLE.map((name, index) => (index % 4 === 3 ? done(name) : participant(name, { answered: index + 1 })))

const host = { account: 'REGULAR', session: details('Maya Rivera', { sessionId: 'user-1' }) } as const
const embed = {
  ...host,
  replies: [reply(getQTestProgress, nobody), ...new PlayedQTest({ ...ALL_TYPES, quizName: NAME }).replies()],
}
const followed = {
  ...host,
  at: '/qtestprogress/abc',
  replies: [reply(getQTestProgress, progress({ qtestName: NAME, participants: under }))],
}

const answers = {
  playerName: PEOPLE[0] ?? '',
  fields: { 'Roll Number': '18', Class: '5B' },
  totalScore: 88,
  extraTime: 50 as const,
  answers: [
    { mark: 'right' as const, playerAnswer: 'Magma', rightAnswers: ['Magma'], timeTaken: 4.2, playerScore: 88 },
    {
      mark: 'wrong' as const,
      playerAnswer: 'Obsidian',
      rightAnswers: ['Lava', 'Molten rock'],
      timeTaken: 27,
      playerScore: 0,
    },
    { mark: 'none' as const, playerAnswer: '', rightAnswers: ['True'], timeTaken: null, playerScore: 0 },
    { mark: 'thanked' as const, playerAnswer: 'Geysers', rightAnswers: [], timeTaken: 9.8, playerScore: 0 },
    { mark: 'notAsked' as const, playerAnswer: '', rightAnswers: ['Iceland'], timeTaken: null, playerScore: 0 },
  ].map((answer, index) => ({
    ...answer,
    countedNumber: index + 1,
    questionTitle: index === 1 ? NAME : 'What flows out of a volcano?',
  })),
}

const CODES = ['ABCDEFGH', 'JKMNPQRS', 'TUVWXYZ2', '23456789', 'WWWWMMMM']

const listed = (access: QTestAccess, of: readonly string[]): Omit<GalleryState, 'name' | 'shows'> => {
  const entries = of.map((entry, index) => ({ entry, playerName: index % 2 === 0 ? (PEOPLE[index] ?? null) : null }))
  return {
    ...followed,
    at: '/qtestprogress/abc?list',
    replies: [reply(getQTestList, { qtestName: NAME, access, entries })],
  }
}

const embedded = (kind: string): GalleryState => ({
  ...embed,
  name: `embed, ${kind}`,
  at: `/embed/${kind}/abc`,
  shows: 'Get the code',
})

const states: GalleryState[] = [
  embedded('fullPageEmbed'),
  embedded('popupButton'),
  embedded('redirectButton'),
  {
    ...embed,
    name: 'embed of no QTest',
    at: '/embed/popupButton/none',
    replies: [refusal(getQTestProgress, 'qtest/not-found'), refusal(checkQTest, 'qtest/not-found')],
    shows: 'There is no such QTest',
  },
  { ...followed, name: 'progress of nobody', replies: embed.replies, shows: 'No Players have answered' },
  { ...followed, name: 'progress', shows: 'now on question' },
  {
    ...followed,
    name: 'progress, answers of a participant',
    replies: [...followed.replies, reply(getQTestParticipant, answers)],
    play: ({ press }) => press(PEOPLE[0] ?? ''),
    shows: /Right answer: Lava/u,
  },
  {
    ...followed,
    name: 'progress, more time for a participant',
    replies: [...followed.replies, reply(getQTestParticipant, answers)],
    play: async ({ press, pressText }) => {
      await press(PEOPLE[0] ?? '')
      await pressText('More time to answer')
      await press(/^100%/u, 'radio')
    },
    shows: 'Save from the next question on',
  },
  {
    ...followed,
    name: 'progress, those who finished',
    replies: [reply(getQTestProgress, progress({ qtestName: NAME, participants: PEOPLE.map(done) }))],
    play: ({ press }) => press(/^Finished/u, 'tab'),
    shows: /^finished/u,
  },
  {
    ...followed,
    name: 'progress, moving it',
    play: async ({ press, field }) => {
      await press('Reschedule')
      await field('Show result')
    },
    shows: 'Show result',
  },
  {
    ...followed,
    name: 'progress of a closed QTest',
    replies: [reply(getQTestProgress, progress({ closed: true, closedWhy: 'It is about a person.' }))],
    shows: /It is about a person\.$/u,
  },
  {
    ...followed,
    name: 'progress of a locked QTest, with a shared browser',
    replies: [
      reply(
        getQTestProgress,
        progress({
          qtestName: NAME,
          participants: under.map((row, index) => (index === 1 ? { ...row, sameBrowser: PEOPLE.slice(2) } : row)),
          access: 'codes',
          locked: true,
          removed: 2,
        }),
      ),
    ],
    shows: /^Same browser as/u,
  },
  {
    ...followed,
    name: 'removing a participant',
    play: async ({ press, byRole }) => {
      await press(`Actions for ${PEOPLE[1]}`)
      await press('Remove from the QTest', 'menuitem')
      await byRole('dialog', undefined)
    },
    shows: 'Keep participant',
  },
  {
    ...followed,
    name: 'progress, those who were removed',
    replies: [reply(getQTestProgress, progress({ qtestName: NAME, participants: under.slice(0, 2), removed: 2 }))],
    play: ({ press }) => press(/^Removed/u, 'tab'),
    shows: 'removed',
  },
  { ...listed('codes', CODES), name: 'list of codes', shows: 'ABCD-EFGH' },
  { ...listed('names', PEOPLE), name: 'list of names', shows: 'not begun' },
  { ...listed('link', []), name: 'no list', shows: /^This QTest has no list/u },
  {
    ...followed,
    name: 'progress of no QTest',
    at: '/qtestprogress/none',
    replies: [refusal(getQTestProgress, 'qtest/not-found')],
    shows: 'There is no such QTest',
  },
]

/** A QTest's code for other sites, and how far its participants are. */
export const qtestFollowing: GalleryGroup = { name: 'qtest following', of: 'studio', states }
