import { WebSocket } from 'ws'

/** What the bench asks of the crowd. `answers` are the known answers by question title. */
export type CrowdOrder =
  | { order: 'join'; url: string; origin: string; count: number; answers: Record<string, string>; windowMs: number }
  | { order: 'forget' }
  | { order: 'report' }
  | { order: 'leave' }

/** What the crowd has seen since it was told to forget. */
export interface CrowdReport {
  acknowledgedMs: number[]
  reveals: number
  frames: number
}

/** A thousand players in one process: each answers every question at a random moment of the window and times its acknowledgement. */
const sockets: WebSocket[] = []
let acknowledgedMs: number[] = []
let reveals = 0
let frames = 0

const titleOf = (text: string): string => JSON.parse(text).payload.currentQuestion.questionTitle
const questionIdOf = (text: string): string => /"questionId":"([^"]+)"/u.exec(text)?.[1] ?? ''
const getReadyMsOf = (text: string): number => JSON.parse(text).payload.getReadyMs

const join = ({ url, origin, count, answers, windowMs }: Extract<CrowdOrder, { order: 'join' }>) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const socket = new WebSocket(url, { headers: { origin }, perMessageDeflate: false })
      sockets.push(socket)
      let askedMs = 0
      await new Promise<void>((resolve, reject) => {
        socket.on('error', reject)
        socket.on('message', (data) => {
          frames += 1
          const text = String(data)
          if (text.startsWith('{"action":"connected to room"')) {
            const payload = {
              playerName: `P${index}`,
              playerEmail: 'p@example.org',
              playerAvatar: 'avatar1',
              ageGroup: '18+',
            }
            socket.send(JSON.stringify({ action: 'addPlayer', payload }))
          } else if (text.startsWith('{"action":"joined"')) resolve()
          else if (text.startsWith('{"action":"roomFull"')) reject(new Error('the room is full'))
          else if (text.startsWith('{"action":"answerReceived"')) acknowledgedMs.push(performance.now() - askedMs)
          else if (text.startsWith('{"action":"sendAnswer"')) reveals += 1
          else if (text.startsWith('{"action":"sendQuestion"')) {
            const playerAnswer = answers[titleOf(text)]
            if (playerAnswer === undefined) return
            const frame = JSON.stringify({
              action: 'submitAnswer',
              payload: { questionId: questionIdOf(text), playerAnswer, timeTaken: 1 },
            })
            setTimeout(
              () => {
                askedMs = performance.now()
                socket.send(frame)
              },
              getReadyMsOf(text) + 50 + Math.random() * windowMs,
            )
          }
        })
      })
    }),
  )

process.on('message', (order: CrowdOrder) => {
  if (order.order === 'join') {
    join(order).then(
      () => process.send?.({ done: 'join' }),
      (error) => {
        throw error
      },
    )
  } else if (order.order === 'forget') {
    acknowledgedMs = []
    reveals = 0
    frames = 0
    process.send?.({ done: 'forget' })
  } else if (order.order === 'report') process.send?.({ done: 'report', acknowledgedMs, reveals, frames })
  else {
    for (const socket of sockets.splice(0)) socket.terminate()
    process.send?.({ done: 'leave' })
  }
})
