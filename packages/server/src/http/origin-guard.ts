import type { IncomingHttpHeaders } from 'node:http'

/** Tells the product's own pages from other sites'. */
export interface OriginGuard {
  /** Whether a page of this origin may act here, e.g. open a socket; without an origin never. */
  isAllowedOrigin(origin: string | undefined, hostHeader: string | undefined): boolean
  /** Whether a call that changes something comes from the product's own pages (contract §1). */
  mayChange(headers: IncomingHttpHeaders): boolean
}

const hostOf = (origin: string): string | undefined =>
  /^https?:\/\//.test(origin) && URL.canParse(origin) ? new URL(origin).host : undefined

/**
 * Allowed are the configured origins and, for play in a local network, the host that was called by name or address.
 * A host that is configured is taken by its configured scheme only.
 */
export const createOriginGuard = (publicOrigins: readonly string[]): OriginGuard => {
  const publicHosts = publicOrigins.map(hostOf)

  const isAllowedOrigin: OriginGuard['isAllowedOrigin'] = (origin, hostHeader) => {
    if (origin === undefined || hostHeader === undefined) return false
    if (publicOrigins.includes(origin)) return true
    const host = hostOf(origin)
    return host !== undefined && host === hostOf(`http://${hostHeader}`) && !publicHosts.includes(host)
  }

  return {
    isAllowedOrigin,
    mayChange: (headers) => {
      const site = headers['sec-fetch-site']
      return site === undefined ? isAllowedOrigin(headers.origin, headers.host) : site === 'same-origin'
    },
  }
}
