import type { Random } from '@quokka/core/lib'
import { get, seeded, values } from '@quokka/core/lib'
import { LIMITS } from '@quokka/core/limits'
import type { Room, RoomCommand, RoomOpened, Shown } from '@quokka/core/room'
import {
  announce,
  currentQuestion,
  decide,
  evolve,
  isJournalled,
  leaderboardView,
  nextWake,
  openRoom,
  presentView,
  RoomEvent,
  replay,
  roomOfSnapshot,
  seatOf,
  snapshotOf,
} from '@quokka/core/room'
import { EXTRA_TIMES, ownSeconds } from '@quokka/core/scoring'
import { ALL_TYPES_QUIZ, playedQuiz, rightAnswer, secretsOf, throughSnapshot, wrongAnswer } from '@quokka/core/testing'
import { expect, test } from 'vitest'
import { randomTrials, TRIAL_LIMIT_MS, TRIAL_SEED } from '../../../../tests/harness/random-trials.ts'
import { frameOf, leaderboardFrame } from './wire.ts'

const HOST = 'credential-of-the-host'

/** The same answer in another spelling, so that an own answer in a frame is told from a leaked solution. */
const respelled = (answer: string): string =>
  answer.startsWith('[') ? JSON.stringify(JSON.parse(answer), null, 1) : answer.toUpperCase()

/** Texts that only the solutions of the open question and of those to come hold. */
const secretsIn = (room: Room): string[] => {
  if (room.phase !== 'asking') return []
  return room.order.slice(room.index).flatMap((place) => {
    const question = room.quiz.questions[place]
    return question === undefined ? [] : secretsOf(question)
  })
}

const SOLUTION_FIELDS = [
  '"correctAnswer":',
  'isCorrect',
  'accepted',
  'hostModeData',
  'credential',
  '@',
  'source-quiz',
  'question-',
]

/** What happens in some of the games only. */
const RARE = ['podiumReached', 'quizReplaced']

/** One room played by chance, every frame that leaves it searched. */
class Game {
  nowMs = 1_000_000
  room: Room
  readonly journal: RoomEvent[]
  readonly credentials: string[]
  /** What the rules say that each seat must have, kept apart from the room's own sums. */
  readonly expected = new Map<string, number>()
  readonly given = new Map<string, { answer: string; takenMs: number }>()
  frames = 0
  private ids = 0
  private readonly past: RoomCommand[] = []
  private readonly random: Random

  constructor(seed: number) {
    this.random = seeded(seed)
    const newId = () => `id${seed}x${this.ids++}`
    const settings = {
      showAnswer: this.chance(0.8),
      randomizeQuestion: this.chance(0.5),
      hostMode: this.chance(0.5),
      capacity: 2 + this.below(8),
      hostGraceMs: 60_000,
      safeNames: this.chance(0.2),
      calm: this.chance(0.2),
      language: null,
      getReadyMs: this.below(5_000),
    }
    const opened: RoomOpened = {
      was: 'roomOpened',
      roomId: 'abcdef',
      hostCredential: HOST,
      settings,
      quiz: playedQuiz(ALL_TYPES_QUIZ, newId()),
      atMs: this.nowMs,
    }
    this.journal = [opened]
    this.room = openRoom(opened)
    this.credentials = [HOST, ...Array.from({ length: 1 + this.below(9) }, (_, index) => `credential-${index}`)]
  }

  private chance(share: number): boolean {
    return this.random() < share
  }
  private below(count: number): number {
    return Math.floor(this.random() * count)
  }
  private pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item
  }

  private look(shown: Shown): void {
    this.search(JSON.stringify(frameOf(shown)), shown.shows === 'reveal')
  }

  private search(text: string, isReveal: boolean): void {
    this.frames += 1
    if (isReveal && !text.includes('"action":"sendAnswer"')) throw new Error('not a reveal')
    for (const secret of secretsIn(this.room)) {
      if (text.includes(secret)) throw new Error(`a frame tells ${secret}: ${text}`)
    }
    if (isReveal) return
    for (const field of SOLUTION_FIELDS) if (text.includes(field)) throw new Error(`a frame has ${field}: ${text}`)
  }

  run(command: RoomCommand): void {
    const before = this.room
    this.past.push(command)
    const circumstances = {
      nowMs: this.nowMs,
      runningMs: this.nowMs,
      random: this.random,
      newId: () => `id-late-${this.ids++}`,
      maskRudeWords: (name: string) => name,
    }
    const decision = decide(before, command, circumstances)
    if (!decision.ok) return
    for (const event of decision.value) {
      this.mark(event)
      this.room = evolve(this.room, event)
      if (isJournalled(event)) this.journal.push(event)
      for (const announcement of announce(this.room, event, this.nowMs)) {
        if (announcement.to !== 'each') this.look(announcement.shown)
        if (announcement.to === 'everyone') for (const own of announcement.ownShown?.values() ?? []) this.look(own)
        if (announcement.to === 'each')
          for (const seat of values(this.room.seats)) this.look(announcement.shownTo(seat))
      }
    }
    this.search(JSON.stringify(leaderboardFrame(leaderboardView(this.room), 0)), false)
    if (command.do === 'rejoin' || command.do === 'join') {
      const seat = seatOf(this.room, command.credential)
      if (seat) for (const shown of presentView(this.room, seat, this.nowMs)) this.look(shown)
    }
    this.check()
  }

  /** The formulas of rules SC1, XT2 and XT11, written again. */
  private mark(event: RoomEvent): void {
    if (event.was === 'quizStarted' || event.was === 'quizReplaced') this.expected.clear()
    if (event.was === 'questionAsked' || event.was === 'quizStarted') this.given.clear()
    if (event.was === 'playerRemoved') this.given.delete(event.playerId)
    if (event.was === 'answerSubmitted') {
      if (this.given.has(event.playerId)) throw new Error('a second answer was counted')
      this.given.set(event.playerId, { ...event })
    }
    if (event.was === 'questionShifted') {
      if (this.room.phase !== 'asking') return
      const { timerS } = currentQuestion(this.room)
      for (const [playerId, given] of this.given) {
        const extraTime = get(this.room.extraTimes, playerId) ?? 0
        given.takenMs = Math.min(given.takenMs, (event.ranMs * timerS) / ownSeconds(timerS, extraTime))
      }
    }
    if (event.was !== 'questionClosed' || this.room.phase !== 'asking') return
    const question = currentQuestion(this.room)
    const right = rightAnswer(question)
    for (const [playerId, { answer, takenMs }] of this.given) {
      const isRight = right !== undefined && (answer === right || answer === respelled(right))
      const bySpeed = Math.max(1, Math.round(question.maxPoints * (1 - takenMs / (question.timerS * 1_000))))
      const points = isRight ? (this.room.settings.calm ? question.maxPoints : bySpeed) : 0
      this.expected.set(playerId, (this.expected.get(playerId) ?? 0) + points)
    }
  }

  private check(): void {
    const { seats, settings } = this.room
    const taken = [...values(seats)].filter((seat) => !seat.hasLeft)
    if (taken.length > settings.capacity) throw new Error('more seats than the room has')
    for (const seat of values(seats)) {
      if (seat.score !== (this.expected.get(seat.playerId) ?? 0)) throw new Error(`score of ${seat.playerId}`)
    }
    if (this.room.phase === 'revealed') {
      for (const [playerId, { answer }] of this.given) {
        const seat = [...values(seats)].find((candidate) => candidate.playerId === playerId)
        const shown = seat && presentView(this.room, seat, this.nowMs)[0]
        if (shown?.shows !== 'reveal' || shown.reveal.answer !== answer) throw new Error('an accepted answer was lost')
      }
    }
  }

  private someModeration(credential: string): RoomCommand {
    const playerId = this.pick([...values(this.room.seats)].map((seat) => seat.playerId).concat('nobody'))
    const by = this.chance(0.7) ? HOST : credential
    if (this.chance(0.3)) return { do: 'removePlayer', credential: by, playerId, alsoCredentials: [] }
    if (this.chance(0.5)) return { do: 'setExtraTime', credential: by, playerId, extraTime: this.pick(EXTRA_TIMES) }
    if (this.chance(0.5)) return { do: 'renamePlayer', credential: by, playerId, name: 'Bright Wombat' }
    return { do: 'lockRoom', credential: by, locked: this.chance(0.5) }
  }

  private someCommand(): RoomCommand {
    const credential = this.pick(this.credentials)
    const room = this.room
    const question = room.phase === 'asking' || room.phase === 'revealed' ? currentQuestion(room) : undefined
    const questionId = this.chance(0.8) ? question?.questionId : this.pick(room.quiz.questions).questionId
    const details = {
      name: `Player ${credential.slice(-1)}`,
      email: 'someone@example.org',
      avatar: 'avatar1',
      ageGroup: '18+',
      extraTime: this.chance(0.3) ? this.pick(EXTRA_TIMES) : undefined,
    }
    const roll = this.random()
    if (roll < 0.08) return { do: 'join', credential, ...details }
    if (roll < 0.13) return { do: 'rejoin', credential }
    if (roll < 0.17) return { do: 'drop', credential }
    if (roll < 0.18 && credential !== HOST) return { do: 'leave', credential }
    if (roll < 0.22) return { do: 'startQuiz', credential: this.chance(0.7) ? HOST : credential }
    if (roll < 0.36) return { do: 'nextQuestion', credential: this.chance(0.7) ? HOST : credential, questionId }
    if (roll < 0.38) return { do: 'closeQuestion', credential, questionId }
    if (roll < 0.385) return { do: 'goToPodium', credential, questionId }
    if (roll < 0.41) return { do: 'playAgain', credential }
    if (roll < 0.43) return { do: 'tick' }
    const ranUntilMs = this.nowMs - this.below(8_000)
    if (roll < 0.435) return { do: 'resume', ranUntilMs: this.chance(0.9) ? ranUntilMs : undefined }
    if (roll < 0.44) return { do: 'wakeUp', ranUntilMs }
    if (roll < 0.46) return this.someModeration(credential)
    if (roll < 0.5 && this.past.length > 0) return this.pick(this.past)
    const right = question && rightAnswer(question)
    const answer = (this.chance(0.5) && right ? respelled(right) : question && wrongAnswer(question)) ?? 'Pink'
    const playerId = this.chance(0.9)
      ? undefined
      : this.pick([...values(room.seats)].map((seat) => seat.playerId).concat('nobody'))
    const claimedS = this.chance(0.5) ? -1e9 : null
    return {
      do: 'submitAnswer',
      credential,
      playerId,
      questionId: questionId ?? 'none',
      answer,
      claimedS,
      creditMs: this.below(LIMITS.latencyCreditMs),
    }
  }

  play(): void {
    this.run({
      do: 'join',
      credential: HOST,
      name: 'Host',
      email: 'host@example.org',
      avatar: 'avatar0',
      ageGroup: '18+',
    })
    for (let step = 0; step < 250 && this.room.phase !== 'closed'; step += 1) {
      this.nowMs += this.chance(0.1) ? this.below(20_000) : this.below(1_500)
      const wakeMs = nextWake(this.room)
      if (wakeMs !== null && wakeMs <= this.nowMs) this.run({ do: 'tick' })
      this.run(this.someCommand())
    }
  }

  /** The room without who is connected, which no journal keeps. */
  static durable(room: Room): unknown {
    const { presence: _, linesUp: __, hostAwaitedSinceMs: ___, ...rest } = room
    // That somebody is waited for is said again when the room goes on.
    return rest.phase === 'asking' ? { ...rest, isOvertime: false } : rest
  }
}

test(`RM16 random games: right scores, no early solution, a journal that replays, a snapshot that continues (seed ${TRIAL_SEED})`, {
  timeout: TRIAL_LIMIT_MS,
}, () => {
  const phases = new Map<string, number>()
  let frames = 0
  const games = randomTrials(
    { name: 'game', least: 200, hasSeenAll: () => RARE.every((was) => phases.has(was)) },
    (seed) => {
      const played = new Game(seed)
      played.play()
      const journal = played.journal.map((event) => RoomEvent.parse(JSON.parse(JSON.stringify(event))))
      const { room } = played
      expect(Game.durable(replay(journal))).toEqual(Game.durable(room))
      expect(roomOfSnapshot(throughSnapshot(snapshotOf(room), room.stored.source))).toEqual(room)
      for (const event of played.journal) phases.set(event.was, (phases.get(event.was) ?? 0) + 1)
      frames += played.frames
    },
  )
  console.log(
    `${frames} frames searched, ${phases.get('answerSubmitted')} answers, ${phases.get('podiumReached')} podiums`,
  )
  expect(phases.get('questionClosed')).toBeGreaterThan(games)
  expect(phases.get('answerSubmitted')).toBeGreaterThan(games)
})
