import { shuffle } from '../../lib/random.ts'
import { ok, refuse } from '../../lib/result.ts'
import type { Circumstances } from '../../play/circumstances.ts'
import type { Question } from '../../questions/index.ts'
import { isTimed } from '../../questions/index.ts'
import type { RoomCommand } from '../commands.ts'
import { closesAtMs } from '../next-wake.ts'
import type { Room } from '../state.ts'
import { currentQuestion, isInPlay, isLastQuestion, isOnlyRead } from '../state.ts'
import type { Decision } from './decision.ts'

/** A question's clock runs after the room's get-ready countdown. Rules RM7, RM41. */
const clockFrom = (question: Question | undefined, getReadyMs: number, runningMs: number) => {
  const opensAtMs = runningMs + getReadyMs
  return { opensAtMs, endsAtMs: question && isTimed(question) ? opensAtMs + question.timerS * 1_000 : null }
}

/** Questions in a random order; slides that are only read stay where they are. Rule RM20. */
const randomOrder = (questions: readonly Question[], random: Circumstances['random']): number[] => {
  const asked = questions.flatMap((question, place) => (isTimed(question) ? [place] : []))
  const shuffled = shuffle(asked, random)
  return questions.map((_, place) => shuffled[asked.indexOf(place)] ?? place)
}

export const startQuiz = (room: Room, { nowMs, runningMs, random }: Circumstances): Decision => {
  if (room.phase !== 'waiting') return refuse('room/not-now')
  const { questions } = room.quiz
  const { randomizeQuestion, getReadyMs } = room.settings
  const order = randomizeQuestion ? randomOrder(questions, random) : questions.map((_, place) => place)
  const clock = clockFrom(questions[order[0] ?? 0], getReadyMs, runningMs)
  return ok([{ was: 'quizStarted', order, ...clock, startedAtMs: nowMs + getReadyMs }])
}

const isOnAnother = (room: Room, questionId: string | undefined): boolean =>
  questionId !== undefined && isInPlay(room) && currentQuestion(room).questionId !== questionId

type OnQuestion = Extract<RoomCommand, { do: 'closeQuestion' | 'nextQuestion' | 'goToPodium' }>

type Close = Extract<RoomCommand, { do: 'closeQuestion' }>

/** A question that nobody could answer yet is not closed, nor one whose time a page only believes to be over. Rules RM26, RM44. */
export const closeQuestion = (
  room: Room,
  { questionId, isReminder }: Close,
  { runningMs }: Circumstances,
): Decision => {
  if (isOnAnother(room, questionId)) return ok([])
  if (isReminder && room.phase === 'asking' && runningMs < (closesAtMs(room) ?? 0)) return ok([])
  if (room.phase !== 'asking' || runningMs < room.opensAtMs || isOnlyRead(room)) return refuse('room/not-now')
  return ok([{ was: 'questionClosed', why: 'host' }])
}

export const nextQuestion = (room: Room, { questionId }: OnQuestion, { runningMs }: Circumstances): Decision => {
  if (isOnAnother(room, questionId)) return ok([])
  if (room.phase !== 'revealed' && !isOnlyRead(room)) return refuse('room/not-now')
  if (isLastQuestion(room)) return ok([{ was: 'podiumReached' }])
  const index = room.index + 1
  const question = room.quiz.questions[room.order[index] ?? 0]
  return ok([{ was: 'questionAsked', index, ...clockFrom(question, room.settings.getReadyMs, runningMs) }])
}

export const goToPodium = (room: Room, { questionId }: OnQuestion): Decision => {
  if (isOnAnother(room, questionId)) return ok([])
  if (room.phase !== 'revealed' && !isOnlyRead(room)) return refuse('room/not-now')
  return ok([{ was: 'podiumReached' }])
}

/**
 * From the podium back to the waiting room with the same quiz, under fresh aliases: what was meant for the game before fits nothing
 * here. A quiz that is not stored by its content is replaced instead (`replaceQuiz`). Rule RM18.
 */
export const playAgain = (room: Room, { newId }: Circumstances): Decision => {
  if (room.phase === 'waiting') return ok([])
  const { contentHash, source } = room.stored
  if (room.phase !== 'podium' || contentHash === null) return refuse('room/not-now')
  return ok([{ was: 'quizReplaced', quiz: { contentHash, source, seed: newId() } }])
}

export const replaceQuiz = (room: Room, { quiz }: Extract<RoomCommand, { do: 'replaceQuiz' }>): Decision =>
  room.phase === 'podium' || room.phase === 'waiting' ? ok([{ was: 'quizReplaced', quiz }]) : refuse('room/not-now')
