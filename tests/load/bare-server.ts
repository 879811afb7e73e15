import { createServer } from 'node:http'
import type { WebSocket } from 'ws'
import { WebSocketServer } from 'ws'

/** What the bench tells the bare server: texts recorded from the product, to be sent without any logic. */
export type BareOrder =
  | {
      order: 'frames'
      hello: string
      joined: string
      acknowledged: string
      question: string
      reveal: string
      board: string
    }
  | { order: 'ask'; boards: number; boardEveryMs: number }

type Frames = Extract<BareOrder, { order: 'frames' }>

/** The reference of the benchmark: a `ws` server that sends the product's frames at the product's pace and does nothing else. */
const sockets = new Set<WebSocket>()
const server = createServer()
const wss = new WebSocketServer({ server, perMessageDeflate: false, maxPayload: 16_384, clientTracking: false })
let frames: Frames | undefined
let answers = 0

const sendAll = (text: string) => {
  for (const socket of sockets) socket.send(text)
}

wss.on('connection', (socket) => {
  if (frames === undefined) return
  const { hello, joined, acknowledged, reveal, board } = frames
  sockets.add(socket)
  socket.on('close', () => sockets.delete(socket))
  socket.send(hello)
  socket.on('message', (data) => {
    if (String(data).startsWith('{"action":"addPlayer"')) {
      socket.send(joined)
      return
    }
    socket.send(acknowledged)
    answers += 1
    if (answers === sockets.size) {
      sendAll(reveal)
      sendAll(board)
    }
  })
})

process.on('message', (order: BareOrder) => {
  if (order.order === 'frames') {
    frames = order
    return
  }
  if (frames === undefined) return
  answers = 0
  const { board } = frames
  sendAll(frames.question)
  for (let sent = 1; sent < order.boards; sent += 1) setTimeout(() => sendAll(board), 3_000 + sent * order.boardEveryMs)
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 })
})
