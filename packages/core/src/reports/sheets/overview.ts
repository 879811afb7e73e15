import type { ReportCounts } from '../counts/counts.ts'
import type { ReportFigures, Trend } from '../figures.ts'
import { MISSED_BELOW_PERCENT } from '../missed-questions.ts'
import type { Section } from './layout.ts'
import { column, fact, gameName, laidOut, secondsCell, shareCell, titleBlock } from './layout.ts'
import type { Sheet, SheetFact } from './sheet.ts'

const averages = (figures: ReportFigures): SheetFact[] => [
  fact('Questions', 'integer', figures.questions.length),
  fact('Right answers', 'percent', shareCell(figures.rightPercent)),
  ...(figures.rightPercentBefore === null
    ? []
    : [fact('Right answers in the game before', 'percent', shareCell(figures.rightPercentBefore))]),
  fact('Average answer time in seconds', 'duration', secondsCell(figures.averageAnswerMs)),
  fact('Time allowed on average, in seconds', 'duration', secondsCell(figures.averageTimerMs)),
  ...(figures.scoresIn === 'percent'
    ? [
        fact('Average score, of the points of the game', 'percent', shareCell(figures.averageScore)),
        fact('Median score, of the points of the game', 'percent', shareCell(figures.medianScore)),
      ]
    : [fact('Average score', 'number', figures.averageScore), fact('Median score', 'number', figures.medianScore)]),
  fact(`Questions that fewer than ${MISSED_BELOW_PERCENT} % got right`, 'integer', figures.missed),
]

const questions = (figures: ReportFigures): Section => ({
  title: 'Right answers by question',
  columns: [
    column('No.', 'integer', 6),
    column('Question', 'text', 44),
    column('Right answers', 'percent', 14),
    column('Right', 'integer', 10),
    column('Asked', 'integer', 10),
  ],
  rows: figures.questions.map(({ number, questionTitle, rightPercent, right, asked }) => [
    number,
    questionTitle,
    shareCell(rightPercent),
    rightPercent === null ? null : right,
    asked,
  ]),
  chart: { kind: 'bar', title: 'Right answers by question', categories: 0, values: 2 },
})

const scores = ({ scores: steps, scoresIn }: ReportFigures): Section => ({
  title: scoresIn === 'percent' ? 'Scores in percent of the points of the game' : 'Scores',
  columns: [column('No.', 'integer', 6), column('Score', 'text', 44), column('Players', 'integer', 14)],
  rows: steps.map(({ from, to, players }, place) => [
    place + 1,
    `${from === to ? from : `${from} to ${to}`}${scoresIn === 'percent' ? ' %' : ''}`,
    players,
  ]),
  chart: { kind: 'column', title: 'Players by score', categories: 1, values: 2 },
})

const best = (counts: ReportCounts): Section => ({
  title: 'The first three',
  columns: [
    column('Place', 'integer', 6),
    column('Player', 'text', 44),
    column('Score', 'integer', 14),
    ...(counts.isOfSeveral ? [column('Of the points of the game', 'percent', 14), column('Game', 'text', 18)] : []),
  ],
  rows: counts.best
    .named()
    .map(({ playerName, totalScore, scorePercent, roomId, game }, place) => [
      place + 1,
      playerName,
      totalScore,
      ...(counts.isOfSeveral ? [shareCell(scorePercent), gameName(roomId, game)] : []),
    ]),
})

const games = (figures: ReportFigures): Section => ({
  title: 'Right answers over the games',
  columns: [
    column('No.', 'integer', 6),
    column('Game', 'text', 44),
    column('Right answers', 'percent', 14),
    column('Players', 'integer', 10),
    column('Began', 'date', 18),
    column('Ended', 'date', 18),
  ],
  rows: figures.games.map(({ roomId, game, rightPercent, players, startedAt, endedAt }, place) => [
    place + 1,
    gameName(roomId, game),
    shareCell(rightPercent),
    players,
    startedAt,
    endedAt,
  ]),
  chart: { kind: 'column', title: 'Right answers over the games', categories: 1, values: 2 },
})

const trends = (title: string, who: string, rows: readonly Trend[], { games: played }: ReportFigures): Section => ({
  title,
  columns: [
    column('No.', 'integer', 6),
    column(who, 'text', 44),
    ...played.map(({ roomId, game }) => column(gameName(roomId, game), 'percent', 14)),
  ],
  rows: rows.map(({ name, rightPercents }, place) => [place + 1, name, ...rightPercents.map(shareCell)]),
})

/** What happened on the whole. */
export const overviewSheet = (counts: ReportCounts, figures: ReportFigures): Sheet => {
  const block = titleBlock(counts, figures)
  const ofCourse =
    counts.variant === 'course'
      ? [
          games(figures),
          trends('Players over the games', 'Player', figures.playerTrends, figures),
          trends('Teams over the games', 'Team', figures.teamTrends, figures),
        ]
      : []
  return {
    type: 'QUIZ OVERVIEW',
    name: 'Quiz overview',
    ...block,
    facts: [...block.facts, ...averages(figures)],
    ...laidOut([questions(figures), best(counts), scores(figures), ...ofCourse]),
  }
}
