import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { textFrame } from './text-frame.ts'

test('SO21 frames of every length are read as they were written, one after another', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000].flatMap((length) => [
    'x'.repeat(length),
    'é'.repeat(length),
  ])
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  const server = createServer().on('upgrade', (request, wire, head) =>
    sockets.handleUpgrade(request, wire, head, (socket) => {
      for (const text of texts) wire.write(textFrame(text))
      socket.close()
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const read: string[] = []
  client.on('message', (data) => read.push(String(data)))
  await new Promise((resolve) => client.on('close', resolve))
  server.close()
  expect(read).toEqual(texts)
})
