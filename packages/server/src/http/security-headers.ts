import type { FastifyInstance } from 'fastify'
import type { OriginGuard } from './origin-guard.ts'

/** Safari before 15.4 does not count a socket of the page's own host as `'self'`. */
const policyWith = (socketOrigins: readonly string[], framedBy: "'none'" | '*'): string =>
  [
    "default-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    ["connect-src 'self'", ...socketOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
  ].join('; ')

/** The pages on which a QTest is taken. Decision 0048. */
const QTEST_PAGE = /^\/qtest(?:[/?]|$)/

/** What a browser may do with a medium: show it, nothing else. */
export const MEDIA_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'"

/** Gives every answer its headers; `isSecure` adds the promise that the host is reached by TLS only. */
export const addSecurityHeaders = (
  app: FastifyInstance,
  { isSecure, origins }: { isSecure: boolean; origins: Pick<OriginGuard, 'socketOriginsAt'> },
): void => {
  const same = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
  app.addHook('onRequest', async ({ url, headers: { host } }, reply) => {
    const isFramed = QTEST_PAGE.test(url)
    reply.headers({
      'content-security-policy': policyWith(origins.socketOriginsAt(host), isFramed ? '*' : "'none'"),
      ...(isFramed ? {} : { 'x-frame-options': 'DENY' }),
      ...same,
    })
  })
}
