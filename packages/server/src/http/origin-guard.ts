import type { IncomingHttpHeaders } from 'node:http'

/** Tells the product's own pages from other sites'. */
export interface OriginGuard {
  /** Whether a page of this origin may act here, e.g. open a socket; without an origin never. */
  isAllowedOrigin(origin: string | undefined, hostHeader: string | undefined): boolean
  /** The product's own origin for a caller who used this host: the configured one of that host, else the host by its name or address. */
  originAt(hostHeader: string | undefined): string | undefined
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
  const scheme = publicOrigins.some((origin) => origin.startsWith('https:')) ? 'https' : 'http'

  const isAllowedOrigin: OriginGuard['isAllowedOrigin'] = (origin, hostHeader) => {
    if (origin === undefined || hostHeader === undefined) return false
    if (publicOrigins.includes(origin)) return true
    const host = hostOf(origin)
    return host !== undefined && host === hostOf(`http://${hostHeader}`) && !publicHosts.includes(host)
  }

  return {
    isAllowedOrigin,
    originAt: (hostHeader) => {
      const host = hostOf(`${scheme}://${hostHeader ?? ''}`)
      return host === undefined ? undefined : (publicOrigins[publicHosts.indexOf(host)] ?? `${scheme}://${host}`)
    },
    mayChange: (headers) => {
      const site = headers['sec-fetch-site']
      return site === undefined ? isAllowedOrigin(headers.origin, headers.host) : site === 'same-origin'
    },
  }
}
