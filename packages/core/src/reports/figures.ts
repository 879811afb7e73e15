import type { QTestWindow } from '../qtest/schedule.ts'
import type { QuestionType } from '../questions/index.ts'
import type { ReportVariant } from './report-types.ts'
import type { ShareSource } from './share-sources.ts'

/** How one question went; shares are of everyone who was asked. */
export interface QuestionFigures {
  /** From 1, within the report. */
  number: number
  questionId: string
  questionType: QuestionType
  questionTitle: string
  maxPoints: number
  timerMs: number
  asked: number
  answered: number
  right: number
  /** 0 to 100; null for a survey, and where nobody was asked. */
  rightPercent: number | null
  medianAnswerMs: number | null
  /** 0 to 1, as item analysis has it; null as above. */
  facility: number | null
  /** -1 to 1; null for a survey and below ten players. */
  discrimination: number | null
  /** Other answers were right in an earlier game than in the latest one. */
  isKeyChanged: boolean
  distribution: { answer: string; players: number; isRight: boolean }[]
  mostChosenWrong: { answer: string; players: number } | null
}

/** The way of a player or a team over the games of a course, the oldest first; null where not there. */
export interface Trend {
  name: string
  rightPercents: (number | null)[]
}

/** One of the best, and in which game. */
export interface BestPlayer {
  playerName: string
  totalScore: number
  /** Of the points that could be won in this game, 0 to 100; null where none could. */
  scorePercent: number | null
  /** Of all questions: the less of it stands first where scores are equal. */
  answerMs: number
  /** Empty for a QTest. */
  roomId: string
  game: number
}

export interface GameFigures {
  roomId: string
  game: number
  /** As `isoOf` writes them. */
  startedAt: string
  endedAt: string
  isFinished: boolean
  isCalm: boolean
  players: number
  rightPercent: number | null
}

/** What a report says, in the contract's own shape (contract §7). Percentages go to 100 and are not rounded. */
export interface ReportFigures {
  quizVariant: ReportVariant
  quizId: string
  quizName: string
  games: GameFigures[]
  window: { startDate: string; endDate: string; status: QTestWindow } | null
  players: number
  stayed: number
  rightPercent: number | null
  rightPercentBefore: number | null
  averageAnswerMs: number | null
  averageTimerMs: number
  /** Points, or percents of those that could be won in the player's game, where it is one of several. */
  scoresIn: 'points' | 'percent'
  averageScore: number | null
  medianScore: number | null
  first: BestPlayer | null
  second: BestPlayer | null
  /** Both ends belong to the step. */
  scores: { from: number; to: number; players: number }[]
  questions: QuestionFigures[]
  playerTrends: Trend[]
  /** Names that two or more had in one game: whose way it was is not known. */
  namesakes: number
  teamTrends: Trend[]
  visits: Record<ShareSource, number>
  missed: number
}
