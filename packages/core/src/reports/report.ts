import type { Question } from '../questions/index.ts'
import { averageOf, medianOf, percentOf } from './counts/averages.ts'
import { ReportCounts } from './counts/counts.ts'
import { scoreSteps } from './counts/score-steps.ts'
import type { PlayerFacts, PlayFacts } from './facts/facts.ts'
import type { ReportFigures } from './figures.ts'
import { missedQuestions } from './missed-questions.ts'
import type { ReportType, ReportVariant } from './report-types.ts'
import { answerRows, answersSheet, playerRow, sheetOf } from './sheets/index.ts'
import type { Cell, Sheet } from './sheets/sheet.ts'
import type { SaySheet } from './sheets/sheet-words.ts'
import { sayInEnglish } from './sheets/sheet-words.ts'

/** What a report is begun with. Plays in any order; of a quiz or a QTest one. */
export interface ReportOf {
  variant: ReportVariant
  plays: readonly PlayFacts[]
  /** Of its sheets; English without one. */
  say?: SaySheet
}

/** What the players' facts cannot say. */
export interface FiguresWith extends Pick<ReportFigures, 'visits' | 'window'> {
  /** The share right of the host's game of this quiz before this one, 0 to 100. */
  before: number | null
  /** Writes milliseconds since 1970 as an ISO text in UTC. */
  isoOf: (ms: number) => string
}

/** A report that players are added to, in any batches; none of them is kept. */
export interface Report {
  /** What the report has columns of. */
  columns: readonly Question[]
  add(playId: string, players: readonly PlayerFacts[]): void
  /** What the players added so far make. */
  figures(given: FiguresWith): ReportFigures
  /** A sheet of these figures; that of players has no rows yet, and is asked for when all of them are added. */
  sheet(type: ReportType, figures: ReportFigures): Sheet
  /** The row of one player in the sheet of players, once all are added. */
  playerRow(playId: string, player: PlayerFacts): Cell[]
  /** The sheet of answers that comes with the sheet of players; it has no rows yet. */
  answersSheet(figures: ReportFigures): Sheet
  /** The rows of one player in it, once all are added; the number is the player's place among all, from 1. */
  answerRows(playId: string, player: PlayerFacts, number: number): Cell[][]
}

const gamesOf = ({ plays }: ReportCounts, isoOf: FiguresWith['isoOf']): ReportFigures['games'] =>
  plays
    .filter(({ play }) => play.kind === 'game')
    .map(({ play, players, right, graded }) => ({
      roomId: play.journalId,
      game: play.game,
      startedAt: isoOf(play.startedAtMs),
      endedAt: isoOf(play.endedAtMs),
      isFinished: play.isFinished,
      isCalm: play.isCalm,
      players,
      rightPercent: percentOf(right, graded),
    }))

const sumOver = <Item>(items: readonly Item[], numberOf: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + numberOf(item), 0)

const figuresOf = (counts: ReportCounts, { visits, before, window, isoOf }: FiguresWith): ReportFigures => {
  const { variant, plays, questions, columns, scores, best } = counts
  const latest = plays.at(-1)?.play
  const placing = counts.placing()
  const figures = questions.map((question, index) => question.figures(index + 1, placing))
  const answers = sumOver(questions, ({ times }) => times.size)
  const [first = null, second = null] = best.named()
  return {
    quizVariant: variant,
    quizId: (variant === 'qtest' ? latest?.journalId : latest?.quizId) ?? '',
    quizName: latest?.quizName ?? '',
    games: gamesOf(counts, isoOf),
    window,
    players: counts.players,
    stayed: counts.stayed,
    rightPercent: percentOf(
      sumOver(plays, ({ right }) => right),
      sumOver(plays, ({ graded }) => graded),
    ),
    rightPercentBefore: before,
    averageAnswerMs: answers === 0 ? null : sumOver(questions, ({ times }) => times.sum()) / answers,
    averageTimerMs: columns.length === 0 ? 0 : sumOver(figures, ({ timerMs }) => timerMs) / columns.length,
    scoresIn: counts.isOfSeveral ? 'percent' : 'points',
    averageScore: averageOf(scores),
    medianScore: medianOf(scores),
    first,
    second,
    scores: scoreSteps(scores.sorted()),
    questions: figures,
    playerTrends: counts.playerTrends.most(plays.length),
    namesakes: counts.playerTrends.countNamesakes(),
    teamTrends: counts.teamTrends.most(plays.length),
    visits,
    missed: missedQuestions({ questions: figures }, columns).length,
  }
}

export const beginReport = ({ variant, plays, say = sayInEnglish }: ReportOf): Report => {
  const counts = new ReportCounts(variant, plays)
  return {
    columns: counts.columns,
    add: (playId, players) => counts.add(playId, players),
    figures: (given) => figuresOf(counts, given),
    sheet: (type, figures) => sheetOf(counts, type, figures, say),
    playerRow: (playId, player) => playerRow(counts, playId, player, say),
    answersSheet: (figures) => answersSheet(counts, figures, say),
    answerRows: (playId, player, number) => answerRows(counts, playId, player, { number, say }),
  }
}
