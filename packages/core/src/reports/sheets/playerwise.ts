import type { QuestionType } from '../../questions/index.ts'
import type { ReportCounts } from '../counts/counts.ts'
import type { PlayerFacts } from '../facts/facts.ts'
import type { ReportedAnswer, ReportedPlayer } from '../facts/reported-player.ts'
import { reportedPlayer } from '../facts/reported-player.ts'
import type { ReportFigures } from '../figures.ts'
import { answerText, column, gameName, laidOut, marked, nameCell, secondsCell, titleBlock } from './layout.ts'
import type { Cell, Sheet, SheetColumn } from './sheet.ts'
import type { SaySheet } from './sheet-words.ts'

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
const playerColumns = ({ variant, hasEmails, hasTeams, fieldNames }: ReportCounts, say: SaySheet): PlayerColumn[] => [
  own(say('column/rank'), 'integer', 8, ({ rank }) => rank),
  own(say('column/name'), 'text', 28, ({ playerName }) => nameCell(playerName, say)),
  ...(hasEmails ? [own(say('column/email'), 'text', 30, ({ playerEmail }) => playerEmail || null)] : []),
  ...[...fieldNames].map((name) => own(name, 'text', 20, fieldCell(name))),
  ...(hasTeams ? [own(say('column/teams'), 'text', 24, ({ teams }) => teams.join(', ') || null)] : []),
  ...(variant === 'course'
    ? [own(say('column/game'), 'text', 18, ({ roomId, game }) => gameName(roomId, game, say))]
    : []),
  ...(variant === 'qtest'
    ? []
    : [own(say('column/left-early'), 'text', 12, ({ hasLeft }) => (hasLeft ? say('yes') : null))]),
  own(say('column/score'), 'integer', 10, ({ totalScore }) => totalScore),
  own(say('column/right'), 'integer', 10, ({ correctAnswers }) => correctAnswers),
  own(say('column/could-be-right'), 'integer', 14, ({ couldBeRight }) => couldBeRight),
  own(say('column/answered'), 'integer', 10, ({ answered }) => answered),
  own(say('column/average-time'), 'duration', 12, ({ averageAnswerMs }) => secondsCell(averageAnswerMs)),
]

const answerCells = (questionType: QuestionType, answer: ReportedAnswer | null, say: SaySheet): Cell[] =>
  answer === null
    ? [null, null, null]
    : [
        marked(answerText(questionType, answer.answer, say), answer.verdict),
        answer.points,
        secondsCell(answer.answerMs),
      ]

/** The head of the sheet of players; its rows are `playerRow`. Rule RF12. */
export const playerwiseSheet = (counts: ReportCounts, figures: ReportFigures, say: SaySheet): Sheet => ({
  type: 'PLAYERWISE ANALYSIS',
  name: say('name/playerwise'),
  ...titleBlock(counts, figures, say),
  ...laidOut([
    {
      title: null,
      columns: [
        ...playerColumns(counts, say).map(({ cell: _, ...head }) => head),
        ...counts.columns.flatMap(({ questionTitle }, place) => [
          column(`${place + 1}. ${questionTitle}`, 'text', 28),
          column(say('column/points-of', { number: place + 1 }), 'integer', 10),
          column(say('column/seconds-of', { number: place + 1 }), 'duration', 11),
        ]),
      ],
      rows: [],
    },
  ]),
})

/** Attempts of a QTest get their ranks here, by everyone who was added. */
export const playerRow = (counts: ReportCounts, playId: string, player: PlayerFacts, say: SaySheet): Cell[] => {
  const { play } = counts.play(playId)
  const rank = play.kind === 'qtest' ? counts.rankOf(player) : player.rank
  const reported = reportedPlayer(play, counts.columns, { ...player, rank }, counts.readings)
  return [
    ...playerColumns(counts, say).map(({ cell }) => cell(reported)),
    ...counts.columns.flatMap(({ questionType }, place) =>
      answerCells(questionType, reported.answers[place] ?? null, say),
    ),
  ]
}
