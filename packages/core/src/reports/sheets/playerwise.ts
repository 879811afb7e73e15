import type { ReportCounts } from '../counts/counts.ts'
import type { PlayerFacts } from '../facts/facts.ts'
import type { ReportedAnswer, ReportedPlayer } from '../facts/reported-player.ts'
import { reportedPlayer } from '../facts/reported-player.ts'
import type { ReportFigures } from '../figures.ts'
import { column, gameName, laidOut, marked, secondsCell, titleBlock } from './layout.ts'
import type { Cell, Sheet, SheetColumn } from './sheet.ts'

/** A column beside the questions: its heading and what stands in it. */
interface PlayerColumn extends SheetColumn {
  cell: (player: ReportedPlayer) => Cell
}

const own = (heading: string, kind: SheetColumn['kind'], width: number, cell: PlayerColumn['cell']): PlayerColumn => ({
  ...column(heading, kind, width),
  cell,
})

const fieldCell =
  (name: string): PlayerColumn['cell'] =>
  ({ fields }) =>
    (Object.hasOwn(fields, name) ? fields[name] : null) ?? null

/** What is known of a player; columns that would be empty for everyone are left out. */
const playerColumns = ({ variant, hasEmails, hasTeams, fieldNames }: ReportCounts): PlayerColumn[] => [
  own('Rank', 'integer', 8, ({ rank }) => rank),
  own('Name', 'text', 28, ({ playerName }) => playerName),
  ...(hasEmails ? [own('E-mail', 'text', 30, ({ playerEmail }) => playerEmail || null)] : []),
  ...[...fieldNames].map((name) => own(name, 'text', 20, fieldCell(name))),
  ...(hasTeams ? [own('Teams', 'text', 24, ({ teams }) => teams.join(', ') || null)] : []),
  ...(variant === 'course' ? [own('Game', 'text', 18, ({ roomId, game }) => gameName(roomId, game))] : []),
  ...(variant === 'qtest' ? [] : [own('Left early', 'text', 12, ({ hasLeft }) => (hasLeft ? 'Yes' : null))]),
  own('Score', 'integer', 10, ({ totalScore }) => totalScore),
  own('Right', 'integer', 10, ({ correctAnswers }) => correctAnswers),
  own('Could be right', 'integer', 14, ({ couldBeRight }) => couldBeRight),
  own('Answered', 'integer', 10, ({ answered }) => answered),
  own('Average time in seconds', 'duration', 12, ({ averageAnswerMs }) => secondsCell(averageAnswerMs)),
]

const answerCells = (answer: ReportedAnswer | null): Cell[] =>
  answer === null
    ? [null, null, null]
    : [marked(answer.answer, answer.verdict), answer.points, secondsCell(answer.answerMs)]

/** The head of the sheet of players; its rows are `playerRow`. Rule RF12. */
export const playerwiseSheet = (counts: ReportCounts, figures: ReportFigures): Sheet => ({
  type: 'PLAYERWISE ANALYSIS',
  name: 'Playerwise analysis',
  ...titleBlock(counts, figures),
  ...laidOut([
    {
      title: null,
      columns: [
        ...playerColumns(counts).map(({ cell: _, ...head }) => head),
        ...counts.columns.flatMap(({ questionTitle }, place) => [
          column(`${place + 1}. ${questionTitle}`, 'text', 28),
          column(`${place + 1}. Points`, 'integer', 10),
          column(`${place + 1}. Seconds`, 'duration', 11),
        ]),
      ],
      rows: [],
    },
  ]),
})

/** Attempts of a QTest get their ranks here, by everyone who was added. */
export const playerRow = (counts: ReportCounts, playId: string, player: PlayerFacts): Cell[] => {
  const { play } = counts.play(playId)
  const rank = play.kind === 'qtest' ? counts.rankOf(player) : player.rank
  const reported = reportedPlayer(play, counts.columns, { ...player, rank }, counts.readings)
  return [...playerColumns(counts).map(({ cell }) => cell(reported)), ...reported.answers.flatMap(answerCells)]
}
