import type { BankQuestion } from '@quokka/contract/http'
import {
  addQuestion,
  changeQuizStatus,
  createQuiz,
  findQuestions,
  getLibraryOverview,
  getOrgTeams,
  getOwnPictures,
  getQuiz,
  getQuizTeams,
  getUsersWithEditAccess,
} from '@quokka/contract/http'
import { LIMITS } from '@quokka/core/limits'
import { AuthoredQuestion, numbered } from '@quokka/core/questions'
import { draft, overviewOf, published, qtest } from '../../src/features/library/testing/tiles.ts'
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
const shelves = (tiles: ReturnType<typeof draft>[]) => [...around, reply(getLibraryOverview, overviewOf(tiles, []))]
const library = { ...author, at: '/library', replies: shelves([tile]) }
const dashboard = { ...library, at: '/dashboard' }
/** As a teacher has them in the second year. */
const second = {
  drafts: Array.from({ length: 34 }, (_, index) => draft(`Draft of week ${index + 1}`)),
  published: Array.from({ length: 46 }, (_, index) => published(`Revision of week ${index + 1}`)),
  qtests: Array.from({ length: 40 }, (_, index) =>
    qtest(`Test of week ${index + 1}`, '2026-11-19T12:00:00Z', '2026-12-19T12:00:00Z'),
  ),
}
const years = [...around, reply(getLibraryOverview, overviewOf(second.drafts, second.published, second.qtests))]
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

const longest = Array.from({ length: LIMITS.slidesPerQuiz }, (_, index) =>
  numbered({ ...corals, questionTitle: `Corals are animals, ${index + 1}.` }, `coral-${index}`),
)
const longQuiz = {
  ...editor,
  replies: [...around, reply(getQuiz, { ...quizRead(longest), quizName: QUIZ })],
}

const publishedQuiz = {
  ...editor,
  replies: [
    ...around,
    reply(getQuiz, {
      ...quizRead([corals, wellDone]),
      quizName: QUIZ,
      statusCode: 'PUB',
      isPublic: false,
      teamCount: 2,
    }),
    reply(getOrgTeams, { 'Class 5a': 'team-1', 'Class 5b': 'team-2' }),
    reply(getQuizTeams, { teams: '[]', quizAccessStatus: 'Private' }),
  ],
}

const OWN_PICTURES = Array.from({ length: 24 }, (_, index) => ({
  name: index % 3 === 0 ? `farm-friends-${index + 1}.png` : `upload-${index}.webp`,
  uploadedOn: '2026-11-20T10:00:00.000Z',
}))

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

/** Questions of other quizzes: short and long ones, of all types, with all that can be said of them. */
const banked = (): BankQuestion[] => {
  const mcq = (questionTitle: string, answerChoices: string[], right = 0) =>
    AuthoredQuestion.parse({
      questionType: 'MCQ',
      questionTitle,
      answerChoices,
      correctAnswer: answerChoices.slice(right, right + 1),
    })
  const written = [
    mcq('What makes the Moon shine?', ['Sunlight', 'Fire', 'City lights', 'Ice']),
    mcq('How long does light from the Sun need to reach us?', ['8 seconds', '8 minutes', '8 hours', '8 days'], 1),
    AuthoredQuestion.parse({
      questionType: 'TRF',
      questionTitle: 'The Moon makes its own light.',
      correctAnswer: ['False'],
    }),
    mcq(`Which of these ${'Rindfleischetikettierungsueberwachungsaufgabenuebertragungsgesetz'.repeat(2)}?`, [
      'A'.repeat(60),
      'चन्द्रमा सूर्य से प्रकाशित होता है',
      'حيوانات الصحراء الكبرى',
      'Mars',
    ]),
    AuthoredQuestion.parse({
      questionType: 'FIB',
      questionTitle: 'The name of our galaxy',
      correctAnswer: ['Milky Way'],
    }),
    AuthoredQuestion.parse({
      questionType: 'DND',
      questionTitle: 'Planets, nearest to the Sun first',
      correctAnswer: ['Mercury', 'Venus', 'Earth', 'Mars'],
    }),
    AuthoredQuestion.parse({
      questionType: 'MTF',
      questionTitle: 'Match moons and planets',
      correctAnswer: [
        ['Europa', 'Titan', 'Phobos', 'Triton'],
        ['Jupiter', 'Saturn', 'Mars', 'Neptune'],
      ],
    }),
  ]
  return questionsRead(written.map((one, index) => numbered(one, `banked-${index}`))).map((question, index) => ({
    question,
    quizName: index % 2 === 0 ? 'Space for Beginners' : 'Light and Shadow, seen by night and by day',
    origin: index < 3 ? 'mine' : 'catalogue',
    classes: index % 2 === 0 ? [4, 5, 6] : [6],
    ...(index === 4 && { image: '/media/readymade/farm-friends-1.png' }),
    ...(index < 3 ? { rightPercent: 77 - 30 * index } : { difficulty: 'hard' as const }),
  }))
}
const openBank = async ({ press, byRole }: Hand) => {
  await press('Add Question')
  await press('From other quizzes')
  await byRole('dialog', undefined)
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
  { ...editor, name: 'editor with slides', shows: 'Slide 1 of 2' },
  {
    ...longQuiz,
    name: 'editor of the longest quiz',
    play: ({ press }) => press('Add Question'),
    shows: 'This quiz is full',
  },
  { ...publishedQuiz, name: 'editor of a published quiz', shows: 'Published for 2 teams' },
  {
    ...publishedQuiz,
    name: 'editor, who may play',
    play: async ({ press, byRole }) => {
      await press('Who may play')
      await byRole('checkbox', 'Make quiz public')
    },
    shows: 'Class 5a',
  },
  fromEditor('Quiz Settings'),
  {
    ...editor,
    name: 'editor of a copy, what it is found by',
    replies: [
      ...around,
      reply(getQuiz, {
        ...quizRead([corals, wellDone]),
        quizName: QUIZ,
        copiedFrom: { quizId: 'source', quizName: 'Coral reefs of the Indian Ocean and their animals' },
        subject: 'Science',
        language: 'hi',
        classes: [4, 5, 6],
        keyWords: ['corals', 'reefs', 'marine biology'],
      }),
    ],
    play: async ({ press, byRole }) => {
      await press('Quiz Settings')
      const dialog = await byRole('dialog', undefined)
      dialog.querySelector('summary')?.click()
      dialog.querySelector('[type="submit"]')?.scrollIntoView({ behavior: 'instant', block: 'end' })
    },
    shows: /^Separated by commas/u,
  },
  fromEditor('Edit access'),
  {
    ...editor,
    name: 'editor, own pictures',
    replies: [...editor.replies, reply(getOwnPictures, { total: 30, perPage: 24, pictures: OWN_PICTURES })],
    play: async ({ press, byRole }) => {
      await press(/^Your pictures/u)
      await byRole('dialog', undefined)
    },
    shows: 'Show more',
  },
  {
    ...editor,
    name: 'editor, no own pictures',
    replies: [...editor.replies, reply(getOwnPictures, { total: 0, perPage: 24, pictures: [] })],
    play: async ({ press, byRole }) => {
      await press(/^Your pictures/u)
      await byRole('dialog', undefined)
    },
    shows: 'You have not uploaded a picture yet.',
  },
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
  {
    ...editor,
    name: 'editor, slides selected',
    play: async ({ press, byRole }) => {
      await press('Select slides')
      await press('Select all')
      await byRole('group', 'Selected slides')
    },
    shows: '2 slides selected',
  },
  {
    ...editor,
    name: 'editor, slides selected in the sheet',
    reachedAt: 'phone',
    play: async ({ press, byRole }) => {
      await press('All slides')
      await press('Select slides')
      await byRole('group', 'Selected slides')
    },
    shows: '0 slides selected',
  },
  {
    ...editor,
    name: 'editor, time of the selected questions',
    play: async ({ press, byRole }) => {
      await press('Select slides')
      await press('Select all')
      await press('Time')
      await byRole('dialog', undefined)
    },
    shows: 'Set the time',
  },
  {
    ...editor,
    name: 'editor, questions of other quizzes',
    replies: [
      ...editor.replies,
      reply(findQuestions, {
        counts: { mine: 9, team: 0, catalogue: 31 },
        locked: 12,
        perPage: 12,
        questions: banked(),
      }),
    ],
    play: async (hand) => {
      await openBank(hand)
      await hand.press('What makes the Moon shine?', 'checkbox')
      await hand.press('The Moon makes its own light.', 'checkbox')
    },
    shows: 'Insert 2',
  },
  {
    ...editor,
    name: 'editor, no questions of other quizzes',
    replies: [
      ...editor.replies,
      reply(findQuestions, {
        counts: { mine: 0, team: 0, catalogue: 0 },
        locked: 0,
        perPage: 12,
        questions: [],
      }),
    ],
    play: openBank,
    shows: 'No question has these words.',
  },
  {
    ...editor,
    name: 'editor, find and replace',
    play: async ({ byRole, type }) => {
      await byRole('textbox', 'Question')
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', ctrlKey: true }))
      await byRole('dialog', undefined)
      await type('Find', 'corals')
      await type('Replace with', 'Sponges')
    },
    shows: 'Found 1 time.',
  },
  {
    ...emptyQuiz,
    name: 'editor, pasted lines',
    play: async ({ byRole }) => {
      await byRole('button', /^ADD QUESTION SLIDE/u)
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', ['Name a coral.', 'long '.repeat(80), ...NAMES.slice(0, 3)].join('\n'))
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
      await byRole('dialog', undefined)
    },
    shows: 'Make 4 slides',
  },
  { ...editor, name: 'preview', at: '/previewquiz?quiz=quiz-1', shows: 'Corals are animals.' },
  { ...dashboard, name: 'dashboard', shows: QUIZ },
  { ...library, name: 'library loading', replies: [...around, pending(getLibraryOverview)], shows: 'Library' },
  { ...library, name: 'library failing', replies: [...around, failure(getLibraryOverview)], shows: 'Try again' },
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
  {
    ...library,
    name: 'library, menu of a published quiz',
    replies: [...around, reply(getLibraryOverview, overviewOf([], [published(QUIZ)]))],
    play: async ({ press, byRole }) => {
      await press(`Actions for ${QUIZ}`)
      await byRole('menuitem', 'Host')
    },
    shows: 'Schedule QTest',
  },
  fromMenu('Publish'),
  fromMenu('Manage edit access'),
  { ...library, name: 'library, many with names of all kinds', replies: many, shows: NAMES.at(-1) ?? '' },
  { ...dashboard, name: 'dashboard, many with names of all kinds', replies: many, shows: NAMES.at(-1) ?? '' },
  { ...library, name: 'library of the second year', replies: years, shows: 'Test of week 1' },
  { ...dashboard, name: 'dashboard of the second year', replies: years, shows: 'Draft of week 1' },
  {
    ...author,
    name: 'a quiz that is not there',
    at: '/createquiz/none',
    replies: [refusal(getQuiz, 'quiz/not-found')],
    play: async ({ sees, letPass }) => {
      await sees('There is no such quiz.')
      await letPass(2_500)
    },
    shows: 'Redirecting you to home',
  },
]

/** Where quizzes are written: the lists, empty and not, the create flow, every editor, and the dialogs. */
export const writing: GalleryGroup = { name: 'writing', of: 'studio', states }
