/** What can be seen of a database thread from outside, each a number that goes on. */
export interface ThreadSigns {
  /** Requests that it has begun and that it has ended: between the two it hears nothing. */
  begun: number
  ended: number
  /** Answers that it has given when it was asked whether it is there. */
  answers: number
}

/** Checks without an answer from a thread that has nothing to do. */
const IDLE_CHECKS = 5
/** Checks within one and the same request: a long one is work, an endless one is not. */
const REQUEST_CHECKS = 60

/**
 * Tells a thread that is dead from one that is at work. Checks are counted, not timed: a process that was itself paused must not
 * blame its thread. `check` answers why the thread is dead, once. Rule ST13.
 */
export const createLiveness = (checkEveryMs: number): { check(signs: ThreadSigns): string | undefined } => {
  let last: ThreadSigns = { begun: 0, ended: 0, answers: 0 }
  let missed = 0
  return {
    check(signs) {
      const isMoving = signs.begun !== last.begun || signs.ended !== last.ended || signs.answers !== last.answers
      last = signs
      missed = isMoving ? 0 : missed + 1
      const isWorking = signs.begun !== signs.ended
      if (missed !== (isWorking ? REQUEST_CHECKS : IDLE_CHECKS)) return undefined
      const seconds = (missed * checkEveryMs) / 1_000
      return isWorking ? `one statement has run for ${seconds} s` : `it has been silent for ${seconds} s`
    },
  }
}
