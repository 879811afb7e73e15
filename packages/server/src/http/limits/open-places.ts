import type { Duplex } from 'node:stream'
import { createInFlight } from './in-flight.ts'

/** Counts what each address has open. Answers whether one more may be; if so it is counted until it closes. */
export const createOpenPlaces = (most: number): ((address: string, socket: Duplex) => boolean) => {
  const open = createInFlight({ forKey: most, inAll: Number.POSITIVE_INFINITY })
  return (address, socket) => {
    const end = open.begin(address)
    if (end !== undefined) socket.once('close', end)
    return end !== undefined
  }
}
