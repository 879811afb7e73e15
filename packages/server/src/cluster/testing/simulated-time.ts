import { AsyncLocalStorage } from 'node:async_hooks'
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import timersPromises from 'node:timers/promises'
import type { Random } from '@quokka/core/lib'

/** One that was killed does nothing any more; one that is paused does later what was due. */
type ProcessState = 'runs' | 'paused' | 'dead'

/** Something due at a moment, in a process or outside of all. */
interface Due {
  atMs: number
  order: number
  process: SimulatedProcess | undefined
  isTimer: boolean
  run(): void
}

/** A process of the simulation: timers and promises that code started within it wait as long as it is paused. */
export interface SimulatedProcess {
  name: string
  state: ProcessState
  /** What became due while it is paused. */
  missed: Due[]
  /** How fast its clocks go. */
  rate: number
}

const isBefore = (left: Due, right: Due): boolean =>
  left.atMs < right.atMs || (left.atMs === right.atMs && left.order < right.order)

const createQueue = () => {
  const heap: Due[] = []
  const swap = (left: number, right: number) => {
    const kept = heap[left] as Due
    heap[left] = heap[right] as Due
    heap[right] = kept
  }
  const rises = (from: number, to: number) => isBefore(heap[from] as Due, heap[to] as Due)
  return {
    add(due: Due) {
      let place = heap.push(due) - 1
      for (let above = (place - 1) >> 1; place > 0 && rises(place, above); above = (place - 1) >> 1) {
        swap(place, above)
        place = above
      }
    },
    next(): Due | undefined {
      const first = heap[0]
      const last = heap.pop()
      if (first === undefined || last === undefined || heap.length === 0) return first
      heap[0] = last
      for (let place = 0; ; ) {
        const [left, right] = [2 * place + 1, 2 * place + 2]
        let least = place
        if (left < heap.length && rises(left, least)) least = left
        if (right < heap.length && rises(right, least)) least = right
        if (least === place) return first
        swap(place, least)
        place = least
      }
    },
  }
}

/** Stands where code expects a timer of Node.js. */
class SimulatedTimer {
  isCleared = false
  generation = 0
  readonly arm: () => void
  constructor(arm: (timer: SimulatedTimer) => void) {
    this.arm = () => arm(this)
    this.arm()
  }
  unref() {
    return this
  }
  ref() {
    return this
  }
  refresh() {
    this.generation += 1
    this.arm()
    return this
  }
}

const real = {
  setTimeout: globalThis.setTimeout,
  setInterval: globalThis.setInterval,
  setImmediate: globalThis.setImmediate,
  clearTimeout: globalThis.clearTimeout,
  clearInterval: globalThis.clearInterval,
}
const realPromises = { setTimeout: timersPromises.setTimeout, setImmediate: timersPromises.setImmediate }
const realInt = crypto.randomInt

/**
 * Time that passes as fast as what happens in it can be computed. Each timer belongs to the process whose code set it, so that one
 * process can die or sleep while others go on; that is why vitest's own fake timers do not do.
 */
export class SimulatedTime {
  nowMs = 0
  private readonly queue = createQueue()
  private readonly within = new AsyncLocalStorage<SimulatedProcess | undefined>()
  private order = 0
  private readonly random: Random

  constructor(random: Random) {
    this.random = random
  }

  /** Calls back after so long, in a process or outside of all. */
  after(ms: number, process: SimulatedProcess | undefined, run: () => void, isTimer = false): void {
    this.order += 1
    this.queue.add({ atMs: this.nowMs + Math.max(0, ms), order: this.order, process, isTimer, run })
  }

  /** Runs something in a process as soon as it runs itself; the promise is kept by whoever asked. */
  enter<Value>(process: SimulatedProcess, run: () => Value | Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      this.after(0, process, () => {
        try {
          Promise.resolve(run()).then(resolve, reject)
        } catch (error) {
          reject(error)
        }
      })
    })
  }

  /** Runs something outside of all processes; whoever asked hears of it once its process runs. */
  leave<Value>(run: () => Promise<Value>): Promise<Value> {
    const process = this.within.getStore()
    return new Promise((resolve, reject) => {
      this.within.run(undefined, run).then(
        (value) => this.after(0, process, () => resolve(value)),
        (error: unknown) => this.after(0, process, () => reject(error)),
      )
    })
  }

  pause(ms: number): Promise<void> {
    const process = this.within.getStore()
    return new Promise((resolve) => this.after(ms, process, resolve))
  }

  wake(process: SimulatedProcess): void {
    if (process.state !== 'paused') return
    process.state = 'runs'
    const missed = process.missed.splice(0)
    // The kernel's order or that of Node.js: either may come first.
    const timersFirst = this.random() < 0.5
    const sorted = missed.toSorted((left, right) => Number(left.isTimer) - Number(right.isTimer))
    for (const { run, isTimer } of timersFirst ? sorted.toReversed() : sorted) this.after(0, process, run, isTimer)
  }

  /** Lets time pass until something holds, or for so long. */
  async run(isDone: () => boolean, limitMs: number): Promise<void> {
    const endMs = this.nowMs + limitMs
    while (!isDone()) {
      const due = this.queue.next()
      if (due === undefined) return
      if (due.atMs > endMs) {
        this.queue.add(due)
        this.nowMs = endMs
        return
      }
      this.nowMs = due.atMs
      const { process, run } = due
      if (process?.state === 'dead') continue
      if (process?.state === 'paused') process.missed.push(due)
      else {
        this.within.run(process, run)
        // What promises lead to comes before anything else.
        await new Promise<void>((resolve) => real.setImmediate(resolve))
      }
    }
  }

  /** Puts this time, and a source of chance, in the place of the machine's, until `release` is called. */
  hold(): void {
    const timer = (callback: () => void, ms: number, isRepeated: boolean) => {
      const process = this.within.getStore()
      const arm = (armed: SimulatedTimer) => {
        const { generation } = armed
        const fire = () => {
          if (armed.isCleared || armed.generation !== generation) return
          callback()
          if (isRepeated) armed.refresh()
        }
        this.after(Math.max(1, ms || 0) / (process?.rate ?? 1), process, fire, true)
      }
      return new SimulatedTimer(arm)
    }
    const clear = (armed: unknown) => {
      if (armed instanceof SimulatedTimer) armed.isCleared = true
    }
    Object.assign(globalThis, {
      setTimeout: (callback: () => void, ms = 1) => timer(callback, ms, false),
      setInterval: (callback: () => void, ms = 1) => timer(callback, ms, true),
      setImmediate: (callback: () => void) => {
        this.after(0, this.within.getStore(), callback, true)
      },
      clearTimeout: clear,
      clearInterval: clear,
    })
    Object.assign(timersPromises, {
      setTimeout: (ms: number) => this.pause(ms),
      setImmediate: () => this.pause(0),
    })
    Object.assign(crypto, { randomInt: (below: number) => Math.floor(this.random() * below) })
    syncBuiltinESMExports()
  }

  release(): void {
    Object.assign(globalThis, real)
    Object.assign(timersPromises, realPromises)
    Object.assign(crypto, { randomInt: realInt })
    syncBuiltinESMExports()
  }
}
