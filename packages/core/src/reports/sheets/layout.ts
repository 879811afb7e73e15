import type { ReportCounts } from '../counts/counts.ts'
import type { ReportFigures } from '../figures.ts'
import type { Cell, CellKind, Sheet, SheetChart, SheetColumn, SheetFact, SheetTable } from './sheet.ts'

export const column = (heading: string, kind: CellKind, width: number): SheetColumn => ({ heading, kind, width })

export const fact = (label: string, kind: CellKind, value: Cell): SheetFact => ({ label, kind, value })

/** A percentage to 100 as a cell of the kind `percent`. */
export const shareCell = (percent: number | null): number | null => (percent === null ? null : percent / 100)

/** As a cell of the kind `duration`. */
export const secondsCell = (ms: number | null): number | null => (ms === null ? null : ms / 1_000)

/** Right from wrong without any colour; an answer to a survey has neither mark. Rule RF12. */
const MARKS = { right: '✓ ', wrong: '✗ ', thanked: '' } as const

export const marked = (answer: string, verdict: keyof typeof MARKS): string => `${MARKS[verdict]}${answer}`

/** A table, and the chart that is drawn of it. */
export interface Section extends SheetTable {
  chart?: Omit<SheetChart, 'table'>
}

/** The sections that have rows, one below the other; the first stays even without any. */
export const laidOut = (sections: readonly Section[]): Pick<Sheet, 'tables' | 'charts'> => {
  const shown = sections.filter(({ rows }, place) => place === 0 || rows.length > 0)
  return {
    tables: shown.map(({ chart: _, ...table }) => table),
    charts: shown.flatMap(({ chart, rows }, table) => (chart && rows.length > 0 ? [{ ...chart, table }] : [])),
  }
}

/** A game among those of a course. */
export const gameName = (roomId: string, game: number): string => (game > 1 ? `${roomId}, game ${game}` : roomId)

const gameFacts = ({ games: [game], players }: ReportFigures): SheetFact[] =>
  game === undefined
    ? []
    : [
        fact('Room', 'text', gameName(game.roomId, game.game)),
        fact('Began', 'date', game.startedAt),
        fact('Ended', 'date', game.endedAt),
        ...(game.isFinished ? [] : [fact('Closed before its last question', 'text', 'Yes')]),
        fact('Players', 'integer', players),
      ]

const courseFacts = ({ games, players }: ReportFigures): SheetFact[] => [
  fact('Games', 'integer', games.length),
  fact('First game', 'date', games[0]?.startedAt ?? null),
  fact('Latest game', 'date', games.at(-1)?.startedAt ?? null),
  fact('Players of all games together', 'integer', players),
]

const qtestFacts = ({ window, players }: ReportFigures): SheetFact[] => [
  ...(window === null ? [] : [fact('Opens', 'date', window.startDate), fact('Closes', 'date', window.endDate)]),
  fact('Completed attempts', 'integer', players),
]

const factsOf = { quiz: gameFacts, course: courseFacts, qtest: qtestFacts } as const

/** What, when, where and how many: the block that every sheet begins with. */
export const titleBlock = ({ variant }: ReportCounts, figures: ReportFigures): Pick<Sheet, 'title' | 'facts'> => ({
  title: figures.quizName,
  facts: factsOf[variant](figures),
})
