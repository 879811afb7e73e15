import type { Running } from './child.ts'

/** One named part of a check. `run` answers whether it passed, or a sentence saying why it was left out. */
export type Step = { name: string; run: (running: Running) => Promise<boolean | string> }

/**
 * Where a step stands among the others: what must have passed before, and whether it keeps the processors at work or
 * mostly waits. Of each kind one runs at a time, the earlier in the plan first, so that waiting fills the gaps of work.
 */
export type Planned = { step: Step; after?: readonly Step[]; kind: 'works' | 'waits' }

/** From the beginning of the plan, in seconds. */
type Times = { name: string; began: number; ended: number }

/**
 * Runs the steps of a plan, each as soon as what it comes after has passed and the place of its kind is free; shows what
 * each printed in one piece at its end, and how long they took. The first that fails stops those that have not begun and
 * ends those that run, as `stopped` does. Answers the name of the failed one, or null; what was stopped has failed.
 */
export const runSteps = async (plan: readonly Planned[], stopped: AbortSignal): Promise<string | null> => {
  const beganMs = performance.now()
  const seconds = () => (performance.now() - beganMs) / 1000
  const waiting = new Set(plan)
  const running = new Map<Planned, Promise<void>>()
  const times: Times[] = []
  const stop = new AbortController()
  const ended = AbortSignal.any([stop.signal, stopped])
  let failed: string | null = null

  const isReady = ({ after = [], kind }: Planned) =>
    ![...running.keys()].some((other) => other.kind === kind || after.includes(other.step)) &&
    ![...waiting].some((other) => after.includes(other.step))

  const begin = async (planned: Planned) => {
    const { step } = planned
    const began = seconds()
    const printed: string[] = []
    console.log(`▸ ${step.name}`)
    const outcome = await step.run({ print: (text) => printed.push(text), ended })
    running.delete(planned)
    times.push({ name: step.name, began, ended: seconds() })
    if (stop.signal.aborted && !stopped.aborted) return console.log(`– ${step.name} ended`)
    console.log(`\n── ${step.name}\n${printed.join('')}${verdict(step.name, outcome, seconds() - began)}\n`)
    if (outcome !== false && !stopped.aborted) return
    failed ??= step.name
    stop.abort()
  }

  while (!ended.aborted && waiting.size + running.size > 0) {
    for (const planned of waiting) {
      if (!isReady(planned)) continue
      waiting.delete(planned)
      running.set(planned, begin(planned))
    }
    if (running.size === 0) throw new Error('The steps of the plan wait for each other.')
    await Promise.race(running.values())
  }
  await Promise.all(running.values())
  console.log(table(times))
  return failed
}

const verdict = (name: string, outcome: boolean | string, seconds: number): string => {
  if (outcome === false) return `✗ ${name} failed after ${seconds.toFixed(1)} s`
  return outcome === true ? `✓ ${name}, ${seconds.toFixed(1)} s` : `– ${name} left out: ${outcome}`
}

const table = (times: readonly Times[]): string =>
  times
    .toSorted((a, b) => a.began - b.began)
    .map(({ name, began, ended }) => `${time(began)} to ${time(ended)} s  ${time(ended - began)} s  ${name}`)
    .join('\n')

const time = (seconds: number): string => seconds.toFixed(0).padStart(5)

/** Aborted by Ctrl-C or another signal that asks this process to end. */
export const stopSignal = (): AbortSignal => {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort())
  return stop.signal
}
