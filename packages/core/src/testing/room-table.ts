import { seeded } from '../lib/index.ts'
import { LIMITS } from '../limits.ts'
import type { Room, RoomCommand, RoomEvent, RoomSettings } from '../room/index.ts'
import { currentQuestion, decide, evolve, nextWake, openRoom, seatOf } from '../room/index.ts'
import { ALL_TYPES_QUIZ, playedQuiz } from './index.ts'

/** The credential that opened the room. */
export const HOST = 'host-credential'
export const OPENED_MS = 1_000_000
const settings: RoomSettings = {
  showAnswer: true,
  randomizeQuestion: false,
  hostMode: true,
  capacity: 4,
  hostGraceMs: 60_000,
  safeNames: false,
  calm: false,
  language: null,
  getReadyMs: LIMITS.getReadyMs,
}

/** A room with a clock moved by hand; the wall's says something else. */
export class Table {
  nowMs = OPENED_MS
  wallAheadMs = 7_000_000
  room: Room
  /** Everything that happened, the opening first. */
  readonly events: RoomEvent[] = []
  private ids = 0

  constructor(change: Partial<RoomSettings> = {}) {
    const opened = {
      was: 'roomOpened' as const,
      roomId: 'bcdfgh',
      hostCredential: HOST,
      settings: { ...settings, ...change },
      quiz: playedQuiz(ALL_TYPES_QUIZ),
      atMs: this.nowMs,
    }
    this.events.push(opened)
    this.room = openRoom(opened)
  }

  /** Gives a command and answers the refusal, or "done". */
  give(command: RoomCommand): string {
    const decision = decide(this.room, command, {
      nowMs: this.nowMs + this.wallAheadMs,
      runningMs: this.nowMs,
      random: seeded(1),
      newId: () => `player-${this.ids++}`,
      maskRudeWords: (name) => name.replace('Rude', 'R•••'),
    })
    if (!decision.ok) return decision.refusal
    this.room = decision.value.reduce<Room>(evolve, this.room)
    this.events.push(...decision.value)
    return 'done'
  }

  join(credential: string, change: Partial<Extract<RoomCommand, { do: 'join' }>> = {}): string {
    return this.give({
      do: 'join',
      credential,
      name: credential,
      email: 'a@example.org',
      avatar: 'avatar2',
      ageGroup: '18+',
      ...change,
    })
  }

  start(...players: string[]): this {
    for (const credential of [HOST, ...players]) this.join(credential)
    this.give({ do: 'startQuiz', credential: HOST })
    this.nowMs += 3_000
    return this
  }

  answer(
    credential: string,
    answer: string,
    change: Partial<Extract<RoomCommand, { do: 'submitAnswer' }>> = {},
  ): string {
    const questionId =
      this.room.phase === 'asking' || this.room.phase === 'revealed' ? currentQuestion(this.room).questionId : ''
    return this.give({ do: 'submitAnswer', credential, questionId, answer, claimedS: null, creditMs: 0, ...change })
  }

  seat(credential: string) {
    const seat = seatOf(this.room, credential)
    if (seat === undefined) throw new Error(`${credential} has no seat`)
    return seat
  }

  tickWhenDue(): this {
    this.nowMs = nextWake(this.room) ?? this.nowMs
    this.give({ do: 'tick' })
    return this
  }
}
