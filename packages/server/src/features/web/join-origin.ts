import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { isEverywhere } from '../../http/callers/lan-addresses.ts'
import { isFromThisMachine, isLoopbackHost } from '../../http/callers/this-machine.ts'

export interface JoinOriginPorts {
  config: Pick<Config, 'PUBLIC_ORIGIN' | 'HOST'>
  /** The machine's addresses in the local network now, the likeliest first: a laptop changes its network. */
  lanAddresses: () => readonly string[]
}

/**
 * Where phones reach the server, for a page that was opened at the machine's own address: a public origin, else the address
 * in the local network, which nobody but this machine is told. Undefined where neither is known. Rule HT34.
 */
export const joinOriginFor = (
  request: FastifyRequest,
  { config: { PUBLIC_ORIGIN, HOST }, lanAddresses }: JoinOriginPorts,
): string | undefined => {
  if (PUBLIC_ORIGIN.length > 0) return PUBLIC_ORIGIN.find((origin) => !isLoopbackHost(new URL(origin).host))
  if (!isEverywhere(HOST) || !isFromThisMachine(request)) return undefined
  const [address] = lanAddresses()
  if (address === undefined) return undefined
  const { port } = new URL(`http://${request.headers.host}`)
  return `http://${address}${port && `:${port}`}`
}
