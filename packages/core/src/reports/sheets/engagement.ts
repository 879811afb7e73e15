import { percentOf } from '../counts/averages.ts'
import type { ReportCounts } from '../counts/counts.ts'
import type { ReportFigures } from '../figures.ts'
import type { Section } from './layout.ts'
import { column, fact, gameName, laidOut, secondsCell, shareCell, titleBlock } from './layout.ts'
import type { Sheet, SheetFact } from './sheet.ts'
import type { SaySheet } from './sheet-words.ts'

const stays = ({ variant, players, stayed }: ReportCounts, say: SaySheet): SheetFact[] =>
  // Only completed attempts of a QTest are known.
  variant === 'qtest'
    ? []
    : [
        fact(say('fact/stayed'), 'integer', stayed),
        fact(say('fact/left'), 'integer', players - stayed),
        fact(say('fact/share-stayed'), 'percent', shareCell(percentOf(stayed, players))),
      ]

const answers = ({ plays }: ReportCounts, say: SaySheet): SheetFact[] => {
  const expected = plays.reduce((sum, { players, asked }) => sum + players * asked.length, 0)
  const given = plays.reduce((sum, { answered }) => sum + answered, 0)
  return [
    fact(say('fact/answers'), 'integer', given),
    fact(say('fact/share-answered'), 'percent', shareCell(percentOf(given, expected))),
  ]
}

const questions = (counts: ReportCounts, figures: ReportFigures, say: SaySheet): Section => ({
  title: say('title/answers-by-question'),
  columns: [
    column(say('column/number'), 'integer', 6),
    column(say('column/question'), 'text', 44),
    column(say('column/share-answered'), 'percent', 12),
    column(say('column/answered'), 'integer', 12),
    column(say('column/asked'), 'integer', 12),
    column(say('column/unanswered'), 'integer', 12),
    column(say('column/median-time'), 'duration', 14),
    column(say('column/average-time'), 'duration', 14),
    column(say('column/time-allowed'), 'duration', 14),
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
  chart: { kind: 'column', title: say('title/share-answered'), categories: 0, values: 2 },
})

const participation = (
  { participation: { all, half, less, none }, players: everyone }: ReportCounts,
  say: SaySheet,
): Section => ({
  title: say('title/participation'),
  columns: [
    column(say('column/number'), 'integer', 6),
    column(say('column/answered'), 'text', 44),
    column(say('column/share-of-players'), 'percent', 12),
    column(say('column/players'), 'integer', 12),
  ],
  rows: [
    [say('participation/all'), all],
    [say('participation/half'), half],
    [say('participation/less'), less],
    [say('participation/none'), none],
  ].map(([what, players], place) => [
    place + 1,
    what ?? null,
    shareCell(percentOf(Number(players), everyone)),
    players ?? null,
  ]),
})

const games = ({ variant, plays }: ReportCounts, say: SaySheet): Section => ({
  title: say('title/by-game'),
  columns: [
    column(say('column/number'), 'integer', 6),
    column(say('column/game'), 'text', 44),
    column(say('column/share-answered'), 'percent', 12),
    column(say('column/players'), 'integer', 12),
    column(say('column/stayed'), 'integer', 12),
  ],
  rows:
    variant === 'course'
      ? plays.map(({ play, answered, players, asked, stayed }, place) => [
          place + 1,
          gameName(play.journalId, play.game, say),
          shareCell(percentOf(answered, players * asked.length)),
          players,
          stayed,
        ])
      : [],
})

/** Where a shared link was followed from, as people call it: by its own name, or none. */
const SOURCE_NAMES = {
  share: undefined,
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  twitter: 'Twitter',
} as const satisfies Record<keyof ReportFigures['visits'], string | undefined>

const visits = ({ visits: counted }: ReportFigures, say: SaySheet): Section => ({
  title: say('title/visits'),
  columns: [
    column(say('column/number'), 'integer', 6),
    column(say('column/from'), 'text', 44),
    column(say('column/visits'), 'integer', 12),
  ],
  rows: Object.entries(counted)
    .filter(([, count]) => count > 0)
    .map(([source, count], place) => [
      place + 1,
      SOURCE_NAMES[source as keyof typeof SOURCE_NAMES] ?? say('source/share'),
      count,
    ]),
})

/** Who took part, and how long it took them. */
export const engagementSheet = (counts: ReportCounts, figures: ReportFigures, say: SaySheet): Sheet => {
  const block = titleBlock(counts, figures, say)
  return {
    type: 'ENGAGEMENT RESULTS',
    name: say('name/engagement'),
    ...block,
    facts: [...block.facts, ...stays(counts, say), ...answers(counts, say)],
    ...laidOut([questions(counts, figures, say), participation(counts, say), games(counts, say), visits(figures, say)]),
  }
}
