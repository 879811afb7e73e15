import { isDeepStrictEqual } from 'node:util'
import type { ServerToClientFrame } from '@quokka/contract/socket'
import { values } from '@quokka/core/lib'
import type { QTest } from '@quokka/core/qtest'
import * as qtests from '@quokka/core/qtest'
import type { Question } from '@quokka/core/questions'
import type { Room, RoomEvent } from '@quokka/core/room'
import { currentQuestion, evolve, replay, seatOf } from '@quokka/core/room'
import { rightAnswer, secretsOf } from '@quokka/core/testing'
import { quizzesNamedIn } from '../../journal/rows.ts'
import { qtestRows } from '../../qtest/qtest-rows.ts'
import { roomRows } from '../../room/room-rows.ts'
import type { JournalKind } from '../../stores/journal-kinds.ts'
import type { SimulatedParticipant } from './simulated-participant.ts'
import type { SimulatedPlayer } from './simulated-player.ts'
import { respelled } from './simulated-player.ts'
import type { SimulatedStore, StoredRow } from './simulated-store.ts'

/** A room as its journal tells it so far. */
interface Told {
  room: Room
  /** Answers of the present game by player and question. */
  given: Map<string, string>
  /** Of the open question. */
  open: Map<string, { answer: string; takenMs: number }>
  /** What the rules say that each seat must have, kept apart from the room's own sums. */
  expected: Map<string, number>
}

/** The room without who is connected, which no journal keeps. */
export const durable = (room: Room): unknown => {
  const { presence: _, linesUp: __, hostAwaitedSinceMs: ___, ...rest } = room
  return rest
}

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const isSame = (left: unknown, right: unknown): boolean => isDeepStrictEqual(json(left), json(right))

const keyOf = (playerId: string, questionId: string) => `${playerId} ${questionId}`

const SOLUTION_FIELDS = ['"correctAnswer":', 'isCorrect', 'accepted', 'source-quiz', 'question-']

/** Compares what happens with what may (RELIABILITY I1–I6): what is stored with what players sent, and what they are shown with what is stored. */
export class SimulationChecker {
  readonly rooms = new Map<string, Told>()
  readonly qtests = new Map<string, QTest>()
  readonly players: SimulatedPlayer[] = []
  readonly participants: SimulatedParticipant[] = []
  /** What counts of QTests by question, whose id is of one attempt alone; null where the clock closed it. */
  readonly marks = new Map<string, string | null>()
  answers = 0
  frames = 0
  claims = 0
  private readonly last = new Map<string, { seq: number; epoch: number }>()
  private readonly fail: (what: string) => void
  private readonly quizzes: SimulatedStore['quizzes']

  constructor({ fail, quizzes }: { fail(what: string): void; quizzes: SimulatedStore['quizzes'] }) {
    this.fail = fail
    this.quizzes = quizzes
  }

  claimed(journalId: string, owner: string, isHeld: boolean): void {
    this.claims += 1
    if (isHeld) this.fail(`${owner} took ${journalId} from an owner that has a lease`)
  }

  /** I3, and each event for itself. */
  stored(kind: JournalKind, journalId: string, row: StoredRow, head: { epoch: number }) {
    const last = this.last.get(journalId) ?? { seq: 0, epoch: 1 }
    if (row.seq !== last.seq + 1) this.fail(`I3 ${journalId}: row ${row.seq} after ${last.seq}`)
    if (row.epoch < last.epoch) this.fail(`I3 ${journalId}: epoch ${row.epoch} after ${last.epoch}`)
    if (row.epoch !== head.epoch) this.fail(`I3 ${journalId}: a row of epoch ${row.epoch} in epoch ${head.epoch}`)
    this.last.set(journalId, row)
    const quizzes = this.quizzes(quizzesNamedIn([row.body]))
    if (kind === 'qtest') return this.storedQTest(journalId, qtestRows.decode(row.body, quizzes))
    for (const event of roomRows.decode(row.body, quizzes)) this.happened(journalId, event)
  }

  private storedQTest(qtestId: string, events: readonly qtests.QTestEvent[]): void {
    for (const event of events) {
      const before = this.qtests.get(qtestId)
      this.qtests.set(qtestId, before === undefined ? qtests.replay([event]) : qtests.evolve(before, event))
      if (event.was === 'questionTimedOut') this.marks.set(event.questionId, null)
      if (event.was !== 'questionAnswered') continue
      const { questionId, answer } = event
      this.answers += 1
      if (!this.participants.some(({ sent }) => sent.get(questionId) === answer))
        this.fail(`I2 ${qtestId}: an answer that nobody sent: ${JSON.stringify(event)}`)
      if (this.marks.has(questionId)) this.fail(`I1 ${qtestId}: a second answer to ${questionId}`)
      this.marks.set(questionId, answer)
    }
  }

  private happened(roomId: string, event: RoomEvent) {
    const before = this.rooms.get(roomId)
    if (before === undefined) {
      const room = replay([event])
      this.rooms.set(roomId, { room, given: new Map(), open: new Map(), expected: new Map() })
      return
    }
    const { given, open, expected } = before
    if (event.was === 'quizStarted') expected.clear()
    if (event.was === 'questionAsked' || event.was === 'quizStarted') open.clear()
    if (event.was === 'questionShifted')
      for (const answer of open.values()) answer.takenMs = Math.min(answer.takenMs, event.ranMs)
    if (event.was === 'answerSubmitted') this.answered(roomId, before, event)
    if (event.was === 'questionClosed') {
      const question = before.room.phase === 'asking' ? currentQuestion(before.room) : undefined
      for (const [playerId, { answer, takenMs }] of open) {
        const right = question && rightAnswer(question)
        const isRight = right !== undefined && (answer === right || answer === respelled(right))
        const { maxPoints = 0, timerS = 1 } = question ?? {}
        const points = isRight ? Math.max(1, Math.round(maxPoints * (1 - takenMs / (timerS * 1_000)))) : 0
        expected.set(playerId, (expected.get(playerId) ?? 0) + points)
      }
    }
    const room = evolve(before.room, event)
    this.rooms.set(roomId, { room, given, open, expected })
    for (const seat of values(room.seats))
      if (seat.score !== (expected.get(seat.playerId) ?? 0))
        this.fail(`I1 ${roomId}: ${seat.playerId} has ${seat.score} and not ${expected.get(seat.playerId)}`)
  }

  /** I2, and once. */
  private answered(
    roomId: string,
    { room, given, open }: Told,
    { playerId, answer, takenMs }: Extract<RoomEvent, { was: 'answerSubmitted' }>,
  ) {
    this.answers += 1
    if (room.phase !== 'asking') return this.fail(`I2 ${roomId}: an answer while nothing is asked`)
    const { questionId } = currentQuestion(room)
    const player = this.playerOf(room, playerId)
    if (!player?.sent.get(questionId)?.has(answer)) this.fail(`I2 ${roomId}: ${playerId} never sent ${answer}`)
    if (given.has(keyOf(playerId, questionId))) this.fail(`I1 ${roomId}: a second answer of ${playerId}`)
    given.set(keyOf(playerId, questionId), answer)
    open.set(playerId, { answer, takenMs })
  }

  private playerOf(room: Room, playerId: string): SimulatedPlayer | undefined {
    return this.players.find(({ credential }) => seatOf(room, credential)?.playerId === playerId)
  }

  questionOf(roomId: string, questionId: string): Question | undefined {
    return this.rooms.get(roomId)?.room.quiz.questions.find((question) => question.questionId === questionId)
  }

  /** I1: what is acknowledged is stored. */
  acknowledged({ roomId, credential }: SimulatedPlayer, questionId: string, answer: string): void {
    const told = this.rooms.get(roomId)
    const seat = told && seatOf(told.room, credential)
    const kept = seat && told.given.get(keyOf(seat.playerId, questionId))
    if (kept !== answer) this.fail(`I1 ${credential}: "${answer}" was acknowledged, stored is "${kept}"`)
  }

  /** I6. */
  sentTo({ roomId, credential }: SimulatedPlayer, text: string): void {
    this.frames += 1
    const room = this.rooms.get(roomId)?.room
    if (room === undefined || room.phase === 'podium' || room.phase === 'closed') return
    const from = room.phase === 'asking' ? room.index : room.phase === 'revealed' ? room.index + 1 : 0
    const order = room.phase === 'waiting' ? room.quiz.questions.map((_, place) => place) : room.order
    for (const place of order.slice(from)) {
      const question = room.quiz.questions[place]
      for (const secret of question === undefined ? [] : secretsOf(question))
        if (text.includes(secret)) this.fail(`I6 ${credential} is told ${secret}: ${text}`)
    }
    if (text.includes('"action":"sendAnswer"') || text.includes('"action":"error"')) return
    for (const field of SOLUTION_FIELDS)
      if (text.includes(field)) this.fail(`I6 ${credential} is sent ${field}: ${text}`)
  }

  /** How far each connection has been shown the game. */
  private readonly shown = new Map<string, number>()

  /** What a connection is shown goes forward only. */
  private inOrder({ credential, connection }: SimulatedPlayer, room: Room, frame: ServerToClientFrame): void {
    const placeOf = (questionId: string) => {
      const place = room.quiz.questions.findIndex((question) => question.questionId === questionId)
      return 'order' in room ? room.order.indexOf(place) : place
    }
    const stepOf = (): number | undefined => {
      if (frame.action === 'sendQuestion') return 2 * placeOf(frame.payload.currentQuestion.questionId)
      if (frame.action === 'sendAnswer') return 2 * placeOf(frame.payload.answerData.questionId) + 1
      return frame.action === 'sendPodium' ? Number.POSITIVE_INFINITY : undefined
    }
    const step = stepOf()
    const line = `${credential} ${connection}`
    const before = this.shown.get(line) ?? 0
    // In what order its questions were asked is not known of a game that is over.
    if (step === undefined || (room.phase === 'podium' && before !== Number.POSITIVE_INFINITY && step < 1_000)) return
    if (step < before) this.fail(`CL3 ${line} is shown what was before: ${JSON.stringify(frame)}`)
    this.shown.set(line, step)
  }

  /** Nothing that is meant for one comes to another; I5. */
  heard(player: SimulatedPlayer, frame: ServerToClientFrame) {
    const { roomId, credential } = player
    const room = this.rooms.get(roomId)?.room
    if (room !== undefined) this.inOrder(player, room, frame)
    const seat = room && seatOf(room, credential)
    const isWrong = (what: string) => this.fail(`CL4 ${credential}: ${what}: ${JSON.stringify(frame)}`)
    switch (frame.action) {
      case 'connected to room':
        if (frame.payload.roomId !== roomId) isWrong('another room')
        return
      case 'joined':
        if (frame.payload.roomId !== roomId || frame.payload.playerId !== seat?.playerId) isWrong("another's seat")
        return
      case 'sendQuestion': {
        const { answered, currentQuestion } = frame.payload
        if (answered !== null && !player.sent.get(currentQuestion.questionId)?.has(answered))
          isWrong("another's answer")
        return
      }
      case 'answerReceived':
        return this.receipt(player, frame.payload.questionId)
      case 'sendAnswer': {
        const { playerAnswer, questionId } = frame.payload.answerData
        const given = seat && this.rooms.get(roomId)?.given.get(keyOf(seat.playerId, questionId))
        if ((given ?? '') !== playerAnswer) isWrong(`shown is not the stored answer ${given}`)
        return
      }
      case 'sendPodium':
        if (room?.phase !== 'podium') return isWrong('a podium before its time')
        if (frame.payload.rank !== seat?.rank || frame.payload.totalScore !== seat?.score) isWrong('I5 another rank')
        for (const row of frame.payload.playerStats) {
          const shown = [...values(room.seats)].find(({ playerId }) => playerId === row.playerId)
          if (shown?.rank !== row.rank || shown.score !== row.totalScore) isWrong('I5 other ranks')
        }
        return
      default:
    }
  }

  /** One for each time that an answer was sent. */
  private receipt({ credential, sendings }: SimulatedPlayer, questionId: string) {
    const counts = sendings.get(questionId)
    if (counts === undefined) return this.fail(`CL4 ${credential}: another's receipt for ${questionId}`)
    counts.receipts += 1
    if (counts.receipts > counts.sent) this.fail(`CL3 ${credential}: a receipt came twice for ${questionId}`)
  }

  /** I4, of a room or QTest that runs. */
  compareRoom(roomId: string, running: Room): void {
    const told = this.rooms.get(roomId)?.room
    if (told === undefined || !isSame(durable(told), durable(running)))
      this.fail(`I4 ${roomId}: the journal tells another room than its owner has`)
  }

  compareQTest(qtestId: string, running: QTest): void {
    const told = this.qtests.get(qtestId)
    if (!isSame(told, running)) this.fail(`I4 ${qtestId}: the journal tells another QTest than its owner has`)
  }
}
