const BASE_MS = 500
const CAP_MS = 10_000
const HIDDEN_CAP_MS = 60_000
/** While the browser says that it is offline, tries are rare: it may be wrong about a network of the school's own. */
const OFFLINE_MS = 5_000

interface Moment {
  /** Tries that have failed since the last connection. */
  failed: number
  isHidden: boolean
  isOffline: boolean
  /** From 0 up to 1. */
  random: number
}

/** How long to wait before the next try, in milliseconds: full jitter, so that a class does not come back as one. */
export const waitBeforeTryMs = ({ failed, isHidden, isOffline, random }: Moment): number => {
  const ceiling = Math.min(isHidden ? HIDDEN_CAP_MS : CAP_MS, BASE_MS * 2 ** Math.min(failed, 16))
  const wait = random * ceiling
  return isOffline ? Math.max(OFFLINE_MS, wait) : wait
}
