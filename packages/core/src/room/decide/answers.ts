import { get } from '../../lib/bucket-map.ts'
import { ok, refuse } from '../../lib/result.ts'
import type { Circumstances } from '../../play/circumstances.ts'
import { accepts } from '../../questions/index.ts'
import { toOrdinaryMs } from '../../scoring/extra-time.ts'
import type { RoomCommand } from '../commands.ts'
import { evolve } from '../evolve.ts'
import { closesAtMs, mayBeLast } from '../next-wake.ts'
import type { Room } from '../state.ts'
import { currentQuestion, extraTimeIn, isContender, isInPlay, ownEndMs, seatOf } from '../state.ts'
import type { Decision } from './decision.ts'

type Submit = Extract<RoomCommand, { do: 'submitAnswer' }>

const isThrough = (room: Room, runningMs: number): boolean =>
  room.phase === 'asking' && runningMs >= (closesAtMs(room) ?? Infinity)

/**
 * One answer a player and question, between the opening and the limit by the server's clock, of a shape that the question can get.
 * The same answer again is accepted and changes nothing, also when the question closed meanwhile. Rules RM9, RM13, XT1.
 */
export const submitAnswer = (room: Room, command: Submit, { runningMs }: Circumstances): Decision => {
  const seat = seatOf(room, command.credential)
  if (seat === undefined || seat.hasLeft) return refuse('room/not-joined')
  const { playerId } = seat
  if (command.playerId !== undefined && command.playerId !== playerId) return refuse('room/not-your-seat')
  if (!isContender(room, seat)) return refuse('answer/host-mode')
  if (!isInPlay(room)) return refuse('answer/too-late')
  const question = currentQuestion(room)
  if (command.questionId !== question.questionId) return refuse('answer/question-not-open')
  if (command.quizId !== undefined && command.quizId !== room.quiz.alias) return refuse('answer/question-not-open')
  const given = room.phase === 'asking' ? get(room.answers, playerId) : get(room.marks, playerId)
  if (given !== undefined) return given.answer === command.answer ? ok([]) : refuse('answer/already-given')
  const endMs = room.phase === 'asking' ? ownEndMs(room, playerId) : null
  if (room.phase === 'revealed' || endMs === null) return refuse('answer/too-late')
  if (runningMs < room.opensAtMs) return refuse('answer/too-early')
  const ownMs = Math.max(0, runningMs - room.opensAtMs - command.creditMs)
  if (ownMs > endMs - room.opensAtMs) return refuse('answer/too-late')
  if (command.answer !== '' && !accepts(question, command.answer)) return refuse('answer/invalid')
  const { answer, claimedS } = command
  const takenMs = toOrdinaryMs(ownMs, question.timerS, extraTimeIn(room, playerId))
  const submitted = { was: 'answerSubmitted', playerId, answer, takenMs, claimedS } as const
  const isLast = mayBeLast(room) && isThrough(evolve(room, submitted), runningMs)
  return ok(isLast ? [submitted, { was: 'questionClosed', why: 'everyone' }] : [submitted])
}
