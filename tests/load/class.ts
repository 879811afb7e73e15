import type { ServerToClientFrame } from '../../packages/contract/src/socket/index.ts'
import { ALL_TYPES_QUIZ_ID, knownAnswer } from '../harness/known-answers.ts'
import { Player } from '../harness/player.ts'
import { until } from '../harness/until.ts'

/** What the bench asks of the class: to enter a room of its own, then to play one whole game in it. */
export type ClassOrder = { order: 'enter'; origin: string; players: number } | { order: 'play' }

/** What became of an order. */
export type ClassReport =
  | { did: 'enter'; roomId: string; enteringMs: number }
  | {
      did: 'play'
      acknowledgedMs: number[]
      answers: number
      /** Lines that closed, whoever closed them. */
      closed: number
      playingMs: number
    }
  | { did: 'fail'; why: string }

/** Everyone answers within this time after the opening. */
const WINDOW_MS = 1_500
/** An answer that is not acknowledged after so long counts as lost, and the teacher goes on. */
const PATIENCE_MS = 30_000

/** A player who answers every question and times the acknowledgement. */
class Pupil {
  readonly player: Player
  /** When each answer went out; undefined while the pupil thinks. */
  readonly sentMs = new Map<string, number | undefined>()
  readonly acknowledgedMs = new Map<string, number>()

  constructor(origin: string, name: string) {
    this.player = new Player(origin, name)
  }

  async enter(roomId: string): Promise<void> {
    await this.player.join(roomId)
    if (this.player.playerId === '') throw new Error(`${this.player.name} got no seat`)
    this.player.line().on('message', (data) => this.hear(JSON.parse(String(data)) as ServerToClientFrame))
  }

  private hear(frame: ServerToClientFrame): void {
    if (frame.action === 'answerReceived') {
      const { questionId } = frame.payload
      const sentMs = this.sentMs.get(questionId)
      if (sentMs !== undefined) this.acknowledgedMs.set(questionId, performance.now() - sentMs)
    } else if (frame.action === 'sendQuestion') {
      const { questionId, questionTitle } = frame.payload.currentQuestion
      const answer = knownAnswer(questionTitle)
      // A slow line is shown the present again.
      if (answer === undefined || this.sentMs.has(questionId)) return
      this.sentMs.set(questionId, undefined)
      setTimeout(
        () => {
          this.sentMs.set(questionId, performance.now())
          this.player.answer(questionId, answer)
        },
        frame.payload.getReadyMs + 50 + Math.random() * WINDOW_MS,
      )
    }
  }
}

let teacher: Player
let pupils: Pupil[] = []
let roomId = ''
let closed = 0

const enter = async ({ origin, players }: Extract<ClassOrder, { order: 'enter' }>): Promise<ClassReport> => {
  const beganMs = performance.now()
  teacher = new Player(origin, 'Teacher')
  roomId = await teacher.host(ALL_TYPES_QUIZ_ID)
  await teacher.join(roomId)
  pupils = Array.from({ length: players }, (_, index) => new Pupil(origin, `Pupil ${index + 1}`))
  await Promise.all(pupils.map((pupil) => pupil.enter(roomId)))
  for (const player of [teacher, ...pupils.map((pupil) => pupil.player)])
    player.line().on('close', () => {
      closed += 1
    })
  return { did: 'enter', roomId, enteringMs: performance.now() - beganMs }
}

/** How many questions have been asked that want an answer. */
let asked = 0

/** One slide, from the teacher's press to the reveal. */
const playSlide = async (action: 'startQuiz' | 'sendNextQuestion'): Promise<void> => {
  const from = teacher.frames.length
  teacher.send(action)
  await teacher.next(['sendQuestion'], from)
  const title = teacher.last('sendQuestion', from)?.currentQuestion.questionTitle ?? ''
  // It is only read.
  if (knownAnswer(title) === undefined) return
  asked += 1
  const endsMs = performance.now() + PATIENCE_MS
  const isRevealed = () => teacher.count('sendAnswer', from) > 0
  const isAnswered = () => pupils.every((pupil) => pupil.acknowledgedMs.size === asked)
  await until('everybody has answered', () => isRevealed() || isAnswered() || performance.now() > endsMs)
  // An intruder with a seat may keep the class waiting.
  if (!isRevealed()) teacher.send('timeUp')
  await teacher.next(['sendAnswer'], from)
}

const play = async (): Promise<ClassReport> => {
  const beganMs = performance.now()
  const slides = teacher.last('joined')?.totalNoOfQuestions ?? 0
  await playSlide('startQuiz')
  for (let slide = 1; slide < slides; slide += 1) await playSlide('sendNextQuestion')
  teacher.send('goToPodium')
  await teacher.next(['sendPodium'], 0)
  return {
    did: 'play',
    acknowledgedMs: pupils.flatMap((pupil) => [...pupil.acknowledgedMs.values()]),
    answers: asked * pupils.length,
    closed,
    playingMs: performance.now() - beganMs,
  }
}

process.on('message', (order: ClassOrder) => {
  const report = (said: ClassReport) => process.send?.(said)
  const work = order.order === 'enter' ? enter(order) : play()
  work.then(report, (error: unknown) => report({ did: 'fail', why: String(error) }))
})
