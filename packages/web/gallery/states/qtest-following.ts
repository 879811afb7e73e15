import { checkQTest, getQTestProgress } from '@quokka/contract/http'
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
    name: 'progress of no QTest',
    at: '/qtestprogress/none',
    replies: [refusal(getQTestProgress, 'qtest/not-found')],
    shows: 'There is no such QTest',
  },
]

/** A QTest's code for other sites, and how far its participants are. */
export const qtestFollowing: GalleryGroup = { name: 'qtest following', of: 'studio', states }
