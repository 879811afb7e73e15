import type { ReportedPlayer, ReportFigures } from '@quokka/contract/http'
import { getReport, getReportFile, getReportPlayers, getShortReport } from '@quokka/contract/http'
import {
  figures,
  gameToReport,
  questionFigures,
  reportedPlayer,
} from '../../src/features/reports/testing/reports-read.ts'
import { details } from '../fixtures/people.ts'
import type { Hand } from '../hand.ts'
import { broken, failure, pending, refusal, reply, replyBy } from '../replies.ts'
import type { GalleryGroup, GalleryState } from '../state.ts'

const SPACE = 'Space for the Curious'
const games = [gameToReport(SPACE), gameToReport('Alone on the Reef', { playerCount: 1, roomId: 'alone1' })]
const qtest = {
  qtestId: 'abc',
  qtestType: 'PV' as const,
  qtestImage: '',
  qtestName: SPACE,
  qtestDesc: '',
  startOn: '2026-11-24T09:00:00.000Z',
  qtestStatus: 'Active' as const,
  playerCount: 12,
}

const listed = replyBy(getShortReport, ({ quizVariant }) =>
  quizVariant === 'qtest' ? { quizVariant, quizzes: [qtest] } : { quizVariant, quizzes: games },
)
/** As a teacher has them in the second year. */
const years = replyBy(getShortReport, ({ quizVariant }) =>
  quizVariant === 'qtest'
    ? { quizVariant, quizzes: Array.from({ length: 40 }, (_, index) => ({ ...qtest, qtestId: `qtest-${index}` })) }
    : {
        quizVariant,
        quizzes: Array.from({ length: 90 }, (_, index) =>
          gameToReport(`Week ${index + 1}`, { roomId: `room${index}` }),
        ),
      },
)
const nothingListed = replyBy(getShortReport, ({ quizVariant }) => ({ quizVariant, quizzes: [] }))

const SHARES = [91, 64, 69, 72, 58, 31, 47, 88, 77, 42]
/** A game of a whole class. */
const classFigures: ReportFigures = figures({
  players: 22,
  stayed: 20,
  missed: 4,
  first: {
    playerName: 'Maximiliane-Alexandra von Hohe',
    totalScore: 874,
    scorePercent: 87.4,
    answerMs: 21_000,
    roomId: 'hk4pwt',
    game: 1,
  },
  second: { playerName: 'Mia', totalScore: 874, scorePercent: 87.4, answerMs: 22_300, roomId: 'hk4pwt', game: 1 },
  visits: { share: 12, whatsapp: 7, facebook: 0, twitter: 1 },
  scores: [1, 2, 3, 4, 6, 4, 2].map((players, index) => ({ from: 200 + index * 100, to: 299 + index * 100, players })),
  questions: SHARES.map((rightPercent, index) =>
    questionFigures(index + 1, {
      questionTitle:
        index === 5 ? 'Match each of the many moons to the planet that it goes round' : `Question ${index + 1}?`,
      asked: 22,
      answered: 21,
      right: Math.round(rightPercent * 0.22),
      rightPercent,
      medianAnswerMs: 6_000 + index * 900,
      discrimination: 0.4,
    }),
  ),
})

const PUPILS = ['Aarav', 'Maximiliane-Alexandra von Hohe', 'Zoë']
const classPlayers: ReportedPlayer[] = Array.from({ length: 22 }, (_, index) => {
  const [right = null, wrong = null] = reportedPlayer('Aarav').answers
  const answers = SHARES.map((_share, question) => [right, wrong, null][(question + index) % 3] ?? null)
  // Of a member's own picture nothing is kept: letters stand there.
  const avatar = index % 6 === 5 ? '' : `avatar${index % 5}`
  return reportedPlayer(PUPILS[index % 3] ?? '', { playerId: `player-${index}`, rank: index + 1, avatar, answers })
})

const course = figures({
  quizVariant: 'course',
  games: [1, 2].map((game) => ({
    roomId: 'hk4pwt',
    game,
    startedAt: `2026-11-2${game}T10:15:00.000Z`,
    endedAt: `2026-11-2${game}T10:29:10.000Z`,
    isFinished: true,
    isCalm: true,
    players: 3,
    rightPercent: 42 + 9 * game,
  })),
  rightPercentBefore: null,
  scoresIn: 'percent',
  scores: [2, 5, 9, 4, 2].map((players, index) => ({ from: index * 20, to: index * 20 + 19, players })),
  averageScore: 56.2,
  medianScore: 54,
  questions: [
    questionFigures(1),
    questionFigures(2, { right: 7, rightPercent: 31, facility: 0.31, isKeyChanged: true }),
  ],
  playerTrends: [...PUPILS, 'Ngozi', 'Kenji', 'Saoirse'].map((name, index) => ({
    name,
    rightPercents: [40 + index * 10, 50 + index * 5],
  })),
  namesakes: 2,
})
/** Players of both games, each with the rank of the own game. */
const coursePlayers: ReportedPlayer[] = classPlayers.slice(0, 6).map((player, index) => ({
  ...player,
  game: 1 + (index % 2),
  rank: 1 + Math.floor(index / 2),
  answers: player.answers.slice(0, 2),
}))

const untaken = figures({
  quizVariant: 'qtest',
  games: [],
  window: { startDate: qtest.startOn, endDate: '2026-11-25T09:00:00.000Z', status: 'Active' },
  players: 0,
  stayed: 0,
  rightPercent: null,
  rightPercentBefore: null,
  averageAnswerMs: null,
  averageScore: null,
  medianScore: null,
  first: null,
  second: null,
  scores: [],
  missed: 0,
  questions: [
    questionFigures(1, {
      asked: 0,
      answered: 0,
      right: 0,
      rightPercent: null,
      medianAnswerMs: null,
      facility: null,
      discrimination: null,
      distribution: [],
      mostChosenWrong: null,
    }),
  ],
})

const silent = figures({
  players: 1,
  stayed: 1,
  rightPercent: 0,
  rightPercentBefore: null,
  averageAnswerMs: null,
  averageScore: 0,
  medianScore: 0,
  first: { playerName: 'Ann', totalScore: 0, scorePercent: 0, answerMs: 90_000, roomId: 'alone1', game: 1 },
  second: null,
  scores: [{ from: 0, to: 0, players: 1 }],
  questions: [1, 2, 3].map((number) =>
    questionFigures(number, {
      asked: 1,
      answered: 0,
      right: 0,
      rightPercent: 0,
      medianAnswerMs: null,
      facility: 0,
      discrimination: null,
      distribution: [],
      mostChosenWrong: null,
    }),
  ),
})

const author = { account: 'REGULAR', session: details('Maya Rivera', { sessionId: 'user-1' }) } as const
const home = { ...author, at: '/reports', replies: [listed, reply(getReportFile, 'a spreadsheet')] }

const BAR = '.recharts-bar-rectangle'
const PROCEED = 'PROCEED'
const toKind = async ({ press, pressText, byRole }: Hand) => {
  await press('GENERATE NEW REPORT', 'link')
  await byRole('button', PROCEED)
  await pressText('Quiz report')
}
const toQuiz = async (hand: Hand) => {
  await toKind(hand)
  await hand.press(PROCEED)
  await hand.sees('Select Quiz')
  await hand.pressText(SPACE, -1)
}
const toContents = async (hand: Hand) => {
  await toQuiz(hand)
  await hand.press(PROCEED)
  await hand.sees('What goes into the report?')
  for (const type of ['QUIZ OVERVIEW', 'ENGAGEMENT RESULTS', 'QUESTIONWISE ANALYSIS']) await hand.pressText(type)
}
const toFile = async (hand: Hand) => {
  await toContents(hand)
  await hand.press(PROCEED)
}

const report = (what: ReportFigures, players: readonly ReportedPlayer[]) => [
  listed,
  reply(getReport, what),
  reply(getReportPlayers, { players: [...players], found: players.length }),
]
const ofClass = {
  ...author,
  at: '/reports/quiz/space?room=hk4pwt&game=1',
  replies: report(classFigures, classPlayers),
}

const states: GalleryState[] = [
  { ...home, name: 'reports of who has hosted nothing', replies: [nothingListed], shows: 'Host a quiz' },
  { ...home, name: 'nothing to choose', at: '/reports?kind=course', replies: [nothingListed], shows: 'No Quiz Exists' },
  { ...home, name: 'reports failing', replies: [failure(getShortReport)], shows: 'Try again' },
  { ...home, name: 'reports', shows: 'Latest games' },
  { ...home, name: 'reports of the second year', replies: [years], shows: /^View all 90/u },
  {
    ...home,
    name: 'quizzes of the second year',
    at: '/reports?kind=quiz',
    replies: [years],
    shows: 'Week 1',
  },
  { ...home, name: 'kind', play: toKind, shows: 'Quiz report' },
  { ...home, name: 'quiz', play: toQuiz, shows: 'Select Quiz' },
  { ...home, name: 'contents', play: toContents, shows: 'What goes into the report?' },
  {
    ...home,
    name: 'contents of a CSV file, too many',
    play: async (hand) => {
      await toContents(hand)
      await hand.pressText('CSV')
    },
    shows: 'A CSV file holds one of them',
  },
  {
    ...home,
    name: 'downloading',
    replies: [listed, pending(getReportFile)],
    play: toFile,
    shows: 'Writing your report',
  },
  {
    ...home,
    name: 'download failed',
    replies: [listed, broken(getReportFile)],
    play: async (hand) => {
      await toFile(hand)
      await hand.byRole('alert', undefined)
    },
    shows: 'Try again',
  },
  { ...home, name: 'download done', play: toFile, shows: 'Reports Generated!' },
  {
    ...ofClass,
    name: 'report of a class',
    play: async ({ byRole, draws }) => {
      await draws(BAR)
      await byRole('list', 'All players')
    },
    shows: 'Aarav',
  },
  {
    ...ofClass,
    name: 'certificates of a game',
    play: async ({ press, draws }) => {
      await draws(BAR)
      await press('Certificates')
    },
    shows: 'The first three',
  },
  {
    ...ofClass,
    name: 'report unfolded',
    play: async ({ press, byRole, draws }) => {
      await draws(BAR)
      await byRole('list', 'All players')
      for (const [place, region] of [
        [1, 'Right answers by question'],
        [0, 'All players'],
      ] as const) {
        const folded = (await byRole(place === 1 ? 'region' : 'list', region)).querySelectorAll('summary')[place]
        folded?.click()
      }
      await press('Show as table')
    },
    shows: 'Aarav',
  },
  {
    ...ofClass,
    name: 'forgetting a player',
    play: async ({ byRole, press, draws }) => {
      await draws(BAR)
      const list = await byRole('list', 'All players')
      list.querySelectorAll('summary')[1]?.click()
      await press('Forget this player')
    },
    shows: 'Forget for good',
  },
  {
    ...author,
    name: 'report of a course',
    at: '/reports/course/space',
    replies: report(course, coursePlayers),
    play: ({ draws }) => draws(BAR),
    shows: 'Right answers game by game',
  },
  {
    ...author,
    name: 'report of a QTest that nobody took',
    at: '/reports/qtest/abc',
    replies: report(untaken, []),
    shows: 'Nobody took part.',
  },
  {
    ...author,
    name: 'report of one who answered nothing',
    at: '/reports/quiz/alone?room=alone1&game=1',
    replies: report(silent, [
      reportedPlayer('Ann', {
        totalScore: 0,
        correctAnswers: 0,
        answered: 0,
        averageAnswerMs: null,
        answers: [null, null, null],
      }),
    ]),
    shows: 'Ann',
  },
  {
    ...author,
    name: 'no such report',
    at: '/reports/quiz/none?room=zzzzzz',
    replies: [listed, refusal(getReport, 'report/not-found'), refusal(getReportPlayers, 'report/not-found')],
    shows: 'There is no such report',
  },
]

/** The way to a report's file, and reports of all kinds to look at. */
export const reports: GalleryGroup = { name: 'reports', of: 'studio', states }
