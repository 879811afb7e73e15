import { networksOf } from '../callers/address.ts'
import type { GuessLimits } from './guess-limits.ts'
import type { RateLimiter } from './rate-limit.ts'

/** Counts what is asked for by where it is asked from. */
export interface AddressLimits {
  /** 0 when it may go on; else after how many seconds it may be tried again. `perMinute` is the share of one address. */
  waitSeconds(what: string, address: string, perMinute: number): number
}

/** The same for guesses at what is secret, which count on all servers together. */
export interface AddressGuessLimits {
  waitSeconds(what: string, address: string, perMinute: number): Promise<number>
}

/** How many addresses may ask at their full rate at once. */
const BUSIEST_ADDRESSES = 50
/** So many a minute nobody takes away: a network that has asked for little is let in, however busy others keep the server. */
const FIRST_FEW = 5

/** What is counted under which key: for each network, for everybody, and for a network that everybody else leaves nothing to. */
const countsOf = (what: string, address: string, perMinute: number) => {
  const networks = networksOf(address)
  return {
    ofNetworks: networks.map(({ network, share }) => [`${what} ${network}`, perMinute * share] as const),
    ofAll: [`${what} everywhere`, perMinute * BUSIEST_ADDRESSES] as const,
    ofFirst: [`${what} first ${networks.at(-1)?.network}`, Math.min(FIRST_FEW, perMinute)] as const,
  }
}

export const createAddressLimits = (limits: RateLimiter): AddressLimits => ({
  waitSeconds(...asked) {
    const { ofNetworks, ofAll, ofFirst } = countsOf(...asked)
    for (const [key, perMinute] of ofNetworks) {
      const waitS = limits.waitSeconds(key, perMinute)
      if (waitS > 0) return waitS
    }
    const waitS = limits.waitSeconds(...ofAll)
    return waitS > 0 && limits.waitSeconds(...ofFirst) > 0 ? waitS : 0
  },
})

export const createAddressGuessLimits = (limits: GuessLimits): AddressGuessLimits => ({
  async waitSeconds(...asked) {
    const { ofNetworks, ofAll, ofFirst } = countsOf(...asked)
    for (const [key, perMinute] of ofNetworks) {
      const waitS = await limits.waitSeconds(key, perMinute)
      if (waitS > 0) return waitS
    }
    const waitS = await limits.waitSeconds(...ofAll)
    return waitS > 0 && (await limits.waitSeconds(...ofFirst)) > 0 ? waitS : 0
  },
})
