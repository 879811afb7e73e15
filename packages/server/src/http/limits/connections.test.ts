import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { limitConnections } from './connections.ts'

const listen = async (trustedProxies: readonly string[]) => {
  const server = createServer((_request, response) => response.end('here'))
  limitConnections(server, trustedProxies, 2)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const open = async (): Promise<'answered' | 'closed'> => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    return new Promise((resolve) => {
      socket.once('data', () => resolve('answered')).once('close', () => resolve('closed'))
    })
  }
  return { server, open, closeAll: () => server.closeAllConnections() }
}

test('HT25 one address holds so many connections; what it closes it may open again', async () => {
  const { server, open, closeAll } = await listen([])
  expect([await open(), await open(), await open()]).toEqual(['answered', 'answered', 'closed'])
  closeAll()
  await expect.poll(open).toBe('answered')
  closeAll()
  server.close()
})

test('HT25 a configured proxy holds as many as it brings', async () => {
  const { server, open, closeAll } = await listen(['loopback'])
  expect([await open(), await open(), await open()]).toEqual(['answered', 'answered', 'answered'])
  closeAll()
  server.close()
})
