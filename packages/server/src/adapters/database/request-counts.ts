/** Requests that the database thread has begun, and has ended: seen by the main thread also while one is under way. */
export type RequestCounts = Int32Array<SharedArrayBuffer>

const BEGUN = 0
const ENDED = 1

export const newRequestCounts = (): RequestCounts => new Int32Array(new SharedArrayBuffer(8))

export const requestCounts = (counts: RequestCounts): { begun: number; ended: number } => ({
  begun: Atomics.load(counts, BEGUN),
  ended: Atomics.load(counts, ENDED),
})

/** Does a request and counts it, also one that throws. */
export const counted = <Reply>(counts: RequestCounts, request: () => Reply): Reply => {
  Atomics.add(counts, BEGUN, 1)
  try {
    return request()
  } finally {
    Atomics.add(counts, ENDED, 1)
  }
}
