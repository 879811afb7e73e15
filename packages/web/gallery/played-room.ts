import type { ServerToClientFrame } from '@quokka/contract/socket'
import { ClientToServerFrame } from '@quokka/contract/socket'
import { seeded } from '@quokka/core/lib'
import { LIMITS } from '@quokka/core/limits'
import type { Room, RoomCommand, RoomSettings, Seat, SourceQuiz } from '@quokka/core/room'
import { announce, decide, evolve, leaderboardRows, leaderboardView, openRoom, seatOf } from '@quokka/core/room'
import type { ExtraTime } from '@quokka/core/scoring'
import { commandOfFrame } from '../../server/src/room/command-of-frame.ts'
import { frameOf, leaderboardFrame, welcomeFrames } from '../../server/src/room/wire.ts'
import type { RoomLine } from './room-line.ts'
import type { GalleryState } from './state.ts'
import { NOW_MS } from './stillness.ts'

export const ROOM_ID = 'hk4pwt'
const HOST = 'host'

type Page = Parameters<RoomLine['opened']>[0]

/** A room that the core plays in the page, by the frames of the server: no state of it is written by hand. */
export class PlayedRoom implements RoomLine {
  private room: Room
  private nowMs = NOW_MS - 10 * 60_000
  private ids = 0
  private readonly random = seeded(7)
  private page: Page | undefined
  private viewer = HOST

  constructor(source: SourceQuiz, settings: Partial<RoomSettings> = {}) {
    const quiz = { contentHash: 'stored nowhere', source, seed: 'gallery' }
    this.room = openRoom({
      was: 'roomOpened',
      roomId: ROOM_ID,
      hostCredential: HOST,
      quiz,
      atMs: this.nowMs,
      settings: {
        showAnswer: true,
        randomizeQuestion: false,
        hostMode: true,
        capacity: 10,
        hostGraceMs: 120_000,
        getReadyMs: LIMITS.getReadyMs,
        safeNames: false,
        calm: false,
        language: null,
        ...settings,
      },
    })
  }

  private atDoor = 0

  private newId = (): string => {
    this.ids += 1
    return `id-${this.ids}`
  }

  /** The host's name is the credential of nobody else. */
  join(name: string, credential = name): this {
    const avatar = `avatar${this.ids % 5}`
    return this.give({ do: 'join', credential, name, email: `${this.ids}@example.org`, avatar, ageGroup: '18+' })
  }

  host(name = 'Ms Rivera'): this {
    return this.join(name, HOST)
  }

  give(command: RoomCommand): this {
    const { nowMs, random, newId } = this
    const decided = decide(this.room, command, {
      nowMs,
      runningMs: nowMs,
      random,
      newId,
      maskRudeWords: (name) => name,
    })
    if (!decided.ok) throw new Error(`The room refuses ${command.do}: ${decided.refusal}`)
    for (const event of decided.value) {
      this.room = evolve(this.room, event)
      for (const announcement of announce(this.room, event, nowMs)) {
        if (announcement.to === 'everyone')
          this.page?.send(frameOf(announcement.ownShown?.get(this.viewer) ?? announcement.shown))
        else if (announcement.to === 'host') {
          if (this.viewer === HOST) this.page?.send(frameOf(announcement.shown))
        } else if (announcement.to === 'each') {
          const seat = this.seat()
          if (seat) this.page?.send(frameOf(announcement.shownTo(seat)))
        } else if (announcement.credential === this.viewer) this.page?.send(frameOf(announcement.shown))
      }
    }
    this.sendBoard()
    return this
  }

  /** Lets time pass, and the room notice it. */
  pass(ms: number): this {
    this.nowMs += ms
    return this.give({ do: 'tick' })
  }

  start(): this {
    return this.give({ do: 'startQuiz', credential: HOST })
  }

  /** Lets the countdown pass, and a moment of the question. */
  open(): this {
    return this.pass(this.room.settings.getReadyMs + 4_000)
  }

  answer(credential: string, answer: string): this {
    const { room } = this
    if (room.phase !== 'asking') throw new Error('no question is open')
    const question = room.quiz.questions[room.order[room.index] ?? 0]
    const questionId = question?.questionId ?? ''
    this.nowMs += 200
    return this.give({ do: 'submitAnswer', credential, questionId, answer, claimedS: null, creditMs: 0 })
  }

  close(): this {
    return this.give({ do: 'closeQuestion', credential: HOST })
  }

  next(): this {
    return this.give({ do: 'nextQuestion', credential: HOST })
  }

  podium(): this {
    return this.give({ do: 'goToPodium', credential: HOST })
  }

  /** The host begins another game with the same quiz. */
  playAgain(): this {
    return this.give({ do: 'playAgain', credential: HOST })
  }

  /** The host leaves for good, and the room is over. */
  end(): this {
    return this.give({ do: 'leave', credential: HOST })
  }

  /** So many found no place and wait. */
  wait(atDoor: number): this {
    this.atDoor = atDoor
    this.sendBoard()
    return this
  }

  lock(): this {
    return this.give({ do: 'lockRoom', credential: HOST, locked: true })
  }

  /** The host gives somebody more time, from the next question on. */
  moreTime(credential: string, extraTime: ExtraTime): this {
    const playerId = seatOf(this.room, credential)?.playerId ?? ''
    return this.give({ do: 'setExtraTime', credential: HOST, playerId, extraTime })
  }

  /** The question in play, as the room has frozen it. */
  question() {
    const { room } = this
    if (room.phase !== 'asking' && room.phase !== 'revealed') throw new Error('no question is in play')
    const question = room.quiz.questions[room.order[room.index] ?? 0]
    if (question === undefined) throw new Error('the quiz has no such question')
    return question
  }

  /** Whose page it is that opens the line. */
  seenBy(credential: string = HOST): this {
    this.viewer = credential
    return this
  }

  private seat(): Seat | undefined {
    return seatOf(this.room, this.viewer)
  }

  private sendBoard(): void {
    const rows = leaderboardRows(this.room, this.viewer)
    if (this.seat()) this.page?.send(leaderboardFrame(leaderboardView(this.room, rows), this.atDoor))
  }

  opened(page: Page): void {
    this.page = page
    page.send({ action: 'connected to room', payload: { roomId: ROOM_ID, resumable: this.seat() !== undefined } })
  }

  heard(text: string): void {
    const frame = ClientToServerFrame.parse(JSON.parse(text))
    if (frame.action === 'updateQuiz') return
    const isHost = this.viewer === HOST
    const sender = {
      credential: this.viewer,
      creditMs: 0,
      isHost,
      ownPicture: undefined,
      safeWords: undefined,
      extraTime: 0 as const,
      credentialsOf: () => [],
    }
    const command = commandOfFrame(frame, sender)
    this.give(command)
    const seat = this.seat()
    if ((command.do === 'join' || command.do === 'rejoin') && seat) {
      // Whoever has been there all along is not welcomed back.
      for (const welcome of welcomeFrames(this.room, seat, false, this.nowMs)) this.page?.send(welcome)
      this.sendBoard()
    }
    if (frame.action === 'submitAnswer')
      this.page?.send({ action: 'answerReceived', payload: { questionId: frame.payload.questionId } })
  }

  /** Ends the page's line, as the server does. */
  hangUp(code: number): void {
    this.page?.close(code)
  }

  /** Shows the page what the room itself does not say. */
  tell(frame: ServerToClientFrame): void {
    this.page?.send(frame)
  }
}

/** A state of somebody who has been in the room for a while: the notice that greets a host has been closed. */
export const afterGreeting = (state: GalleryState): GalleryState =>
  state.session?.isHost
    ? {
        ...state,
        play: async (hand) => {
          await hand.sees('You created and joined the room.')
          await hand.press('Close')
          await state.play?.(hand)
        },
      }
    : state
