import { percentOf } from '../counts/averages.ts'
import type { ReportCounts } from '../counts/counts.ts'
import type { ReportFigures } from '../figures.ts'
import type { Section } from './layout.ts'
import { column, fact, gameName, laidOut, secondsCell, shareCell, titleBlock } from './layout.ts'
import type { Sheet, SheetFact } from './sheet.ts'

const stays = ({ variant, players, stayed }: ReportCounts): SheetFact[] =>
  // Only completed attempts of a QTest are known.
  variant === 'qtest'
    ? []
    : [
        fact('Stayed to the end', 'integer', stayed),
        fact('Left before the end', 'integer', players - stayed),
        fact('Share that stayed', 'percent', shareCell(percentOf(stayed, players))),
      ]

const answers = ({ plays }: ReportCounts): SheetFact[] => {
  const expected = plays.reduce((sum, { players, asked }) => sum + players * asked.length, 0)
  const given = plays.reduce((sum, { answered }) => sum + answered, 0)
  return [
    fact('Answers given', 'integer', given),
    fact('Share of questions answered', 'percent', shareCell(percentOf(given, expected))),
  ]
}

const questions = (counts: ReportCounts, figures: ReportFigures): Section => ({
  title: 'Answers by question',
  columns: [
    column('No.', 'integer', 6),
    column('Question', 'text', 44),
    column('Share answered', 'percent', 12),
    column('Answered', 'integer', 12),
    column('Asked', 'integer', 12),
    column('Without an answer', 'integer', 12),
    column('Median time in seconds', 'duration', 14),
    column('Average time in seconds', 'duration', 14),
    column('Time allowed in seconds', 'duration', 14),
  ],
  rows: figures.questions.map(({ number, questionTitle, asked, answered, medianAnswerMs, timerMs }, place) => [
    number,
    questionTitle,
    shareCell(percentOf(answered, asked)),
    answered,
    asked,
    asked - answered,
    secondsCell(medianAnswerMs),
    secondsCell(counts.questions[place]?.averageAnswerMs() ?? null),
    secondsCell(timerMs),
  ]),
  chart: { kind: 'column', title: 'Share that answered, by question', categories: 0, values: 2 },
})

const participation = ({ participation: { all, half, less, none }, players: everyone }: ReportCounts): Section => ({
  title: 'Players by how much they answered',
  columns: [
    column('No.', 'integer', 6),
    column('Answered', 'text', 44),
    column('Share of players', 'percent', 12),
    column('Players', 'integer', 12),
  ],
  rows: [
    ['Every question', all],
    ['At least half of them', half],
    ['Less than half of them', less],
    ['None', none],
  ].map(([what, players], place) => [
    place + 1,
    what ?? null,
    shareCell(percentOf(Number(players), everyone)),
    players ?? null,
  ]),
})

const games = ({ variant, plays }: ReportCounts): Section => ({
  title: 'By game',
  columns: [
    column('No.', 'integer', 6),
    column('Game', 'text', 44),
    column('Share answered', 'percent', 12),
    column('Players', 'integer', 12),
    column('Stayed', 'integer', 12),
  ],
  rows:
    variant === 'course'
      ? plays.map(({ play, answered, players, asked, stayed }, place) => [
          place + 1,
          gameName(play.journalId, play.game),
          shareCell(percentOf(answered, players * asked.length)),
          players,
          stayed,
        ])
      : [],
})

/** Where a shared link was followed from, as people call it. */
const SOURCE_NAMES = {
  share: 'Shared link',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  twitter: 'Twitter',
} as const satisfies Record<keyof ReportFigures['visits'], string>

const visits = ({ visits: counted }: ReportFigures): Section => ({
  title: 'Visits by shared links',
  columns: [column('No.', 'integer', 6), column('From', 'text', 44), column('Visits', 'integer', 12)],
  rows: Object.entries(counted)
    .filter(([, count]) => count > 0)
    .map(([source, count], place) => [place + 1, SOURCE_NAMES[source as keyof typeof SOURCE_NAMES], count]),
})

/** Who took part, and how long it took them. */
export const engagementSheet = (counts: ReportCounts, figures: ReportFigures): Sheet => {
  const block = titleBlock(counts, figures)
  return {
    type: 'ENGAGEMENT RESULTS',
    name: 'Engagement results',
    ...block,
    facts: [...block.facts, ...stays(counts), ...answers(counts)],
    ...laidOut([questions(counts, figures), participation(counts), games(counts), visits(figures)]),
  }
}
