/** Counts what is under way, for each key and in all. */
export interface InFlight {
  /** Begins one and answers how to end it; undefined when there are too many. */
  begin(key: string): (() => void) | undefined
}

export const createInFlight = (most: { forKey: number; inAll: number }): InFlight => {
  const counts = new Map<string, number>()
  let all = 0
  const add = (key: string, by: 1 | -1) => {
    const count = (counts.get(key) ?? 0) + by
    all += by
    if (count === 0) counts.delete(key)
    else counts.set(key, count)
  }
  return {
    begin(key) {
      if (all >= most.inAll || (counts.get(key) ?? 0) >= most.forKey) return undefined
      add(key, 1)
      return () => add(key, -1)
    },
  }
}
