import { readFileSync, writeFileSync } from 'node:fs'

// Loaded before the server: whenever SIGUSR2 comes, its clocks go ahead by the first number in CLOCK_AHEAD_FILE, in milliseconds,
// and the timers that are due by then ring. The second number is how far the wall's clock alone is set on. What it did is confirmed
// beside that file. CLOCK_WALL_AHEAD_MS is that second number from the start on.
const file = process.env.CLOCK_AHEAD_FILE ?? ''
const { now } = performance
const { setTimeout: wait, clearTimeout: stop } = globalThis
const { now: wall } = Date
let aheadMs = 0
let wallAheadMs = Number(process.env.CLOCK_WALL_AHEAD_MS ?? 0)
performance.now = () => now.call(performance) + aheadMs
Date.now = () => wall() + Math.round(aheadMs) + wallAheadMs

const pending = new Set()

/** A timer of Node that waits on the moved clock. */
class MovedTimer {
  #call
  #ms
  #isRepeated
  #isReferenced = true
  #dueMs = 0
  #timer

  constructor(call, ms, isRepeated) {
    this.#call = call
    this.#ms = Math.max(1, Number(ms) || 1)
    this.#isRepeated = isRepeated
    this.refresh()
  }

  refresh() {
    this.#dueMs = performance.now() + this.#ms
    pending.add(this)
    this.clockMoved()
    return this
  }

  clockMoved() {
    stop(this.#timer)
    const leftMs = this.#dueMs - performance.now()
    if (leftMs <= 0) return this.#ring()
    this.#timer = wait(() => this.#ring(), leftMs)
    if (!this.#isReferenced) this.#timer.unref()
  }

  #ring() {
    if (this.#isRepeated) this.refresh()
    else pending.delete(this)
    this.#call()
  }

  close() {
    stop(this.#timer)
    pending.delete(this)
  }

  ref() {
    this.#isReferenced = true
    this.#timer?.ref()
    return this
  }

  unref() {
    this.#isReferenced = false
    this.#timer?.unref()
    return this
  }

  hasRef() {
    return this.#isReferenced
  }
}

const replace = (name, isRepeated) => {
  const original = globalThis[name]
  const moved = (call, ms, ...args) => new MovedTimer(() => call(...args), ms, isRepeated)
  // What `promisify` asks for.
  for (const symbol of Object.getOwnPropertySymbols(original)) moved[symbol] = original[symbol]
  globalThis[name] = moved
}
replace('setTimeout', false)
replace('setInterval', true)
for (const name of ['clearTimeout', 'clearInterval']) {
  const original = globalThis[name]
  globalThis[name] = (timer) => (timer instanceof MovedTimer ? timer.close() : original(timer))
}

process.on('SIGUSR2', () => {
  const text = readFileSync(file, 'utf8')
  ;[aheadMs, wallAheadMs] = text.split(' ').map(Number)
  for (const timer of [...pending]) if (pending.has(timer)) timer.clockMoved()
  writeFileSync(`${file}.reached`, text)
})
