import { tabStorage } from '../lib/page/page-storage.ts'

/** The part of a WebSocket that is used. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose' | 'readyState'>

/** What the connection to a room needs of its environment; tests provide their own. */
export interface Surroundings {
  openSocket: (roomId: string) => Socket
  /** A steady clock, in milliseconds. */
  nowMs: () => number
  /** Answers the function that calls it off. */
  after: (ms: number, run: () => void) => () => void
  random: () => number
  isHidden: () => boolean
  isOffline: () => boolean
  /** Reports when reconnecting at once is worthwhile: back online, or visible again. */
  onWake: (listener: () => void) => () => void
  onOffline: (listener: () => void) => () => void
  storage: Storage
}

const listen = (target: EventTarget, events: readonly string[], listener: () => void): (() => void) => {
  for (const event of events) target.addEventListener(event, listener)
  return () => {
    for (const event of events) target.removeEventListener(event, listener)
  }
}

export const browserSurroundings = (): Surroundings => ({
  openSocket: (roomId) => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    return new WebSocket(`${scheme}://${location.host}/ws/quiz/${encodeURIComponent(roomId)}/`)
  },
  nowMs: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  random: Math.random,
  isHidden: () => document.visibilityState === 'hidden',
  isOffline: () => !navigator.onLine,
  onWake: (listener) => {
    const whenSeen = () => {
      if (document.visibilityState === 'visible') listener()
    }
    const calls = [listen(window, ['online', 'pageshow'], listener), listen(document, ['visibilitychange'], whenSeen)]
    return () => {
      for (const call of calls) call()
    }
  },
  onOffline: (listener) => listen(window, ['offline'], listener),
  storage: tabStorage(),
})
