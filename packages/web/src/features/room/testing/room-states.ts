import type { AnswerData, CurrentQuestion, PlayerStats } from '@quokka/contract/socket'
import type { Answered, AtPodium, Place, Question, Waiting } from '../../../room-connection/room-state.ts'

/** Rooms to test screens with. */
export const place: Place = {
  roomId: 'hk4pwt',
  playerId: 'mia',
  playerName: 'Mia',
  safeNames: false,
  calm: false,
  language: null,
  isHost: false,
  hostModeFlag: false,
  quizName: 'Space',
  quizType: 'Ready Made',
  capacity: 10,
  getReadyMs: 3_000,
  questionCount: 3,
}

export const player = (playerId: string, changes: Partial<PlayerStats> = {}): PlayerStats => ({
  playerId,
  playerName: playerId,
  playerAvatar: 'avatar0',
  rank: 0,
  totalScore: 0,
  isActive: true,
  hasAnsweredCurrentQuestion: false,
  ...changes,
})

export const question: CurrentQuestion = {
  questionId: 'q1',
  quizId: 'z',
  questionNumber: 1,
  questionType: 'TRF',
  questionTitle: 'Is the Moon a planet?',
  quizType: 'Ready Made',
  imageName: null,
  answerChoices: ['True', 'False'],
  hostModeFlag: false,
  timeToAnswer: 30,
  maxPoints: 100,
  totalNoOfQuestions: 3,
  countedNumber: 1,
  questionCount: 3,
}

export const answer: AnswerData = {
  questionType: 'TRF',
  questionId: 'q1',
  correctAnswer: '["False"]',
  imageName: null,
  s3AnswerImageName: null,
  answerContent: 'None',
  isCorrect: true,
  isSurvey: false,
  showAnswer: true,
  playerAnswer: 'False',
  timeTaken: 2,
  playerScore: 58,
  playerRunningScore: { totalScore: 342, rank: 3 },
  previousRank: 5,
  correctPercent: 72,
}

const inRoom = { notices: [], noticeCount: 0, line: { is: 'up' }, place, leaderboard: null, extraTimes: [] } as const

export const waiting: Waiting = { ...inRoom, phase: 'waiting' }
export const asked: Question = {
  ...inRoom,
  phase: 'question',
  question,
  opensAtMs: 0,
  endsAtMs: 30_000,
  addedMs: 0,
  isMoment: false,
  given: null,
}
export const answered: Answered = { ...inRoom, phase: 'answer', question, answer }
export const atPodium: AtPodium = {
  ...inRoom,
  phase: 'podium',
  newGame: null,
  risen: Infinity,
  podium: {
    playerStats: [player('zoe', { rank: 1, totalScore: 400 }), player('mia', { rank: 2, totalScore: 342 })],
    rank: 2,
    totalScore: 342,
    correctAnswers: 2,
    totalNoOfQuestions: 3,
    rankTitle: 'Ninja',
  },
}
