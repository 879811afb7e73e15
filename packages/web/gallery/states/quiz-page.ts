import type { PageAnswer, QuizPage, ReadyMadeQuiz } from '@quokka/contract/http'
import { getQuizAnswers, getQuizPage } from '@quokka/contract/http'
import type { Hand } from '../hand.ts'
import { failure, pending, refusal, reply } from '../replies.ts'
import type { GalleryGroup, GalleryState } from '../state.ts'

const asked = (questionType: PageAnswer['questionType'], questionTitle: string, answers: string[]): PageAnswer => ({
  questionType,
  questionTitle,
  timeToAnswer: 30,
  isScored: true,
  answers,
  otherChoices: [],
})
const ANSWERS: PageAnswer[] = [
  {
    ...asked('MCQ', 'Which animal carries its young in a pouch?', ['Koala']),
    otherChoices: ['Emu', 'Platypus', 'Echidna'],
    explanation: 'A young koala stays in the pouch for half a year.',
  },
  asked('TRF', 'The quokka lives in Australia.', ['True']),
  { ...asked('NQS', 'Now to what they eat', []), isScored: false },
  asked('MTF', 'Match each animal to its young', [
    'Kangaroo → joey',
    'Emu → chick',
    'Platypus → puggle',
    'Dingo → pup',
  ]),
  asked('FIB', 'Name the tallest Australian bird', ['emu']),
  asked('DND', 'From smallest to largest', ['Quokka', 'Koala', 'Emu', 'Kangaroo']),
  asked('CNT', 'How do the pictures go together?', ['honey']),
  asked('MCQ', 'Which of these would you like to meet?', []),
  ...Array.from({ length: 7 }, (_, index) =>
    asked('MCQ', `Where does a wombat sleep in winter, part ${index + 1}?`, ['In a burrow']),
  ),
]
const FROM: Pick<ReadyMadeQuiz, 'origin' | 'byline'>[] = [{ origin: 'team', byline: 'Year 4 Red' }, { origin: 'own' }]
const similar = [
  'Night Animals',
  'Plants That Bite',
  'Life on the Reef',
  'One Animal, One Country and Its Neighbours',
].map(
  (quizName, index): ReadyMadeQuiz => ({
    quizId: `similar-${index}`,
    quizName,
    quizDescription: '',
    quizImage: 'life-on-the-reef.png',
    categoryIdList: '[]',
    quizType: 'Ready Made',
    questionCount: 10 + index,
    classes: [4, 5],
    ...(FROM[index] ?? { origin: 'ready-made' }),
  }),
)
const page: QuizPage = {
  quizId: 'animals',
  quizName: 'Animals of Australia',
  quizDescription: 'Pouches, beaks and cube-shaped droppings.',
  quizImage: '/media/readymade/animals-of-australia.png',
  origin: 'team',
  statusCode: 'PUB',
  authorName: 'anita-rao',
  sharedTeam: 'Year 4 Red',
  editedOn: '2026-10-30T09:00:00.000Z',
  subject: 'Science',
  classes: [4, 5],
  ageGroup: '9 to 14',
  language: 'en',
  topics: ['Animals', 'Nature', 'Australia'],
  questionCount: 14,
  lengthS: 540,
  plays: 214,
  rightShare: 0.68,
  isLocked: false,
  mayReadAnswers: true,
  questions: ANSWERS.map(({ questionType, questionTitle, timeToAnswer, isScored }) => ({
    questionType,
    questionTitle,
    timeToAnswer,
    isScored,
  })),
  similar,
}
const { authorName: _author, sharedTeam: _team, ...anonymous } = page
const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung'

const at = '/quiz/animals'
const showAnswers = ({ press }: Hand) => press('Show answers')
const answers = reply(getQuizAnswers, { questions: ANSWERS })

const states: GalleryState[] = [
  {
    name: 'of a teacher whom one knows',
    at,
    account: 'PREMIUM',
    historyState: { cameFrom: { is: 'search', words: 'animals', count: 42 } },
    replies: [reply(getQuizPage, page)],
    shows: 'By a teacher you know',
  },
  {
    name: 'with its answers',
    at,
    account: 'REGULAR',
    replies: [reply(getQuizPage, page), answers],
    play: showAnswers,
    shows: 'Hide answers',
  },
  {
    name: 'of the catalogue, for a visitor',
    at,
    replies: [reply(getQuizPage, { ...anonymous, origin: 'ready-made', mayReadAnswers: false, plays: 0 })],
    shows: 'Ready-made',
  },
  {
    name: 'a copy that is a draft, with long words',
    at,
    account: 'REGULAR',
    replies: [
      reply(getQuizPage, {
        ...anonymous,
        origin: 'own',
        statusCode: 'DRF',
        quizName: LONG,
        quizImage: '',
        topics: [LONG, ...page.topics],
        copiedFrom: { quizId: 'source', quizName: `${LONG} of Australia`, authorName: 'anita-rao' },
        questions: page.questions.map((question) => ({ ...question, questionTitle: `${LONG}?` })),
        similar: [],
      }),
    ],
    shows: /A copy of/u,
  },
  { name: 'loading', at, replies: [pending(getQuizPage)], shows: 'Opening the quiz' },
  { name: 'not there', at, replies: [refusal(getQuizPage, 'quiz/not-found')], shows: 'This quiz is not here' },
  { name: 'failed', at, replies: [failure(getQuizPage)], shows: 'The quiz did not load' },
]

/** A quiz, looked into before it is played. */
export const quizPage: GalleryGroup = { name: 'quiz page', of: 'studio', states }
