import { randomBytes } from 'node:crypto'
import { searchFold } from '@quokka/core/quiz'
import type { PlayerFacts, PlayFacts } from '@quokka/core/reports'
import { ALL_TYPES_QUIZ, rightAnswer, wrongAnswer } from '@quokka/core/testing'
import type { Database } from '../ports.ts'

/** Players in one statement. */
const AT_ONCE = 500

const newId = () => randomBytes(8).toString('hex')

/** The id of the account with a user name. */
export const accountIdOf = async ({ kysely }: Pick<Database, 'kysely'>, userName: string): Promise<string> => {
  const account = kysely.selectFrom('account').select('user_id').where('user_name', '=', userName)
  return (await account.executeTakeFirstOrThrow()).user_id
}

/** A finished game of all types of questions, by default of nobody. */
export const playFacts = (change: Partial<PlayFacts> = {}): PlayFacts => {
  const { quizId, quizName, quizType, mediaFolder, questions } = ALL_TYPES_QUIZ
  const startedAtMs = change.startedAtMs ?? Date.now() - 600_000
  return {
    playId: newId(),
    kind: 'game',
    journalId: newId().slice(0, 6),
    game: 1,
    hostId: null,
    quizId,
    quizName,
    quizType,
    mediaFolder,
    questions: questions.filter(({ questionType }) => questionType !== 'NQS'),
    startedAtMs,
    endedAtMs: startedAtMs + 300_000,
    isFinished: true,
    isCalm: false,
    ...change,
  }
}

/** How many questions of such a game can be won: all but the survey. They come first. */
export const WINNABLE = ALL_TYPES_QUIZ.questions.filter((question) => rightAnswer(question) !== undefined).length

/** A player who gives right answers to the first so many questions, wrong ones to the others; each takes 2 s and brings 100 points. */
export const playerFacts = (
  { questions }: Pick<PlayFacts, 'questions'>,
  rightOnes: number,
  change: Partial<PlayerFacts> = {},
): PlayerFacts => {
  const answers = questions.map((question, place): PlayerFacts['answers'][number] => {
    const right = place < rightOnes ? rightAnswer(question) : undefined
    const given = right ?? wrongAnswer(question)
    return given === undefined ? null : [given, 2_000, right !== undefined, right === undefined ? 0 : 100]
  })
  const right = answers.filter((answer) => answer?.[2]).length
  return {
    playerId: newId(),
    userId: null,
    name: 'Ann',
    avatar: '',
    email: null,
    fields: {},
    teams: [],
    rank: 1,
    hasLeft: false,
    score: 100 * right,
    answerMs: 2_000 * questions.length,
    right,
    answers,
    ...change,
  }
}

/** Stores a play as the end of a game would have. */
export const storePlay = async (
  { kysely }: Pick<Database, 'kysely'>,
  play: PlayFacts,
  players: readonly PlayerFacts[],
): Promise<void> => {
  await kysely
    .insertInto('play')
    .values({
      play_id: play.playId,
      kind: play.kind,
      journal_id: play.journalId,
      game: play.game,
      host_id: play.hostId,
      quiz_id: play.quizId,
      quiz_name: play.quizName,
      quiz_type: play.quizType,
      media_folder: play.mediaFolder,
      questions: JSON.stringify(play.questions),
      started_at: new Date(play.startedAtMs),
      ended_at: new Date(play.endedAtMs),
      is_finished: play.isFinished,
      is_calm: play.isCalm,
    })
    .execute()
  for (let first = 0; first < players.length; first += AT_ONCE)
    await kysely
      .insertInto('play_player')
      .values(
        players.slice(first, first + AT_ONCE).map((player) => ({
          play_id: play.playId,
          player_id: player.playerId,
          user_id: player.userId,
          name: player.name,
          avatar: player.avatar,
          search_name: searchFold(player.name),
          email: player.email,
          fields: JSON.stringify(player.fields),
          teams: [...player.teams],
          rank: player.rank,
          has_left: player.hasLeft,
          score: player.score,
          answer_ms: player.answerMs,
          right_answers: player.right,
          answers: JSON.stringify(player.answers),
        })),
      )
      .execute()
}

/** The fields of a CSV file, row by row. */
export const readCsv = (text: string): string[][] =>
  text
    .replace(/^\ufeff/, '')
    .split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .filter((line) => line !== '')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
        quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
      ),
    )
