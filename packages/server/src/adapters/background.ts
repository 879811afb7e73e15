import type { Background } from '../ports.ts'

/** More than this waits only in a flood; what comes then is dropped rather than kept indefinitely. */
const MOST_WAITING = 2_000

/** One piece of work after the other, each after a turn of the event loop so that the reply leaves before. */
export const createBackground = (onError: (error: unknown) => void): Background => {
  let last = Promise.resolve()
  let waiting = 0
  return {
    later(work) {
      if (waiting >= MOST_WAITING) {
        onError(new Error('too much background work is waiting; some was dropped'))
        return
      }
      waiting += 1
      last = last
        .then(() => new Promise<void>((resolve) => setImmediate(resolve)))
        .then(work)
        .catch(onError)
        .finally(() => {
          waiting -= 1
        })
    },
    settled: () => last,
  }
}
