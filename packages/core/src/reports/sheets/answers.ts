import type { ReportCounts } from '../counts/counts.ts'
import type { PlayerFacts } from '../facts/facts.ts'
import type { ReportedAnswer } from '../facts/reported-player.ts'
import { reportedPlayer } from '../facts/reported-player.ts'
import type { ReportFigures } from '../figures.ts'
import { answerText, column, fact, gameName, laidOut, nameCell, secondsCell, titleBlock } from './layout.ts'
import type { Cell, Sheet } from './sheet.ts'
import type { SaySheet } from './sheet-words.ts'

/** More rows than these need more memory than the rest of a report; players by questions has the same answers. */
export const MOST_ANSWER_ROWS = 50_000

const resultOf = (answer: ReportedAnswer | null, say: SaySheet): string => say(`result/${answer?.verdict ?? 'none'}`)

/** Every player asked every question of a play is the most that there can be. */
const isTooMuch = ({ scores, columns }: Pick<ReportCounts, 'scores' | 'columns'>): boolean =>
  scores.size * columns.length > MOST_ANSWER_ROWS

/** The head of the sheet with a row for each player and question, for filters and pivot tables; its rows are `answerRows`. */
export const answersSheet = (counts: ReportCounts, figures: ReportFigures, say: SaySheet): Sheet => {
  const block = titleBlock(counts, figures, say)
  return {
    type: 'PLAYERWISE ANALYSIS',
    name: say('name/answers'),
    ...block,
    facts: [
      ...block.facts,
      ...(isTooMuch(counts)
        ? [fact(say('fact/left-out'), 'text', say('left-out/answers', { most: MOST_ANSWER_ROWS }))]
        : []),
    ],
    ...laidOut([
      {
        title: null,
        columns: [
          column(say('column/number'), 'integer', 8),
          column(say('column/name'), 'text', 28),
          ...(counts.variant === 'course' ? [column(say('column/game'), 'text', 18)] : []),
          column(say('column/question-number'), 'integer', 10),
          column(say('column/question'), 'text', 44),
          column(say('column/type'), 'text', 8),
          column(say('column/answer'), 'text', 28),
          column(say('column/result'), 'text', 12),
          column(say('column/points'), 'integer', 10),
          column(say('column/seconds'), 'duration', 10),
        ],
        rows: [],
      },
    ]),
  }
}

/** A row for each question that a player was asked, answered or not. `number` is the player's place among all, from 1. */
export const answerRows = (
  counts: ReportCounts,
  playId: string,
  player: PlayerFacts,
  { number, say }: { number: number; say: SaySheet },
): Cell[][] => {
  if (isTooMuch(counts)) return []
  const { play } = counts.play(playId)
  const asked = new Set(play.questions.map(({ questionId }) => questionId))
  const { playerName, roomId, game, answers } = reportedPlayer(play, counts.columns, player, counts.readings)
  const who = [number, nameCell(playerName, say), ...(counts.variant === 'course' ? [gameName(roomId, game, say)] : [])]
  return counts.columns.flatMap(({ questionId, questionTitle, questionType }, place): Cell[][] => {
    if (!asked.has(questionId)) return []
    const answer = answers[place] ?? null
    return [
      [
        ...who,
        place + 1,
        questionTitle,
        questionType,
        answer === null ? null : answerText(questionType, answer.answer, say),
        resultOf(answer, say),
        answer?.points ?? 0,
        secondsCell(answer?.answerMs ?? null),
      ],
    ]
  })
}
