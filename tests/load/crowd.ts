import { WebSocket } from 'ws'

/** What the bench asks of a crowd. `answers` are the known answers by question title. */
export type CrowdOrder =
  | {
      order: 'join'
      /** The room's socket on each server; the players spread over them. */
      urls: readonly string[]
      count: number
      answers: Record<string, string>
      windowMs: number
      /** Where its connections come from. */
      localAddress: string
    }
  | { order: 'forget' }
  | { order: 'report' }
  | { order: 'leave' }

/** What the crowd has seen since it was told to forget. */
export interface CrowdReport {
  acknowledgedMs: number[]
  /** Players who got the reveal of a question, and then the leaderboard. */
  settled: number
  frames: number
  /** Leaderboards that the first player got. */
  boards: number
  /** The newest frame of each action that the first player got, ever. */
  texts: Record<string, string>
}

/** So many connections are opened at the same time: a server has a queue for those that it has not accepted yet. */
const JOINING_AT_ONCE = 250

/** Thousands of players in one process: each answers every question at a random moment of the window and times its acknowledgement. */
const sockets: WebSocket[] = []
let acknowledgedMs: number[] = []
let settled = 0
let frames = 0
let boards = 0
const texts: Record<string, string> = {}

const actionOf = (text: string): string => text.slice('{"action":"'.length, text.indexOf('"', '{"action":"'.length))
const titleOf = (text: string): string => JSON.parse(text).payload.currentQuestion.questionTitle
const questionIdOf = (text: string): string => /"questionId":"([^"]+)"/u.exec(text)?.[1] ?? ''
const getReadyMsOf = (text: string): number => JSON.parse(text).payload.getReadyMs

type Join = Extract<CrowdOrder, { order: 'join' }>

const joinOne = (url: string, { answers, windowMs, localAddress }: Join): Promise<void> => {
  const origin = `http://${new URL(url).host}`
  const socket = new WebSocket(url, { headers: { origin }, perMessageDeflate: false, localAddress })
  const isFirst = sockets.push(socket) === 1
  let askedMs = 0
  let isRevealed = false

  const answer = (text: string) => {
    const playerAnswer = answers[titleOf(text)]
    if (playerAnswer === undefined) return
    const frame = JSON.stringify({
      action: 'submitAnswer',
      payload: { questionId: questionIdOf(text), playerAnswer, timeTaken: 1 },
    })
    const send = () => {
      askedMs = performance.now()
      socket.send(frame)
    }
    setTimeout(send, getReadyMsOf(text) + 50 + Math.random() * windowMs)
  }

  return new Promise<void>((resolve, reject) => {
    socket.on('error', reject)
    socket.on('close', (code) => reject(new Error(`closed with ${code}`)))
    socket.on('message', (data) => {
      frames += 1
      const text = String(data)
      const action = actionOf(text)
      if (isFirst) texts[action] = text
      if (action === 'connected to room') {
        const name = `P${sockets.length}`
        const payload = { playerName: name, playerEmail: 'p@example.org', playerAvatar: 'avatar1', ageGroup: '18+' }
        socket.send(JSON.stringify({ action: 'addPlayer', payload }))
      } else if (action === 'joined') resolve()
      else if (action === 'roomFull') reject(new Error('the room is full'))
      else if (action === 'answerReceived') acknowledgedMs.push(performance.now() - askedMs)
      else if (action === 'sendAnswer') isRevealed = true
      else if (action === 'sendQuestion') answer(text)
      else if (action === 'sendLeaderboard') {
        if (isFirst) boards += 1
        if (isRevealed) settled += 1
        isRevealed = false
      }
    })
  })
}

const join = async (order: Join): Promise<void> => {
  let next = 0
  const joinMore = async () => {
    while (next < order.count) {
      const url = order.urls[next % order.urls.length] ?? ''
      next += 1
      await joinOne(url, order)
    }
  }
  await Promise.all(Array.from({ length: JOINING_AT_ONCE }, joinMore))
}

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
    settled = 0
    frames = 0
    boards = 0
    process.send?.({ done: 'forget' })
  } else if (order.order === 'report') {
    process.send?.({ acknowledgedMs, settled, frames, boards, texts } satisfies CrowdReport)
  } else {
    for (const socket of sockets.splice(0)) socket.terminate()
    process.send?.({ done: 'leave' })
  }
})
