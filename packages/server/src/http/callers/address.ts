import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'

/** The address that a request came from: forwarded headers count only behind the given proxies. */
export const addressReader = (trustedProxies: readonly string[]): ((request: IncomingMessage) => string) => {
  const isTrusted = proxyAddress.compile([...trustedProxies])
  return (request) => proxyAddress(request, isTrusted)
}

/** A /64 network, as limits count it. */
const NETWORK = /^[0-9a-f]{1,4}(:[0-9a-f]{1,4}){3}$/

/** The eight groups of an IPv6 address, or the first four; undefined for an IPv4 one. */
const groupsOf = (address: string): string[] | undefined => {
  if (NETWORK.test(address)) return address.split(':')
  if (!isIPv6(address)) return undefined
  const [head = '', tail] = address.split('%')[0]?.toLowerCase().split('::') ?? []
  const before = head.split(':').filter((group) => group !== '')
  const after = (tail ?? '').split(':').filter((group) => group !== '')
  const middle = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return tail === undefined ? before : [...before, ...middle, ...after]
}

const ipv4In = (address: string): string | undefined => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]

/** What limits count by: an IPv4 address, or the /64 network of an IPv6 one, since a household has all of that. */
export const limitKey = (address: string): string => networksOf(address)[0].network

/** A network that an address is in, and how many times the rate of a single address it may ask at. */
interface Network {
  network: string
  share: number
}

/** The networks that an address, or what limits count it by, counts for, the smallest first. Of IPv6 one customer has a /56 or a /48: many a /64. */
export const networksOf = (address: string): [Network, ...Network[]] => {
  const ipv4 = ipv4In(address)
  const groups = ipv4 === undefined ? groupsOf(address) : undefined
  if (groups === undefined) return [{ network: ipv4 ?? address, share: 1 }]
  const [first, second, third, fourth = '0'] = groups
  const site = `${first}:${second}:${third}`
  return [
    { network: `${site}:${fourth}`, share: 1 },
    { network: `${site}:${fourth.padStart(4, '0').slice(0, 2)}/56`, share: 4 },
    { network: `${site}/48`, share: 16 },
  ]
}
