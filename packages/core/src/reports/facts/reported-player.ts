import type { Question } from '../../questions/index.ts'
import type { ReportColumn } from './columns.ts'
import type { AnswerFacts, PlayerFacts, PlayFacts } from './facts.ts'
import { countGraded, isGraded } from './graded.ts'
import { Readings } from './readings.ts'

/** One answer as it reads. */
export interface ReportedAnswer {
  answer: string
  verdict: 'right' | 'wrong' | 'thanked'
  points: number
  answerMs: number
}

/** What one player answered, in the contract's own shape (contract §7). */
export interface ReportedPlayer {
  playerId: string
  playerName: string
  /** Empty where there is none. */
  avatar: string
  /** Empty where it is not kept. */
  playerEmail: string
  fields: Record<string, string>
  teams: string[]
  /** Empty for a QTest. */
  roomId: string
  game: number
  rank: number | null
  hasLeft: boolean
  totalScore: number
  correctAnswers: number
  /** Questions of the player's own game to which an answer can be right. Rule RF20. */
  couldBeRight: number
  answered: number
  averageAnswerMs: number | null
  /** One a column of the report; null where there is none. */
  answers: (ReportedAnswer | null)[]
}

const reported = (question: Question, answer: AnswerFacts, readings: Readings): ReportedAnswer | null => {
  if (answer === null) return null
  const [text, answerMs, isRight, points] = answer
  const whereNotRight = isGraded(question) ? 'wrong' : 'thanked'
  return { answer: readings.textOf(question, text), verdict: isRight ? 'right' : whereNotRight, points, answerMs }
}

/**
 * A player's answers in the report's columns, each as it read when it was asked. The rank is as it comes: the reader of
 * a QTest's players has filled it. A caller that reads many players gives the same `readings` for all. Rules RF10, RF11.
 */
export const reportedPlayer = (
  play: PlayFacts,
  columns: readonly ReportColumn[],
  player: PlayerFacts,
  readings = new Readings(),
): ReportedPlayer => {
  const given = new Map<string, ReportedAnswer | null>()
  for (const [place, question] of play.questions.entries())
    given.set(question.questionId, reported(question, player.answers[place] ?? null, readings))
  const answers = columns.map(({ questionId }) => given.get(questionId) ?? null)
  const times = answers.flatMap((answer) => (answer === null ? [] : [answer.answerMs]))
  return {
    playerId: player.playerId,
    playerName: player.name,
    avatar: player.avatar,
    playerEmail: player.email ?? '',
    fields: { ...player.fields },
    teams: [...player.teams],
    roomId: play.kind === 'game' ? play.journalId : '',
    game: play.game,
    rank: player.hasLeft ? null : player.rank,
    hasLeft: player.hasLeft,
    totalScore: player.score,
    correctAnswers: player.right,
    couldBeRight: countGraded(play.questions),
    answered: times.length,
    averageAnswerMs: times.length === 0 ? null : times.reduce((sum, ms) => sum + ms, 0) / times.length,
    answers,
  }
}
