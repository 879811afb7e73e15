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
  /** What the calls of a QTest are answered: the beginning of an attempt, and a submission. */
  | { order: 'replies'; begun: string; submitted: string }
  | { order: 'ask'; boards: number; boardEveryMs: number }

type Frames = Extract<BareOrder, { order: 'frames' }>
type Replies = Extract<BareOrder, { order: 'replies' }>

/** Those who play together. */
interface Group {
  sockets: Set<WebSocket>
  answers: number
}

/** The reference of the benchmark: a server that sends what the product sends, at the product's pace, and does nothing else. */
let replies: Replies | undefined
const server = createServer((request, response) => {
  request.resume().once('end', () => {
    const text = request.url?.endsWith('attendqtest') ? replies?.begun : replies?.submitted
    response.writeHead(200, { 'content-type': 'application/json' }).end(text)
  })
})
const wss = new WebSocketServer({ server, perMessageDeflate: false, maxPayload: 16_384, clientTracking: false })
/** By the path that their players opened. */
const groups = new Map<string, Group>()
let frames: Frames | undefined

const sendAll = ({ sockets }: Group, text: string) => {
  for (const socket of sockets) socket.send(text)
}

wss.on('connection', (socket, request) => {
  if (frames === undefined) return
  const { hello, joined, acknowledged, reveal, board } = frames
  const path = request.url ?? ''
  const group = groups.get(path) ?? { sockets: new Set(), answers: 0 }
  groups.set(path, group)
  group.sockets.add(socket)
  socket.on('close', () => group.sockets.delete(socket))
  socket.send(hello)
  socket.on('message', (data) => {
    if (String(data).startsWith('{"action":"addPlayer"')) {
      socket.send(joined)
      return
    }
    socket.send(acknowledged)
    group.answers += 1
    if (group.answers === group.sockets.size) {
      sendAll(group, reveal)
      sendAll(group, board)
    }
  })
})

process.on('message', (order: BareOrder) => {
  if (order.order === 'frames') frames = order
  if (order.order === 'replies') replies = order
  if (order.order !== 'ask' || frames === undefined) return
  const { question, board } = frames
  for (const group of groups.values()) {
    group.answers = 0
    sendAll(group, question)
    for (let sent = 1; sent < order.boards; sent += 1)
      setTimeout(() => sendAll(group, board), 3_000 + sent * order.boardEveryMs)
  }
})

// As the product, whose connections wait for a while as well.
server.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 }, () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 })
})
