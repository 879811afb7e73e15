import type { FastifyInstance } from 'fastify'
import type { OriginGuard } from '../callers/origin-guard.ts'

/** Where a page pays: the origins of a provider's checkout. */
export interface Checkout {
  script: string
  scriptOrigin: string
  /** Of the frames that the script opens. */
  frameOrigins: readonly string[]
  /** Where the script tells its failures. */
  connectOrigins: readonly string[]
}

/** Safari before 15.4 does not count a socket of the page's own host as `'self'`. */
const policyWith = (
  socketOrigins: readonly string[],
  framedBy: "'none'" | '*',
  checkout: Checkout | undefined,
): string =>
  [
    "default-src 'self'",
    ...(checkout === undefined
      ? []
      : [`script-src 'self' ${checkout.scriptOrigin}`, `frame-src ${checkout.frameOrigins.join(' ')}`]),
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    ["connect-src 'self'", ...socketOrigins, ...(checkout?.connectOrigins ?? [])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
  ].join('; ')

/** The pages on which a QTest is taken, in any case as the page reads its address. Decision 0048. */
const QTEST_PAGE = /^\/qtest(?:[/?]|$)/i

const CHECKOUT_PAGE = /^\/pricing\/?(?:\?|$)/
/** Whether an address is of the one page that may load a provider's checkout. Rule BI19. */
export const isCheckoutPage = (url: string): boolean => CHECKOUT_PAGE.test(url)

/** What a browser may do with a medium: show it, nothing else. */
export const MEDIA_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'"

const permissionsWith = (checkout: Checkout | undefined): string => {
  const payment = checkout === undefined ? '' : ['self', ...checkout.frameOrigins.map((one) => `"${one}"`)].join(' ')
  return `camera=(), microphone=(), geolocation=(), payment=(${payment}), usb=(), browsing-topics=()`
}

/** Gives every answer its headers; `isSecure` adds the promise that the host is reached by TLS only. */
export const addSecurityHeaders = (
  app: FastifyInstance,
  {
    isSecure,
    origins,
    checkout,
  }: { isSecure: boolean; origins: Pick<OriginGuard, 'socketOriginsAt'>; checkout?: Checkout | undefined },
): void => {
  const same = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': permissionsWith(undefined),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
  app.addHook('onRequest', async ({ url, headers: { host } }, reply) => {
    const isFramed = QTEST_PAGE.test(url)
    const paying = isCheckoutPage(url) ? checkout : undefined
    reply.headers({
      ...same,
      'content-security-policy': policyWith(origins.socketOriginsAt(host), isFramed ? '*' : "'none'", paying),
      ...(isFramed ? {} : { 'x-frame-options': 'DENY' }),
      // A bank's page opens in a window of its own, which the checkout waits for.
      ...(paying && {
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'permissions-policy': permissionsWith(paying),
      }),
    })
  })
}
