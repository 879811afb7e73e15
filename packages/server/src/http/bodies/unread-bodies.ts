import type { FastifyInstance } from 'fastify'

/** So much of what nobody reads is taken in and dropped, for browsers read no reply before they have sent everything. */
const BEARABLE_BYTES = 100_000_000

/**
 * What is still on its way when the reply goes out is dropped. Whoever sends more than is bearable, without saying how much,
 * or for longer than `longestMs`, is disconnected.
 */
export const dropUnreadBodies = (app: FastifyInstance, longestMs: number): void => {
  app.addHook('onSend', async ({ raw, headers }, reply) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (!hasBody || raw.complete) return
    const isBearable = Number(headers['content-length']) <= BEARABLE_BYTES
    if (!isBearable) return void reply.header('connection', 'close')
    const slow = setTimeout(() => raw.destroy(), longestMs)
    raw.once('close', () => clearTimeout(slow)).resume()
  })
}
