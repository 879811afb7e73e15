import {
  addQuestion,
  changeQuizStatus,
  createQuiz,
  getDashboard,
  getMyLibrary,
  getOrgTeams,
  getQuiz,
  getQuizTeams,
  getUsersWithEditAccess,
} from '@quokka/contract/http'
import { LIMITS } from '@quokka/core/limits'
import { AuthoredQuestion, numbered } from '@quokka/core/questions'
import { draft } from '../../src/features/library/testing/tiles.ts'
import { questionsRead, quizRead } from '../../src/features/preview/testing/quiz-read.ts'
import { catalogue } from '../fixtures/catalogue.ts'
import { details } from '../fixtures/people.ts'
import type { Hand } from '../hand.ts'
import { failure, pending, refusal, reply } from '../replies.ts'
import type { GalleryGroup, GalleryState } from '../state.ts'

const QUIZ = 'Looked at from every side'
/** Long, unbroken, read from right to left, and many. */
const NAMES = [
  'Everything that lives on a reef and what it eats, seen by night and by day, for those who cannot swim',
  'Rindfleischetikettierungsueberwachungsaufgabenuebertragungsgesetz'.repeat(2),
  'حيوانات الصحراء الكبرى',
  ...Array.from({ length: 9 }, (_, index) => `Revision, week ${index + 1}`),
].map((name) => name.slice(0, LIMITS.quizNameCharacters))
const KINDS = [
  'MCQ',
  'TRUE OR FALSE',
  'MATCH THE FOLLOWING',
  'ARRANGE IN ORDER',
  'FILL IN THE BLANKS',
  'CONNECT QUESTION',
  'NQS',
]

const corals = numbered(
  AuthoredQuestion.parse({
    questionType: 'TRF',
    questionTitle: 'Corals are animals.',
    correctAnswer: ['True'],
    timer: 30,
  }),
  'corals',
)
const wellDone = numbered(
  AuthoredQuestion.parse({
    questionType: 'NQS',
    questionTitle: 'Well done',
    answerChoices: [],
    answerContent: 'A reef is home to many.',
  }),
  'well-done',
)

const author = { account: 'REGULAR', session: details('Maya Rivera', { sessionId: 'user-1' }) } as const
const tile = draft(QUIZ, { quizId: 'quiz-1', questionCount: 1 })
const around = [
  reply(getUsersWithEditAccess, ['editor@example.org']),
  reply(getOrgTeams, {}),
  reply(getQuizTeams, { teams: '[]', quizAccessStatus: 'Public' }),
  reply(createQuiz, { quizId: 'quiz-1' }),
  reply(changeQuizStatus, 'Published.'),
  ...catalogue,
]
const shelves = (tiles: ReturnType<typeof draft>[]) => [
  ...around,
  reply(getMyLibrary, { drafts: tiles, published: [], qtests: [] }),
  reply(getDashboard, { myQuizzes: tiles, qtests: [] }),
]
const library = { ...author, at: '/library', replies: shelves([tile]) }
const dashboard = { ...library, at: '/dashboard' }
const many = shelves(NAMES.map((name, index) => draft(name, { quizId: `quiz-${index}` })).reverse())

const emptyQuiz = {
  ...author,
  at: '/createquiz/quiz-1',
  replies: [
    ...around,
    reply(getQuiz, { ...quizRead([]), quizName: QUIZ }),
    reply(addQuestion, { questions: questionsRead([corals]) }),
  ],
}
const editor = {
  ...emptyQuiz,
  replies: [...around, reply(getQuiz, { ...quizRead([corals, wellDone]), quizName: QUIZ })],
}

const pick = async (hand: Hand, kind: string) => {
  if (kind === 'NQS') return hand.press(/^ADD NON-QUESTION SLIDE/u)
  await hand.press(/^ADD QUESTION SLIDE/u)
  await hand.press(/^Select Question Template/u)
  await hand.press(new RegExp(`^${kind}`, 'u'))
}
const beginSlide = async (hand: Hand) => {
  await pick(hand, 'TRUE OR FALSE')
  await hand.type('Question', 'Corals are animals.')
}
const toExplanation = async (hand: Hand) => {
  await beginSlide(hand)
  await hand.press('Mark True as the correct answer', 'radio')
  await hand.press('Save')
  await hand.field('Explanation')
}
const toDetails = async (hand: Hand) => {
  await toExplanation(hand)
  await hand.press('Continue')
  await hand.byRole('button', 'Save question')
}

/** The editor of an empty slide. */
const editorOf = (kind: string): GalleryState => ({
  ...emptyQuiz,
  name: `editor of ${kind}`,
  play: async (hand) => {
    await pick(hand, kind)
    await hand.byRole('button', 'Discard')
  },
  shows: 'Discard',
})

/** A dialog that the menu of a quiz in the library leads to. */
const fromMenu = (item: string): GalleryState => ({
  ...library,
  name: `library, ${item}`,
  play: async ({ press, byRole }) => {
    await press(`Actions for ${QUIZ}`)
    await press(item, 'menuitem')
    await byRole('dialog', undefined)
  },
  shows: QUIZ,
})

/** A dialog that a button of the editor opens. */
const fromEditor = (button: string): GalleryState => ({
  ...editor,
  name: `editor, ${button}`,
  play: async ({ press, byRole }) => {
    await press(button)
    await byRole('dialog', undefined)
  },
  shows: QUIZ,
})

const states: GalleryState[] = [
  {
    ...library,
    name: 'empty library',
    replies: shelves([]),
    shows: "You don't have any draft quizzes, try creating one!",
  },
  {
    ...dashboard,
    name: 'empty dashboard',
    replies: shelves([]),
    shows: "You don't have any quizzes, try creating one!",
  },
  {
    ...dashboard,
    name: 'create options',
    replies: shelves([]),
    play: ({ press }) => press('CREATE NEW QUIZ'),
    shows: 'Start Fresh',
  },
  {
    ...dashboard,
    name: 'quiz details',
    replies: shelves([]),
    play: async ({ press, field }) => {
      await press('CREATE NEW QUIZ')
      await press(/Start Fresh/u)
      await field('Quiz name')
    },
    shows: 'PROCEED',
  },
  { ...emptyQuiz, name: 'slide picker', shows: /^ADD QUESTION SLIDE/u },
  ...KINDS.map(editorOf),
  {
    ...emptyQuiz,
    name: 'discarding a slide',
    play: async (hand) => {
      await beginSlide(hand)
      await hand.press('Discard')
      await hand.byRole('dialog', undefined)
    },
    shows: 'Discard',
  },
  { ...emptyQuiz, name: 'answer explanation', play: toExplanation, shows: 'Continue' },
  { ...emptyQuiz, name: 'question details', play: toDetails, shows: 'Save question' },
  {
    ...emptyQuiz,
    name: 'slide saved',
    play: async (hand) => {
      await toDetails(hand)
      await hand.press('Save question')
    },
    shows: 'Question Added Successfully',
  },
  { ...editor, name: 'editor with slides', shows: /^ADD QUESTION SLIDE/u },
  fromEditor('Quiz Settings'),
  fromEditor('Edit access'),
  {
    ...editor,
    name: 'editor, deleting a slide',
    play: async ({ press, byRole }) => {
      await press('Actions for slide 1')
      await press('Delete Slide', 'menuitem')
      await byRole('dialog', undefined)
    },
    shows: 'Delete',
  },
  { ...editor, name: 'preview', at: '/previewquiz?quiz=quiz-1', shows: 'Corals are animals.' },
  { ...dashboard, name: 'dashboard', shows: QUIZ },
  { ...library, name: 'library loading', replies: [...around, pending(getMyLibrary)], shows: 'Library' },
  { ...library, name: 'library failing', replies: [...around, failure(getMyLibrary)], shows: 'Try again' },
  { ...library, name: 'library', shows: QUIZ },
  {
    ...library,
    name: 'library, menu of a quiz',
    play: async ({ press, byRole }) => {
      await press(`Actions for ${QUIZ}`)
      await byRole('menuitem', undefined)
    },
    shows: 'Publish',
  },
  fromMenu('Publish'),
  fromMenu('Manage edit access'),
  fromMenu('Delete'),
  { ...library, name: 'library, many with names of all kinds', replies: many, shows: NAMES.at(-1) ?? '' },
  { ...dashboard, name: 'dashboard, many with names of all kinds', replies: many, shows: NAMES.at(-1) ?? '' },
  {
    ...author,
    name: 'a quiz that is not there',
    at: '/createquiz/none',
    replies: [refusal(getQuiz, 'quiz/not-found')],
    play: async ({ sees, letPass }) => {
      await sees('There is no such quiz.')
      letPass(2_500)
    },
    shows: 'Redirecting you to home',
  },
]

/** Where quizzes are written: the lists, empty and not, the create flow, every editor, and the dialogs. */
export const writing: GalleryGroup = { name: 'writing', of: 'studio', states }
