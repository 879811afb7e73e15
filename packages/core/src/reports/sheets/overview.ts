import type { ReportCounts } from '../counts/counts.ts'
import type { ReportFigures, Trend } from '../figures.ts'
import { MISSED_BELOW_PERCENT } from '../missed-questions.ts'
import type { Section } from './layout.ts'
import { column, fact, gameName, laidOut, nameCell, secondsCell, shareCell, titleBlock } from './layout.ts'
import type { Sheet, SheetFact } from './sheet.ts'
import type { SaySheet } from './sheet-words.ts'

const averages = (figures: ReportFigures, say: SaySheet): SheetFact[] => [
  fact(say('fact/questions'), 'integer', figures.questions.length),
  fact(say('fact/right'), 'percent', shareCell(figures.rightPercent)),
  ...(figures.rightPercentBefore === null
    ? []
    : [fact(say('fact/right-before'), 'percent', shareCell(figures.rightPercentBefore))]),
  fact(say('fact/average-time'), 'duration', secondsCell(figures.averageAnswerMs)),
  fact(say('fact/time-allowed'), 'duration', secondsCell(figures.averageTimerMs)),
  ...(figures.scoresIn === 'percent'
    ? [
        fact(say('fact/average-score-share'), 'percent', shareCell(figures.averageScore)),
        fact(say('fact/median-score-share'), 'percent', shareCell(figures.medianScore)),
      ]
    : [
        fact(say('fact/average-score'), 'number', figures.averageScore),
        fact(say('fact/median-score'), 'number', figures.medianScore),
      ]),
  fact(say('fact/missed', { percent: MISSED_BELOW_PERCENT }), 'integer', figures.missed),
]

const questions = (figures: ReportFigures, say: SaySheet): Section => ({
  title: say('title/right-by-question'),
  columns: [
    column(say('column/number'), 'integer', 6),
    column(say('column/question'), 'text', 44),
    column(say('column/right-answers'), 'percent', 14),
    column(say('column/right'), 'integer', 10),
    column(say('column/asked'), 'integer', 10),
  ],
  rows: figures.questions.map(({ number, questionTitle, rightPercent, right, asked }) => [
    number,
    questionTitle,
    shareCell(rightPercent),
    rightPercent === null ? null : right,
    asked,
  ]),
  chart: { kind: 'bar', title: say('title/right-by-question'), categories: 0, values: 2 },
})

const scores = ({ scores: steps, scoresIn }: ReportFigures, say: SaySheet): Section => ({
  title: say(scoresIn === 'percent' ? 'title/scores-share' : 'title/scores'),
  columns: [
    column(say('column/number'), 'integer', 6),
    column(say('column/score'), 'text', 44),
    column(say('column/players'), 'integer', 14),
  ],
  rows: steps.map(({ from, to, players }, place) => {
    const score = from === to ? String(from) : say('score/from-to', { from, to })
    return [place + 1, scoresIn === 'percent' ? say('score/share', { score }) : score, players]
  }),
  chart: { kind: 'column', title: say('title/players-by-score'), categories: 1, values: 2 },
})

const best = (counts: ReportCounts, say: SaySheet): Section => ({
  title: say('title/first-three'),
  columns: [
    column(say('column/place'), 'integer', 6),
    column(say('column/player'), 'text', 44),
    column(say('column/score'), 'integer', 14),
    ...(counts.isOfSeveral
      ? [column(say('column/of-points'), 'percent', 14), column(say('column/game'), 'text', 18)]
      : []),
  ],
  rows: counts.best
    .named()
    .map(({ playerName, totalScore, scorePercent, roomId, game }, place) => [
      place + 1,
      nameCell(playerName, say),
      totalScore,
      ...(counts.isOfSeveral ? [shareCell(scorePercent), gameName(roomId, game, say)] : []),
    ]),
})

const games = (figures: ReportFigures, say: SaySheet): Section => ({
  title: say('title/right-over-games'),
  columns: [
    column(say('column/number'), 'integer', 6),
    column(say('column/game'), 'text', 44),
    column(say('column/right-answers'), 'percent', 14),
    column(say('column/players'), 'integer', 10),
    column(say('column/began'), 'date', 18),
    column(say('column/ended'), 'date', 18),
  ],
  rows: figures.games.map(({ roomId, game, rightPercent, players, startedAt, endedAt }, place) => [
    place + 1,
    gameName(roomId, game, say),
    shareCell(rightPercent),
    players,
    startedAt,
    endedAt,
  ]),
  chart: { kind: 'column', title: say('title/right-over-games'), categories: 1, values: 2 },
})

const trends = (
  whose: 'player' | 'team',
  rows: readonly Trend[],
  { games: played }: ReportFigures,
  say: SaySheet,
): Section => ({
  title: say(`title/${whose}s-over-games`),
  columns: [
    column(say('column/number'), 'integer', 6),
    column(say(`column/${whose}`), 'text', 44),
    ...played.map(({ roomId, game }) => column(gameName(roomId, game, say), 'percent', 14)),
  ],
  rows: rows.map(({ name, rightPercents }, place) => [place + 1, nameCell(name, say), ...rightPercents.map(shareCell)]),
})

/** What happened on the whole. */
export const overviewSheet = (counts: ReportCounts, figures: ReportFigures, say: SaySheet): Sheet => {
  const block = titleBlock(counts, figures, say)
  const ofCourse =
    counts.variant === 'course'
      ? [
          games(figures, say),
          trends('player', figures.playerTrends, figures, say),
          trends('team', figures.teamTrends, figures, say),
        ]
      : []
  return {
    type: 'QUIZ OVERVIEW',
    name: say('name/overview'),
    ...block,
    facts: [...block.facts, ...averages(figures, say)],
    ...laidOut([questions(figures, say), best(counts, say), scores(figures, say), ...ofCourse]),
  }
}
