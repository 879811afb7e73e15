import * as z from 'zod'
import { QUIZ_TYPES } from '../../accounts/quiz-type.ts'
import type { Mark } from '../../play/mark.ts'
import { Question } from '../../questions/index.ts'

/** What of a host's can be reported: a game of a room, or a QTest with its attempts. */
export const PLAY_KINDS = ['game', 'qtest'] as const

/** An answer that counted, in wire form; null for none. `takenMs` is the scoring clock's. */
export const AnswerFacts = z
  .tuple([z.string().min(1), z.number().min(0), z.boolean(), z.int().min(0)])
  .readonly()
  .nullable()
/** The answer, the milliseconds it took, whether it was right, its points. */
export type AnswerFacts = z.infer<typeof AnswerFacts>

/** What a mark says of an answer; no answer is none, whoever gave it. */
export const answerFacts = (mark: Mark | undefined): AnswerFacts =>
  mark === undefined || mark.answer === '' ? null : [mark.answer, mark.takenMs, mark.isRight, mark.points]

/** What a game or a QTest was, written once; later edits of the quiz do not reach it. */
export const PlayFacts = z.strictObject({
  playId: z.string(),
  kind: z.enum(PLAY_KINDS),
  /** The room's code or the QTest's id. */
  journalId: z.string(),
  /** The room's how-manieth game, from 1; 0 for a QTest. */
  game: z.int().min(0),
  /** The host's account; null for a guest's room. */
  hostId: z.string().nullable(),
  quizId: z.string(),
  quizName: z.string(),
  quizType: z.enum(QUIZ_TYPES),
  mediaFolder: z.string(),
  /** Those that took answers and are over, under the author's ids, in the order in which they were asked. */
  questions: z.array(Question).readonly(),
  /** When the first slide opened; of a QTest when its window opens. Whole milliseconds. */
  startedAtMs: z.int(),
  /** Of a QTest when its window closes. */
  endedAtMs: z.int(),
  /** False for a room that was closed within a game. */
  isFinished: z.boolean(),
  /** Points did not go by speed. */
  isCalm: z.boolean(),
})
export type PlayFacts = z.infer<typeof PlayFacts>

/** What one player of a game did, or one completed attempt of a QTest. */
export const PlayerFacts = z.strictObject({
  playerId: z.string(),
  /** The account; null for a guest. Never shown to the host. */
  userId: z.string().nullable(),
  name: z.string(),
  /** The drawn face that was played with; empty where there was none, and of QTests. Rule FA12. */
  avatar: z.string(),
  /** Null where it is not kept. */
  email: z.string().nullable(),
  /** What a QTest's host asked besides, by the field's name. */
  fields: z.record(z.string(), z.string()),
  /** Teams of the host's organisation that the account belonged to. */
  teams: z.array(z.string()).readonly(),
  /** As the podium showed it, from 1; null for players who had left, and in a QTest, where it goes by score and time. */
  rank: z.int().min(1).nullable(),
  hasLeft: z.boolean(),
  score: z.int().min(0),
  /** Over all questions; one without an answer counts with its whole time. */
  answerMs: z.number().min(0),
  right: z.int().min(0),
  /** One a question of the play, in the same order. */
  answers: z.array(AnswerFacts).readonly(),
})
export type PlayerFacts = z.infer<typeof PlayerFacts>

/** A play with its players, as it is written. */
export type WrittenPlay = PlayFacts & {
  players: readonly PlayerFacts[]
  /** Where its questions are stored and which they are; null where they are not stored by their content. */
  stored: { contentHash: string; places: readonly number[] } | null
}
