import type { ModeratedItem, StoredJob, UsedBy } from '@quokka/contract/http'
import {
  decideComplaint,
  getLibraryOverview,
  getQuiz,
  listComplaints,
  listJobs,
  listOrganisations,
  listUsage,
  readModeratedQuiz,
} from '@quokka/contract/http'
import { overviewOf, published } from '../../src/features/library/testing/tiles.ts'
import { questionsRead, quizRead } from '../../src/features/preview/testing/quiz-read.ts'
import { ONE_QUESTION } from '../fixtures/all-types.ts'
import { catalogue, ofSomebody } from '../fixtures/catalogue.ts'
import { details } from '../fixtures/people.ts'
import type { Hand } from '../hand.ts'
import { reply } from '../replies.ts'
import type { GalleryGroup, GalleryState } from '../state.ts'

const QUIZ = ofSomebody.quizName
const REASON = 'It is about a person.'

const item: ModeratedItem = {
  reportId: 'complaint-1',
  quizId: ofSomebody.quizId,
  questionId: null,
  qtestId: null,
  quizName: QUIZ,
  quizImage: ofSomebody.quizImage,
  questionTitle: null,
  questionNumber: null,
  slideCount: 1,
  status: 'published',
  isPublic: true,
  takenDown: false,
  reportCount: 1,
  reports: [{ reason: 'unkind', text: '', reportedOn: '2026-11-24T09:30:00.000Z' }],
  author: {
    userId: 'author-1',
    userName: 'judged-author',
    picture: '',
    mayPublish: true,
    publicQuizzes: 1,
    takenDown: 0,
  },
  decision: null,
}

const letter: StoredJob = {
  jobId: '9',
  lane: 'mail',
  kind: 'letter',
  state: 'perhapsDone',
  tries: 1,
  trouble: 'the server ended while this was under way',
  createdOn: '2026-11-24T09:30:00.000Z',
  dueOn: null,
  failedOn: '2026-11-24T09:31:00.000Z',
  recipient: 'a.member.with.a.rather.long.address@a-school-with-a-long-name.example.org',
  subject: 'Quokka Quiz: your receipt',
}
const waiting = { ...letter, state: 'waiting', dueOn: '2026-11-24T10:30:00.000Z', failedOn: null } as const
const work: StoredJob[] = [
  letter,
  {
    ...letter,
    jobId: '8',
    state: 'failed',
    trouble: 'a mail was not sent: EENVELOPE 550',
    recipient: 'bo@example.org',
  },
  { ...waiting, jobId: '7', tries: 5, trouble: 'a mail was not sent: ESOCKET ECONNREFUSED' },
  { ...waiting, jobId: '6', lane: 'codes', kind: 'reset code', tries: 0, trouble: '', recipient: null, subject: null },
  {
    ...waiting,
    ...{ jobId: '5', lane: 'retention', kind: 'retention round', state: 'underWay' },
    ...{ tries: 1, trouble: '', recipient: null, subject: null },
  },
]
const lanes = (['codes', 'mail', 'forgetting', 'billing', 'retention', 'backfill', 'backup'] as const).map((lane) => ({
  lane,
  waiting: work.filter((job) => job.lane === lane && job.failedOn === null).length,
  failed: work.filter((job) => job.lane === lane && job.failedOn !== null).length,
}))
const nothingToDo = reply(listJobs, { lanes: [], jobs: [] })

const used = { bytesLastHour: 131_400_000, bytesLastDay: 1_290_000_000, openRooms: 11, qtestsLastHour: 24 }
const payers: UsedBy[] = [
  { ...used, payer: 'account:1', userName: 'a.teacher.with.a.long.name', isAccount: true, stoppedUntil: null },
  {
    ...{ bytesLastHour: 400_000, bytesLastDay: 90_000_000, openRooms: 0, qtestsLastHour: 0 },
    ...{ payer: 'address:abcdefghij', userName: null, isAccount: false, stoppedUntil: '2026-11-24T11:00:00.000Z' },
  },
]
const usage = {
  at: '/admin?tab=usage',
  replies: [
    reply(listComplaints, { open: 0, decided: 0, items: [] }),
    nothingToDo,
    reply(listUsage, { server: used, payers }),
  ],
}

const visitor = {
  at: '/quizselection',
  session: details('Visitor', { ageGroup: '18+' }),
  replies: catalogue,
}
const admin = { account: 'ADMIN', session: details('Head Teacher', { sessionId: 'user-1' }) } as const
const open = { ...admin, at: '/admin?tab=open' }
const openReplies = [
  reply(listComplaints, { open: 1, decided: 0, items: [item] }),
  reply(readModeratedQuiz, { questions: questionsRead(ONE_QUESTION.questions) }),
  nothingToDo,
]
const inQTestReplies = [
  ...openReplies,
  reply(listComplaints, { open: 1, decided: 0, items: [{ ...item, qtestId: 'abc' }] }),
]
const takenDown = { takenDownReason: REASON }

const choose = ({ press }: Hand) => press(new RegExp(`^${QUIZ}`, 'u'))

const states: GalleryState[] = [
  { ...visitor, name: 'a chosen quiz of somebody', play: choose, shows: 'judged-author' },
  {
    ...visitor,
    name: 'complaint dialog',
    play: async (hand) => {
      await choose(hand)
      await hand.press(`Report ${QUIZ}`)
      await hand.sees('Unkind to a person')
      await hand.pressText('Unkind to a person')
    },
    shows: 'Send report',
  },
  {
    ...admin,
    name: 'organisations',
    at: '/admin?tab=organisations',
    replies: [...openReplies, reply(listOrganisations, { organisations: [] })],
    shows: 'No organisations yet.',
  },
  { ...open, name: 'list of complaints', replies: openReplies, shows: QUIZ },
  {
    ...open,
    name: 'a complaint from a QTest',
    replies: inQTestReplies,
    play: ({ press }) => press(new RegExp(QUIZ, 'u')),
    shows: 'End this QTest',
  },
  {
    ...open,
    name: 'a complaint with an error',
    replies: openReplies,
    play: async ({ press, sees }) => {
      await press(new RegExp(QUIZ, 'u'))
      await sees(/Marked as correct/u)
      await press('Take down')
    },
    shows: 'Why? The author reads this sentence.',
  },
  {
    ...open,
    name: 'no complaints',
    replies: [
      reply(listComplaints, { open: 0, decided: 1, items: [] }),
      reply(decideComplaint, 'Taken down.'),
      nothingToDo,
    ],
    shows: 'Nothing is reported. All is well.',
  },
  {
    ...admin,
    name: 'background work',
    at: '/admin?tab=work',
    replies: [reply(listComplaints, { open: 0, decided: 0, items: [] }), reply(listJobs, { lanes, jobs: work })],
    shows: 'Perhaps done',
  },
  { ...admin, ...usage, name: 'usage', shows: 'Who uses most' },
  { ...admin, ...usage, name: 'stopping who uses most', play: ({ press }) => press('Stop'), shows: 'Stop a.teacher' },
  {
    account: 'REGULAR',
    session: details('Maya Rivera', { sessionId: 'user-1' }),
    name: 'library with a quiz that was taken down',
    at: '/library',
    replies: [reply(getLibraryOverview, overviewOf([], [published(QUIZ, takenDown)]))],
    shows: REASON,
  },
  {
    account: 'REGULAR',
    session: details('Maya Rivera', { sessionId: 'user-1' }),
    name: 'editor of a quiz that was taken down',
    at: '/createquiz/quiz-1',
    replies: [reply(getQuiz, { ...quizRead(ONE_QUESTION.questions), quizName: QUIZ, statusCode: 'PUB', ...takenDown })],
    shows: REASON,
  },
]

/** A quiz is complained about, judged and taken down. */
export const judging: GalleryGroup = { name: 'judging', of: 'studio', states }
