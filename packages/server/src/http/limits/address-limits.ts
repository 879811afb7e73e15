import { networksOf } from '../callers/address.ts'
import type { RateLimiter } from './rate-limit.ts'

/** Counts what is asked for by where it is asked from. */
export interface AddressLimits {
  /** 0 when it may go on; else after how many seconds it may be tried again. `perMinute` is the share of one address. */
  waitSeconds(what: string, address: string, perMinute: number): number
}

/** How many addresses may ask at their full rate at once. */
const BUSIEST_ADDRESSES = 50
/** So many a minute nobody takes away: a network that has asked for little is let in, however busy others keep the server. */
const FIRST_FEW = 5

export const createAddressLimits = (limits: RateLimiter): AddressLimits => ({
  waitSeconds(what, address, perMinute) {
    const networks = networksOf(address)
    for (const { network, share } of networks) {
      const waitS = limits.waitSeconds(`${what} ${network}`, perMinute * share)
      if (waitS > 0) return waitS
    }
    const waitS = limits.waitSeconds(`${what} everywhere`, perMinute * BUSIEST_ADDRESSES)
    if (waitS === 0) return 0
    const isNew = limits.waitSeconds(`${what} first ${networks.at(-1)?.network}`, Math.min(FIRST_FEW, perMinute)) === 0
    return isNew ? 0 : waitS
  },
})
