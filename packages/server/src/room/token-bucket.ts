/** Lets `burst` things happen at once and `perSecond` in the long run. */
export interface TokenBucket {
  /** Takes `cost` tokens if they are there; whether they were. */
  take(nowMs: number, cost?: number): boolean
  /** Whether it is full again, so that it may be forgotten. */
  isFull(nowMs: number): boolean
}

export const tokenBucket = (burst: number, perSecond: number): TokenBucket => {
  let tokens = burst
  let filledMs: number | undefined
  const fill = (nowMs: number) => {
    if (filledMs !== undefined) tokens = Math.min(burst, tokens + ((nowMs - filledMs) / 1_000) * perSecond)
    filledMs = nowMs
  }
  return {
    take(nowMs, cost = 1) {
      fill(nowMs)
      if (tokens < cost) return false
      tokens -= cost
      return true
    },
    isFull(nowMs) {
      fill(nowMs)
      return tokens >= burst
    },
  }
}
