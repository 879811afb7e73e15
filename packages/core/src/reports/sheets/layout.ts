import { FORMER_PLAYER } from '../../play/former-player.ts'
import type { QuestionType } from '../../questions/index.ts'
import { isOwnChoice } from '../../questions/index.ts'
import type { ReportCounts } from '../counts/counts.ts'
import type { ReportFigures } from '../figures.ts'
import type { Cell, CellKind, Sheet, SheetChart, SheetColumn, SheetFact, SheetTable } from './sheet.ts'
import type { SaySheet } from './sheet-words.ts'

export const column = (heading: string, kind: CellKind, width: number): SheetColumn => ({ heading, kind, width })

export const fact = (label: string, kind: CellKind, value: Cell): SheetFact => ({ label, kind, value })

/** A percentage to 100 as a cell of the kind `percent`. */
export const shareCell = (percent: number | null): number | null => (percent === null ? null : percent / 100)

/** As a cell of the kind `duration`. */
export const secondsCell = (ms: number | null): number | null => (ms === null ? null : ms / 1_000)

/** Right from wrong without any colour; an answer to a survey has neither mark. Rule RF12. */
const MARKS = { right: '✓ ', wrong: '✗ ', thanked: '' } as const

export const marked = (answer: string, verdict: keyof typeof MARKS): string => `${MARKS[verdict]}${answer}`

/** An answer for whoever reads the sheet: what an author or a player wrote stays as it is. Rule LG54. */
export const answerText = (questionType: QuestionType, answer: string, say: SaySheet): string =>
  isOwnChoice(questionType, answer) ? say(`choice/${answer as 'True'}`) : answer

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
export const gameName = (roomId: string, game: number, say: SaySheet): string =>
  game > 1 ? say('game-name', { room: roomId, game }) : roomId

/** A player by the name that was typed; one that is forgotten has none. */
export const nameCell = (playerName: string, say: SaySheet): string =>
  playerName === FORMER_PLAYER ? say('former-player') : playerName

const gameFacts = ({ games: [game], players }: ReportFigures, say: SaySheet): SheetFact[] =>
  game === undefined
    ? []
    : [
        fact(say('fact/room'), 'text', gameName(game.roomId, game.game, say)),
        fact(say('fact/began'), 'date', game.startedAt),
        fact(say('fact/ended'), 'date', game.endedAt),
        ...(game.isFinished ? [] : [fact(say('fact/closed-early'), 'text', say('yes'))]),
        ...(game.isCalm ? [fact(say('fact/calm'), 'text', say('yes'))] : []),
        fact(say('fact/players'), 'integer', players),
      ]

const courseFacts = ({ games, players }: ReportFigures, say: SaySheet): SheetFact[] => [
  fact(say('fact/games'), 'integer', games.length),
  fact(say('fact/first-game'), 'date', games[0]?.startedAt ?? null),
  fact(say('fact/latest-game'), 'date', games.at(-1)?.startedAt ?? null),
  fact(say('fact/players-of-all'), 'integer', players),
]

const qtestFacts = ({ window, players }: ReportFigures, say: SaySheet): SheetFact[] => [
  ...(window === null
    ? []
    : [fact(say('fact/opens'), 'date', window.startDate), fact(say('fact/closes'), 'date', window.endDate)]),
  fact(say('fact/attempts'), 'integer', players),
]

const factsOf = { quiz: gameFacts, course: courseFacts, qtest: qtestFacts } as const

/** What, when, where and how many: the block that every sheet begins with. */
export const titleBlock = (
  { variant }: ReportCounts,
  figures: ReportFigures,
  say: SaySheet,
): Pick<Sheet, 'title' | 'facts'> => ({
  title: figures.quizName,
  facts: factsOf[variant](figures, say),
})
