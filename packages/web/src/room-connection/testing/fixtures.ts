import type { AnswerData, CurrentQuestion, ServerAction, ServerPayload } from '@quokka/contract/socket'

export const question: CurrentQuestion = {
  questionId: 'q1',
  quizId: 'quiz',
  questionNumber: 1,
  questionType: 'MCQ',
  questionTitle: 'Which planet has the most known moons?',
  quizType: 'Ready Made',
  imageName: null,
  answerChoices: ['Jupiter', 'Saturn', 'Neptune', 'Mars'],
  hostModeFlag: false,
  timeToAnswer: 30,
  maxPoints: 100,
  totalNoOfQuestions: 2,
  countedNumber: 1,
  questionCount: 2,
}

export const slide: CurrentQuestion = {
  ...question,
  questionId: 's1',
  questionType: 'NQS',
  timeToAnswer: -1,
  countedNumber: null,
}

export const joined: ServerPayload<'joined'> = {
  playerId: 'p1',
  playerName: 'Mia',
  safeNames: false,
  calm: false,
  language: null,
  isHost: false,
  rejoined: false,
  roomId: 'hk4pwt',
  hostModeFlag: false,
  phase: 'waiting',
  quizName: 'Space',
  quizType: 'Ready Made',
  capacity: 10,
  getReadyMs: 3_000,
  totalNoOfQuestions: 2,
  questionCount: 2,
}

export const answerData: AnswerData = {
  questionType: 'MCQ',
  questionId: 'q1',
  correctAnswer: '["Saturn"]',
  imageName: null,
  s3AnswerImageName: null,
  answerContent: 'None',
  isCorrect: true,
  isSurvey: false,
  showAnswer: true,
  playerAnswer: 'Saturn',
  timeTaken: 2,
  playerScore: 58,
  playerRunningScore: { totalScore: 58, rank: 1 },
  previousRank: null,
  correctPercent: 50,
}

export const podium: ServerPayload<'sendPodium'> = {
  playerStats: [],
  rank: 1,
  totalScore: 58,
  correctAnswers: 1,
  totalNoOfQuestions: 2,
  rankTitle: 'Whiz',
}

export const leaderboard: ServerPayload<'sendLeaderboard'> = {
  playerStats: [],
  hostId: 'h',
  noOfActivePlayers: 1,
  noOfAnsweringPlayers: 1,
  noOfPlayers: 1,
  hostModeFlag: false,
  locked: false,
  capacity: 10,
  playerAnsweredCount: 0,
  playerCorrectAnswerCount: 0,
}

/** A frame of the server, as a value. */
export const frame = <Action extends ServerAction>(action: Action, payload: ServerPayload<Action>) => ({
  action,
  payload,
})

export const asks = (changes: Partial<ServerPayload<'sendQuestion'>> = {}) =>
  frame('sendQuestion', { currentQuestion: question, getReadyMs: 0, timeElapsedMs: 0, answered: null, ...changes })
