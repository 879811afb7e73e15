import type { ReportCounts } from '../counts/counts.ts'
import type { PlayerFacts } from '../facts/facts.ts'
import type { ReportedAnswer } from '../facts/reported-player.ts'
import { reportedPlayer } from '../facts/reported-player.ts'
import type { ReportFigures } from '../figures.ts'
import { column, fact, gameName, laidOut, secondsCell, titleBlock } from './layout.ts'
import type { Cell, Sheet } from './sheet.ts'

/** More rows than these need more memory than the rest of a report; players by questions has the same answers. */
export const MOST_ANSWER_ROWS = 50_000

const RESULTS = { right: 'Right', wrong: 'Wrong', thanked: 'Survey' } as const

const resultOf = (answer: ReportedAnswer | null): string => (answer === null ? 'No answer' : RESULTS[answer.verdict])

/** Every player asked every question of a play is the most that there can be. */
const isTooMuch = ({ scores, columns }: Pick<ReportCounts, 'scores' | 'columns'>): boolean =>
  scores.size * columns.length > MOST_ANSWER_ROWS

/** The head of the sheet with a row for each player and question, for filters and pivot tables; its rows are `answerRows`. */
export const answersSheet = (counts: ReportCounts, figures: ReportFigures): Sheet => {
  const block = titleBlock(counts, figures)
  return {
    type: 'PLAYERWISE ANALYSIS',
    name: 'Answers',
    ...block,
    facts: [
      ...block.facts,
      ...(isTooMuch(counts) ? [fact('Left out', 'text', `more than ${MOST_ANSWER_ROWS} answers`)] : []),
    ],
    ...laidOut([
      {
        title: null,
        columns: [
          column('No.', 'integer', 8),
          column('Name', 'text', 28),
          ...(counts.variant === 'course' ? [column('Game', 'text', 18)] : []),
          column('Question number', 'integer', 10),
          column('Question', 'text', 44),
          column('Type', 'text', 8),
          column('Answer', 'text', 28),
          column('Result', 'text', 12),
          column('Points', 'integer', 10),
          column('Seconds', 'duration', 10),
        ],
        rows: [],
      },
    ]),
  }
}

/** A row for each question that a player was asked, answered or not. `number` is the player's place among all, from 1. */
export const answerRows = (counts: ReportCounts, playId: string, player: PlayerFacts, number: number): Cell[][] => {
  if (isTooMuch(counts)) return []
  const { play } = counts.play(playId)
  const asked = new Set(play.questions.map(({ questionId }) => questionId))
  const { playerName, roomId, game, answers } = reportedPlayer(play, counts.columns, player, counts.readings)
  const who = [number, playerName, ...(counts.variant === 'course' ? [gameName(roomId, game)] : [])]
  return counts.columns.flatMap(({ questionId, questionTitle, questionType }, place): Cell[][] => {
    if (!asked.has(questionId)) return []
    const answer = answers[place] ?? null
    return [
      [
        ...who,
        place + 1,
        questionTitle,
        questionType,
        answer?.answer ?? null,
        resultOf(answer),
        answer?.points ?? 0,
        secondsCell(answer?.answerMs ?? null),
      ],
    ]
  })
}
