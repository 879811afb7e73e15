import type { FastifyRequest } from 'fastify'

const LOOPBACK_ADDRESS = /^(127\.|::1$|::ffff:127\.)/
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/** Whether a host and port are this machine's own, for itself alone. */
export const isLoopbackHost = (host: string): boolean => LOOPBACK_HOST.test(host)

/**
 * Whether somebody at this machine asks. The host's name is checked because a page of another site can have its own name lead
 * here, and no forwarding is believed because behind a proxy everybody comes from this machine.
 */
export const isFromThisMachine = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') &&
  isLoopbackHost(headers.host ?? '') &&
  FORWARDED.every((name) => headers[name] === undefined)
