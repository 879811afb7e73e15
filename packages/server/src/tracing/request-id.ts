import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import type { Chance } from '../ports.ts'

/** Names a request in its answer, behind a proxy that names it, and in the emails that it caused. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** Long enough for 60 bits, short enough to be read aloud. */
const OWN_CHARACTERS = 10
/** Of a proxy: a UUID, a hash, a number; nothing that could be an address, a header or a line. */
const SANE = /^[A-Za-z0-9_-]{8,64}$/u

/** The ids of HTTP requests and of the sockets that some of them become. */
export interface RequestIds {
  /** The same for the same request: what a trusted proxy has called it, else one by chance. */
  idOf(request: IncomingMessage): string
}

export const createRequestIds = (trustedProxies: readonly string[], chance: Pick<Chance, 'newId'>): RequestIds => {
  const isProxy = proxyAddress.compile([...trustedProxies])
  const known = new WeakMap<IncomingMessage, string>()
  const idFor = ({ headers, socket }: IncomingMessage): string => {
    const given = headers[REQUEST_ID_HEADER]
    // Whoever is no proxy could otherwise give many requests one name, or one request that of somebody else.
    const isTaken = typeof given === 'string' && SANE.test(given) && isProxy(socket.remoteAddress ?? '', 0)
    return isTaken ? given : chance.newId().slice(0, OWN_CHARACTERS)
  }
  return {
    idOf(request) {
      const id = known.get(request) ?? idFor(request)
      known.set(request, id)
      return id
    },
  }
}

/** A request that is being answered, or a job that is being done for one. */
interface Work {
  requestId: string
  isOver: boolean
}

const current = new AsyncLocalStorage<Work | undefined>()

/** The request for which something is done now; undefined for what a room, a timer or a job of the server's own does. */
export const currentRequestId = (): string | undefined => {
  const work = current.getStore()
  // A timer that a request has set, such as that of a room it opened, runs on in its context: its lines are not of that request.
  return work === undefined || work.isOver ? undefined : work.requestId
}

/** Runs what answers a request under its id; the function that is answered ends that. */
export const beginRequest = (requestId: string, run: () => void): (() => void) => {
  const work: Work = { requestId, isOver: false }
  current.run(work, run)
  return () => {
    work.isOver = true
  }
}

/** Does a job under the id of the request that caused it, or under none: never under that of a request that happened to wake its worker. */
export const doFor = async <Value>(requestId: string | undefined, run: () => Promise<Value>): Promise<Value> => {
  const work = requestId === undefined ? undefined : { requestId, isOver: false }
  try {
    return await current.run(work, run)
  } finally {
    if (work !== undefined) work.isOver = true
  }
}
