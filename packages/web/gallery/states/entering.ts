import {
  checkRoomId,
  countInterest,
  getCategories,
  getOwnRoom,
  getPlayedLately,
  getReadyMadeQuizzes,
} from '@quokka/contract/http'
import { catalogue, playedLately, searchable, secondYear } from '../fixtures/catalogue.ts'
import { details } from '../fixtures/people.ts'
import type { Hand } from '../hand.ts'
import { failure, pending, reply } from '../replies.ts'
import type { GalleryGroup, GalleryState } from '../state.ts'

const FREE_QUIZ = /^Farm Friends/u

const noOwnRoom = reply(getOwnRoom, { ownRoom: null })
const home = { at: '/', replies: [noOwnRoom] }
const selection = {
  at: '/quizselection',
  session: details('Visitor', { ageGroup: '6 to 8' }),
  replies: [...catalogue, reply(countInterest, { questionCount: 64 })],
}

const chooseFreeQuiz = ({ press }: Hand) => press(FREE_QUIZ)

const chooseCategories = async ({ press }: Hand) => {
  await press('Interest-Based', 'tab')
  for (const name of [/^Animals/u, /^Nature/u, /^Geography/u]) await press(name)
}

const filter = async ({ press }: Hand) => {
  await press('Subject All')
  for (const name of ['Science', '2']) await press(name)
}

const states: GalleryState[] = [
  { ...home, name: 'home', shows: 'Play Quiz' },
  {
    ...home,
    name: 'play dialog with an error',
    play: async ({ press, byRole, keys }) => {
      await press(/Play Quiz/u)
      await byRole('dialog', undefined)
      // Into the field of the dialog, which has the focus: the page has one too.
      await keys('abc{Enter}')
    },
    shows: 'Room ID must be 6 characters in length.',
  },
  {
    ...home,
    name: 'forgetting what was played',
    play: ({ press }) => press('Forget what I played here'),
    shows: 'Keep it',
  },
  {
    name: 'home after a link to no room',
    at: '/zzzzz9',
    replies: [
      noOwnRoom,
      reply(checkRoomId, { roomIdExistsFlag: false, ownSeat: null, safeNames: false, language: null, refusal: null }),
    ],
    shows: 'Invalid Quiz link.',
  },
  {
    name: 'link to a full room',
    at: '/zzzzz9',
    replies: [
      noOwnRoom,
      reply(checkRoomId, {
        roomIdExistsFlag: true,
        ownSeat: null,
        safeNames: false,
        language: null,
        refusal: 'room/full',
      }),
    ],
    shows: /Stay on this page/u,
  },
  { ...home, name: 'home offline', play: async ({ cutNetwork }) => cutNetwork(), shows: 'Play Quiz' },
  { ...home, name: 'kept page', isKept: true, shows: 'No connection right now' },
  {
    name: 'kept page in a game',
    at: '/quiz',
    isKept: true,
    session: { ...details('Mia'), roomId: 'hk4pwt' },
    stored: {
      roomMemory: JSON.stringify({
        roomId: 'hk4pwt',
        playerId: 'player-1',
        kept: { questionId: 'q', quizId: 'z', questionType: 'MCQ', playerAnswer: 'Saturn', timeTaken: 4 },
      }),
    },
    keptInBrowser: { 'unsavedWork:user-1:quiz-1:slide-1': '{}' },
    shows: 'Your answer waits here',
  },
  {
    name: 'player details with errors',
    at: '/playerdetails',
    play: ({ press }) => press('CONTINUE'),
    shows: /cannot be empty/u,
  },
  {
    ...selection,
    name: 'quiz selection loading',
    replies: [...catalogue, pending(getReadyMadeQuizzes), pending(getCategories)],
    shows: 'Ready-Made',
  },
  {
    ...selection,
    name: 'quiz selection failing',
    replies: [...catalogue, failure(getReadyMadeQuizzes)],
    shows: 'Try again',
  },
  { ...selection, name: 'quiz selection', shows: FREE_QUIZ },
  {
    ...selection,
    name: 'quiz selection of a member',
    account: 'REGULAR',
    replies: [...selection.replies, secondYear, reply(getPlayedLately, { quizzes: playedLately })],
    shows: 'Played lately',
  },
  { ...selection, name: 'quiz filters', play: filter, shows: /^Show \d+ quizzes$/u },
  {
    ...selection,
    name: 'filtered quizzes',
    play: async (hand) => {
      await filter(hand)
      await hand.press(/^Show \d+ quizzes$/u)
      await hand.press(/^Weather Watch/u)
    },
    shows: 'Clear filters',
  },
  {
    ...selection,
    name: 'quizzes that were found',
    replies: [...selection.replies, searchable],
    play: ({ type }) => type('Search quizzes', 'animals in winter, science class 2 english'),
    shows: 'Found in questions',
  },
  {
    ...selection,
    name: 'quizzes that come closest',
    replies: [...selection.replies, searchable],
    play: ({ type }) => type('Search quizzes', 'volcanoes under water'),
    shows: 'This comes closest',
  },
  {
    ...selection,
    name: 'locked quiz',
    play: ({ press }) => press(/^Story Land/u),
    shows: 'Please sign up/log in to access more quizzes',
  },
  {
    ...selection,
    name: 'interest-based panel',
    play: ({ press }) => press('Interest-Based', 'tab'),
    shows: 'Animals',
  },
  { ...selection, name: 'chosen categories', play: chooseCategories, shows: 'Animals, Nature, Geography' },
  {
    ...selection,
    name: 'mode dialog of categories',
    play: async (hand) => {
      await chooseCategories(hand)
      await hand.sees('Animals, Nature, Geography')
      await hand.press('Play Quiz')
    },
    shows: 'Host Mode',
  },
  { ...selection, name: 'chosen quiz', play: chooseFreeQuiz, shows: 'Play Quiz' },
  {
    ...selection,
    name: 'mode dialog',
    play: async (hand) => {
      await chooseFreeQuiz(hand)
      await hand.press('Play Quiz')
    },
    shows: 'Host Mode',
  },
  {
    ...selection,
    name: 'mode dialog, calm and in the language of the host',
    play: async (hand) => {
      await chooseFreeQuiz(hand)
      await hand.press('Play Quiz')
      for (const name of ['Calm room', /language/u]) await hand.press(name, 'switch')
    },
    shows: 'Host Mode',
  },
]

/** The way into a room: home, the play dialog, the details, and choosing what to host. */
export const entering: GalleryGroup = { name: 'entering', of: 'stage', states }
