import { expect, test } from 'vitest'
import { shrink, simulate } from './testing/simulation.ts'

/** How long it is tried, in seconds of the processor: a little in every run, much at night (`npm run test:nightly`). */
const SECONDS = Number(process.env.SIMULATION_SECONDS ?? 10)
/** The first seed; `SIMULATION_SEED=… SIMULATION_SECONDS=0` repeats what failed. */
const SEED = Number(process.env.SIMULATION_SEED ?? Date.now() % 1_000_000)
const EVENTS_SHOWN = 60

const spentS = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

test(`CL20 a cluster whose nodes die and pause plays whole games and QTests (seed ${SEED})`, {
  timeout: (SECONDS * 20 + 300) * 1_000,
}, async () => {
  const beganS = spentS()
  const sums = { runs: 0, faults: 0, answers: 0, frames: 0, claims: 0, simulatedMs: 0 }
  do {
    const seed = SEED + sums.runs
    const { failure, faults, answers, frames, claims, simulatedMs } = await simulate(seed)
    if (failure !== undefined) {
      const least = await shrink(seed, faults)
      const lines = [
        `SIMULATION_SEED=${seed} SIMULATION_SECONDS=0 repeats it: ${failure}`,
        `with the fewest faults: ${least.failure}`,
        ...least.faults.map((fault) => JSON.stringify(fault)),
        ...least.trace.slice(-EVENTS_SHOWN),
      ]
      throw new Error(lines.join('\n'))
    }
    sums.runs += 1
    sums.faults += faults.length
    sums.answers += answers
    sums.frames += frames
    sums.claims += claims
    sums.simulatedMs += simulatedMs
  } while (spentS() - beganS < SECONDS)
  console.log(`simulated: ${JSON.stringify(sums)}, from seed ${SEED} on`)
  // The faults are such that somebody takes over, in most runs.
  if (sums.runs > 20) expect(sums.claims).toBeGreaterThan(sums.runs / 2)
})
