import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

/** Tells the product's own pages from other sites'. */
export interface OriginGuard {
  /** Whether a page of this origin may act here, e.g. open a socket; without an origin never. */
  isAllowedOrigin(origin: string | undefined, hostHeader: string | undefined): boolean
  /** The product's own origin for a caller who used this host: the configured one of that host, else the host by its name or address. */
  originAt(hostHeader: string | undefined): string | undefined
  /** The origin for a link that others are shown: never of a host that is none of the configured ones, where some are. */
  linkOriginAt(hostHeader: string | undefined): string | undefined
  /** Whether a call that changes something comes from the product's own pages (contract §1). */
  mayChange(headers: IncomingHttpHeaders): boolean
  /** Where the product is to be opened instead of at another address; undefined where no origin is configured. */
  home: string | undefined
  /** Where pages that came from this host may open sockets. */
  socketOriginsAt(hostHeader: string | undefined): string[]
}

const hostOf = (origin: string): string | undefined =>
  /^https?:\/\//.test(origin) && URL.canParse(origin) ? new URL(origin).host : undefined

/** Names that nobody can register, so that no other site can have one lead here. */
const LOCAL_NAME = /^([a-z\d_-]+|([a-z\d_-]+\.)+(local|localhost|lan|internal|home\.arpa))$/

/** Of names that are refused so many are told. */
const MOST_STRANGERS = 10

/**
 * Allowed are the configured origins and nothing else. Where none is configured, for play in a local network, it is the host that
 * was called, by an address, a local name or the machine's own: any other name may be another site's, made to lead here (DNS
 * rebinding). `onStranger` is told of each such host once.
 */
export const createOriginGuard = (
  publicOrigins: readonly string[],
  ownName = 'localhost',
  onStranger: (host: string) => void = () => {},
): OriginGuard => {
  const publicHosts = publicOrigins.map(hostOf)
  const scheme = publicOrigins.some((origin) => origin.startsWith('https:')) ? 'https' : 'http'
  const strangers = new Set<string>()

  const isLocal = (host: string): boolean => {
    const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')
    return isIP(name) !== 0 || LOCAL_NAME.test(name) || name === ownName.toLowerCase()
  }
  const tell = (host: string): void => {
    if (strangers.has(host) || strangers.size >= MOST_STRANGERS) return
    strangers.add(host)
    onStranger(host)
  }

  const isAllowedOrigin: OriginGuard['isAllowedOrigin'] = (origin, hostHeader) => {
    if (origin === undefined || hostHeader === undefined) return false
    if (publicOrigins.length > 0) return publicOrigins.includes(origin)
    const host = hostOf(origin)
    if (host === undefined || host !== hostOf(`http://${hostHeader}`)) return false
    if (!isLocal(host)) tell(host)
    return isLocal(host)
  }

  const originAt: OriginGuard['originAt'] = (hostHeader) => {
    const host = hostOf(`${scheme}://${hostHeader ?? ''}`)
    return host === undefined ? undefined : (publicOrigins[publicHosts.indexOf(host)] ?? `${scheme}://${host}`)
  }

  return {
    isAllowedOrigin,
    originAt,
    linkOriginAt: (hostHeader) => {
      const origin = originAt(hostHeader)
      return publicOrigins.length === 0 || (origin && publicOrigins.includes(origin)) ? origin : publicOrigins[0]
    },
    mayChange: ({ origin, host, 'sec-fetch-site': site }) => {
      if (site === undefined) return isAllowedOrigin(origin, host)
      // A browser says this of hosts that have proved their names, or are this machine.
      if (site !== 'same-origin') return false
      return origin === undefined || publicOrigins.length === 0 || publicOrigins.includes(origin)
    },
    home: publicOrigins[0],
    socketOriginsAt: (hostHeader) => {
      if (publicOrigins.length > 0) return publicOrigins.map((origin) => origin.replace(/^http/, 'ws'))
      const host = hostOf(`http://${hostHeader ?? ''}`)
      return host !== undefined && isLocal(host) ? [`ws://${host}`] : []
    },
  }
}
