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
  /** 0 to 1; null as above. */
  difficulty: number | null
  /** -1 to 1; null for a survey and below ten players. */
  discrimination: number | null
  distribution: { answer: string; players: number; isRight: boolean }[]
  mostChosenWrong: { answer: string; players: number } | null
}

/** The way of a player or a team over the games of a course, the oldest first; null where not there. */
export interface Trend {
  name: string
  rightPercents: (number | null)[]
}

export interface GameFigures {
  roomId: string
  game: number
  /** As `isoOf` writes them. */
  startedAt: string
  endedAt: string
  isFinished: boolean
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
  averageScore: number | null
  medianScore: number | null
  first: { playerName: string; totalScore: number } | null
  second: { playerName: string; totalScore: number } | null
  /** Both ends belong to the step. */
  scores: { from: number; to: number; players: number }[]
  questions: QuestionFigures[]
  playerTrends: Trend[]
  teamTrends: Trend[]
  visits: Record<ShareSource, number>
  missed: number
}
