import { seeded } from '@quokka/core/lib'

/** The moment at which every state stands. */
export const NOW_MS = Date.UTC(2026, 10, 24, 10)

/** A timer of so long would lead on to another state, or tell the passing of time. */
const LONG_MS = 1_000

/** Of the page's steady clock when a state begins. */
const PAGE_NOW_MS = 60_000

let pageNowMs = PAGE_NOW_MS

let chance = seeded(1)

/** Clock, chance and long timers stand still from here on; short ones, such as a pause before a search, run. */
export const standStill = (): void => {
  const LivingDate = Date
  globalThis.Date = class extends LivingDate {
    constructor(...given: unknown[]) {
      // @ts-expect-error a constructor with many forms
      super(...(given.length === 0 ? [NOW_MS] : given))
    }
    static override now() {
      return NOW_MS
    }
  } as DateConstructor
  performance.now = () => pageNowMs
  Math.random = () => chance()
  const start = window.setTimeout.bind(window)
  const clear = window.clearTimeout.bind(window)
  window.setTimeout = ((run: () => void, ms = 0, ...rest: unknown[]) => {
    if (ms < LONG_MS) return start(run, ms, ...rest)
    const id = start(() => {})
    held.set(id, { run, ms })
    return id
  }) as typeof setTimeout
  window.clearTimeout = (id) => {
    if (typeof id === 'number') held.delete(id)
    clear(id)
  }
}

/** Timers that wait for `letPass`. */
const held = new Map<number, { run: () => void; ms: number }>()

/** Moves the page's steady clock on, for what looks at it by short timers. */
export const moveClock = (passedMs: number): void => {
  pageNowMs += passedMs
}

/**
 * Runs the long timers that are due after so long, and moves the clock on.
 *
 * @throws if there are none: an effect that starts one runs some time after what it belongs to can be seen
 */
export const letPass = (passedMs: number): void => {
  const due = [...held].filter(([, { ms }]) => ms <= passedMs)
  if (due.length === 0) throw new Error(`nothing waits for ${passedMs} ms to pass`)
  moveClock(passedMs)
  for (const [id, { run }] of due) {
    held.delete(id)
    run()
  }
}

/** A storage that lasts as long as the page: what this browser keeps of the product is neither read nor touched. */
const emptyStorage = (): Storage => {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  }
}

const STORAGES = { localStorage: emptyStorage(), sessionStorage: emptyStorage() }

/** As a page that was just opened: what a state before it stored and waited for is gone. */
export const forgetEverything = (): void => {
  indexedDB.deleteDatabase('quokka-imports')
  chance = seeded(1)
  pageNowMs = PAGE_NOW_MS
  held.clear()
  for (const [name, value] of Object.entries(STORAGES)) {
    value.clear()
    Object.defineProperty(window, name, { value, configurable: true })
  }
}

/** Cuts or mends the page's network. */
export const setOnline = (isOnline: boolean): void => {
  if (navigator.onLine === isOnline) return
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true })
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}
