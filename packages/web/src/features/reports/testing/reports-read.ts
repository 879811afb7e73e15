import type { QuestionFigures, QuizToReport, ReportedPlayer, ReportFigures } from '@quokka/contract/http'

export const gameToReport = (quizName: string, changes: Partial<QuizToReport> = {}): QuizToReport => ({
  quizId: quizName.toLowerCase(),
  quizType: 'Private',
  quizImage: '',
  quizName,
  quizDesc: '',
  roomCreatedAt: '2026-11-20T10:15:00.000Z',
  roomId: 'hk4pwt',
  game: 1,
  games: 1,
  playerCount: 22,
  ...changes,
})

export const questionFigures = (number: number, changes: Partial<QuestionFigures> = {}): QuestionFigures => ({
  number,
  questionId: `question-${number}`,
  questionType: 'MCQ',
  questionTitle: `Question ${number}?`,
  maxPoints: 100,
  timerMs: 30_000,
  asked: 22,
  answered: 20,
  right: 14,
  rightPercent: 63.6,
  medianAnswerMs: 8_100,
  difficulty: 0.364,
  discrimination: 0.5,
  distribution: [
    { answer: 'Sun', players: 14, isRight: true },
    { answer: 'Moon', players: 6, isRight: false },
  ],
  mostChosenWrong: { answer: 'Moon', players: 6 },
  ...changes,
})

/** A game of 22 with two questions, the second a tricky one. */
export const figures = (changes: Partial<ReportFigures> = {}): ReportFigures => ({
  quizVariant: 'quiz',
  quizId: 'space',
  quizName: 'Space for the Curious',
  games: [
    {
      roomId: 'hk4pwt',
      game: 1,
      startedAt: '2026-11-20T10:15:00.000Z',
      endedAt: '2026-11-20T10:29:10.000Z',
      isFinished: true,
      players: 22,
      rightPercent: 47.2,
    },
  ],
  window: null,
  players: 22,
  stayed: 22,
  rightPercent: 47.2,
  rightPercentBefore: 42.1,
  averageAnswerMs: 9_400,
  averageTimerMs: 33_000,
  averageScore: 560.5,
  medianScore: 590,
  first: { playerName: 'Aarav', totalScore: 874 },
  second: { playerName: 'Mia', totalScore: 812 },
  scores: [
    { from: 200, to: 424, players: 4 },
    { from: 425, to: 649, players: 12 },
    { from: 650, to: 874, players: 6 },
  ],
  questions: [
    questionFigures(1),
    questionFigures(2, { right: 7, rightPercent: 31, difficulty: 0.69, medianAnswerMs: 12_000 }),
  ],
  playerTrends: [],
  teamTrends: [],
  visits: { share: 3, whatsapp: 2, facebook: 0, twitter: 0 },
  missed: 1,
  ...changes,
})

export const reportedPlayer = (playerName: string, changes: Partial<ReportedPlayer> = {}): ReportedPlayer => ({
  playerId: playerName.toLowerCase(),
  playerName,
  playerEmail: '',
  fields: {},
  teams: [],
  roomId: 'hk4pwt',
  game: 1,
  rank: 1,
  hasLeft: false,
  totalScore: 874,
  correctAnswers: 1,
  answered: 2,
  averageAnswerMs: 5_500,
  answers: [
    { answer: 'Sun', verdict: 'right', points: 90, answerMs: 3_000 },
    { answer: 'Moon', verdict: 'wrong', points: 0, answerMs: 8_000 },
  ],
  ...changes,
})
