import { isDeepStrictEqual } from 'node:util'
import type { ServerToClientFrame } from '../../packages/contract/src/socket/index.ts'
import { get } from '../../packages/core/src/lib/index.ts'
import type { Question } from '../../packages/core/src/questions/index.ts'
import type { PlayerFacts } from '../../packages/core/src/reports/index.ts'
import type { Room, RoomEvent, Seat, Shown } from '../../packages/core/src/room/index.ts'
import {
  currentQuestion,
  endsGame,
  evolve,
  gamesInJournal,
  podiumViews,
  replay,
  revealViews,
} from '../../packages/core/src/room/index.ts'
import { secretsOf } from '../../packages/core/src/testing/index.ts'
import { quizzesNamedIn } from '../../packages/server/src/journal/rows.ts'
import type { Database } from '../../packages/server/src/ports.ts'
import { roomRows } from '../../packages/server/src/room/room-rows.ts'
import { frameOf } from '../../packages/server/src/room/wire.ts'
import { createQuizContents } from '../../packages/server/src/stores/quiz-contents.ts'
import type { Player } from './player.ts'

type Invariant = 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6'

/** What a room's journal, reports and players say of each other. */
export interface CheckedRoom {
  /** What of reliability §7 does not hold, in sentences. */
  violations: string[]
  /** Answers that were acknowledged to a player, each once. */
  acknowledged: number
  /** Games that are over. */
  games: number
  /** How often another process took the room over. */
  takeovers: number
}

/** One question of one game of a room. */
const keyOf = (game: number, questionId: string): string => `game ${game} ${questionId}`

/** What the replayed journal says, looked at after each event. */
interface Told {
  room: Room
  /** Answers that counted, by question and player. */
  answers: Map<string, Map<string, string[]>>
  questions: Map<string, Question>
  /** What each question's reveal and each game's podium are for a player. */
  reveals: Map<string, (playerId: string) => ServerToClientFrame | undefined>
  podiums: Map<number, (playerId: string) => ServerToClientFrame | undefined>
  /** The first game that a player saw something of, and whether it had begun. */
  arrivals: Map<string, { game: number; hasBegun: boolean }>
}

const tell = (events: readonly RoomEvent[]): Told => {
  const [opened, ...later] = events
  if (opened === undefined) throw new Error('an empty journal')
  const told: Told = {
    room: replay([opened]),
    answers: new Map(),
    questions: new Map(),
    reveals: new Map(),
    podiums: new Map(),
    arrivals: new Map(),
  }
  const frameFor = (room: Room, playerId: string, show: (seat: Seat) => Shown) => {
    const seat = get(room.seats, playerId)
    return seat && frameOf(show(seat))
  }
  for (const event of later) {
    const room = evolve(told.room, event)
    told.room = room
    if (event.was === 'playerJoined' && !told.arrivals.has(event.playerId)) {
      const hasBegun = room.phase !== 'waiting'
      told.arrivals.set(event.playerId, { game: hasBegun ? room.games : room.games + 1, hasBegun })
    }
    if (room.phase === 'asking') {
      const question = currentQuestion(room)
      const key = keyOf(room.games, question.questionId)
      told.questions.set(key, question)
      if (event.was !== 'answerSubmitted') continue
      const answers = told.answers.get(key) ?? new Map<string, string[]>()
      answers.set(event.playerId, [...(answers.get(event.playerId) ?? []), event.answer])
      told.answers.set(key, answers)
    } else if (event.was === 'questionClosed' && room.phase === 'revealed') {
      const viewFor = revealViews(room)
      told.reveals.set(keyOf(room.games, currentQuestion(room).questionId), (playerId) =>
        frameFor(room, playerId, (seat) => ({ shows: 'reveal', reveal: viewFor(seat) })),
      )
    } else if (event.was === 'podiumReached' && room.phase === 'podium') {
      const viewFor = podiumViews(room)
      told.podiums.set(room.games, (playerId) =>
        frameFor(room, playerId, (seat) => ({ shows: 'podium', podium: viewFor(seat) })),
      )
    }
  }
  return told
}

/** A frame with the room's how-manieth game it tells of. */
interface Heard {
  game: number
  frame: ServerToClientFrame
}

/** Question numbers begin again with each game. */
const heardBy = (player: Player, arrival: { game: number; hasBegun: boolean }): Heard[] => {
  let { game } = arrival
  let number = arrival.hasBegun ? 0 : undefined
  return player.frames.map((frame) => {
    if (frame.action === 'continueQuizzing' && number !== undefined) number = Infinity
    if (frame.action === 'sendQuestion') {
      const { questionNumber } = frame.payload.currentQuestion
      if (number !== undefined && questionNumber < number) game += 1
      number = questionNumber
    }
    return { game, frame }
  })
}

/** Who is connected is not journalled. */
const withoutPresence = (frame: ServerToClientFrame): unknown => {
  if (frame.action !== 'sendPodium') return frame
  const { playerStats, ...payload } = frame.payload
  return { ...payload, playerStats: playerStats.map(({ isActive: _, ...row }) => row) }
}

const textBeforeReveal = (frame: ServerToClientFrame): string =>
  frame.action === 'sendQuestion'
    ? JSON.stringify({ ...frame.payload, answered: null })
    : JSON.stringify(frame.action === 'sendAnswer' ? '' : frame)

/** What of a question nobody is told before it is over. */
const secretTexts = (question: Question): string[] =>
  secretsOf(question).map((text) => (text.startsWith('[') ? text : JSON.stringify(text)))

/** I1 and I2 as one player saw them; answers how many acknowledgements there were. */
const checkAnswers = (player: Player, heard: readonly Heard[], told: Told, fail: Fail): number => {
  const sent = new Map<unknown, unknown[]>()
  for (const { action, payload } of player.sent)
    if (action === 'submitAnswer')
      sent.set(payload.questionId, [...(sent.get(payload.questionId) ?? []), payload.playerAnswer])
  // Whoever comes back is shown the answer where the acknowledgement was lost.
  const acknowledged = new Map<string, string | null>()
  for (const { game, frame } of heard) {
    if (frame.action === 'answerReceived') acknowledged.set(keyOf(game, frame.payload.questionId), null)
    if (frame.action === 'sendQuestion' && frame.payload.answered !== null)
      acknowledged.set(keyOf(game, frame.payload.currentQuestion.questionId), frame.payload.answered)
  }
  for (const [key, shown] of acknowledged) {
    const counted = told.answers.get(key)?.get(player.playerId) ?? []
    if (counted.length !== 1) fail('I1', `${player.name}: ${key} was acknowledged and counted ${counted.length} times`)
    if (shown !== null && counted[0] !== shown) fail('I1', `${player.name} was shown "${shown}" for "${counted[0]}"`)
  }
  for (const [key, answers] of told.answers)
    for (const answer of answers.get(player.playerId) ?? []) {
      const questionId = told.questions.get(key)?.questionId
      if (!sent.get(questionId)?.includes(answer)) fail('I2', `${player.name} never sent "${answer}" to ${key}`)
    }
  return acknowledged.size
}

/** I4 and I5: what a player was shown is what the journal says. */
const checkShown = (player: Player, heard: readonly Heard[], told: Told, fail: Fail): void => {
  for (const { game, frame } of heard) {
    if (frame.action === 'sendAnswer') {
      const { answerData } = frame.payload
      const said = told.reveals.get(keyOf(game, answerData.questionId))?.(player.playerId)
      const expected = said?.action === 'sendAnswer' ? said.payload.answerData : undefined
      if (!isDeepStrictEqual(answerData, expected))
        fail(
          'I4',
          `${player.name} was shown ${JSON.stringify(answerData)}, the journal says ${JSON.stringify(expected)}`,
        )
    }
    if (frame.action === 'sendPodium') {
      const said = told.podiums.get(game)?.(player.playerId)
      if (said === undefined || !isDeepStrictEqual(withoutPresence(frame), withoutPresence(said)))
        fail('I5', `${player.name}: the podium of game ${game} is not what the journal says`)
    }
  }
}

/** I6: between a question and its reveal nothing tells the solution. */
const checkSecrecy = (player: Player, heard: readonly Heard[], told: Told, fail: Fail): void => {
  let secrets: string[] = []
  for (const { game, frame } of heard) {
    if (frame.action === 'sendAnswer' || frame.action === 'sendPodium') secrets = []
    if (frame.action === 'sendQuestion') {
      const question = told.questions.get(keyOf(game, frame.payload.currentQuestion.questionId))
      secrets = question === undefined ? [] : secretTexts(question)
    }
    const text = secrets.length === 0 ? '' : textBeforeReveal(frame)
    for (const secret of secrets)
      if (text.includes(secret)) fail('I6', `${player.name} was told ${secret} before the question was over`)
  }
}

type Fail = (invariant: Invariant, what: string) => void

/** I3: one history, without a gap, of owners that follow each other. */
const readJournal = async ({ kysely }: Database, roomId: string, fail: Fail) => {
  // One statement: rows may still come.
  const rows = await kysely
    .selectFrom('journal')
    .innerJoin('journal_head as head', 'head.journal_id', 'journal.journal_id')
    .select(['seq', 'journal.epoch', 'body', 'head.epoch as lastEpoch', 'head.next_seq as nextSeq'])
    .where('journal.journal_id', '=', roomId)
    .orderBy('seq')
    .execute()
  const last = rows.at(-1)
  if (last === undefined) throw new Error(`no journal of ${roomId}`)
  for (const [index, { seq, epoch }] of rows.entries()) {
    if (Number(seq) !== index + 1) fail('I3', `row ${seq} stands at place ${index + 1}`)
    if (epoch < (rows[index - 1]?.epoch ?? 1)) fail('I3', `row ${seq} has epoch ${epoch} after a later one`)
  }
  if (Number(last.nextSeq) !== rows.length + 1 || last.lastEpoch < last.epoch)
    fail('I3', `the head has epoch ${last.lastEpoch} and row ${last.nextSeq} next, after ${rows.length} rows`)
  return { bodies: rows.map(({ body }) => body), takeovers: last.lastEpoch - 1 }
}

type Reported = Pick<PlayerFacts, 'playerId' | 'name' | 'rank' | 'score' | 'right' | 'answers'>

const asReported = ({ playerId, name, rank, score, right, answers }: Reported): Reported => ({
  playerId,
  name,
  rank,
  score,
  right,
  answers,
})

const byId = (players: readonly Reported[]): Reported[] =>
  players.map(asReported).toSorted((left, right) => (left.playerId < right.playerId ? -1 : 1))

/** I1 in reports: every game once, with every answer. */
const checkReports = async (
  { kysely }: Database,
  roomId: string,
  events: readonly RoomEvent[],
  fail: Fail,
): Promise<void> => {
  const games = gamesInJournal(events, () => undefined)
  const plays = await kysely
    .selectFrom('play')
    .select(['play_id', 'game'])
    .where('journal_id', '=', roomId)
    .orderBy('game')
    .execute()
  const expected = games.map(({ playId, game }) => ({ play_id: playId, game }))
  if (!isDeepStrictEqual(plays, expected)) fail('I1', `reports have ${plays.length} games of ${games.length}`)
  for (const { playId, game, players } of games) {
    const rows = await kysely
      .selectFrom('play_player')
      .select(['player_id as playerId', 'name', 'rank', 'score', 'right_answers as right', 'answers'])
      .where('play_id', '=', playId)
      .execute()
    if (!isDeepStrictEqual(byId(rows as Reported[]), byId(players)))
      fail('I1', `the report of game ${game} is not what the journal says`)
  }
}

/**
 * Compares the logs of everybody who sat in a room, the host included, with its journal and reports (reliability §7). Nobody may
 * have left or been renamed after a reveal. To be called when the games are over that were begun.
 */
export const checkRoom = async (
  database: Database,
  roomId: string,
  players: readonly Player[],
): Promise<CheckedRoom> => {
  const violations: string[] = []
  const fail: Fail = (invariant, what) => violations.push(`${invariant}: ${what}`)
  const { bodies, takeovers } = await readJournal(database, roomId, fail)
  const quizzes = await createQuizContents(database).find(quizzesNamedIn(bodies))
  const events = bodies.flatMap((body) => roomRows.decode(body, quizzes))
  const told = tell(events)
  let acknowledged = 0
  for (const player of players) {
    const heard = heardBy(player, told.arrivals.get(player.playerId) ?? { game: 1, hasBegun: false })
    acknowledged += checkAnswers(player, heard, told, fail)
    checkShown(player, heard, told, fail)
    if (player.last('joined')?.isHost !== true) checkSecrecy(player, heard, told, fail)
  }
  const known = new Set(players.map(({ playerId }) => playerId))
  for (const [key, answers] of told.answers)
    for (const playerId of answers.keys()) if (!known.has(playerId)) fail('I2', `${key} has an answer of ${playerId}`)
  await checkReports(database, roomId, events, fail)
  return { violations, acknowledged, games: events.filter(endsGame).length, takeovers }
}
