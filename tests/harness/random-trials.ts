/** How long each property is tried, in seconds: a little in every run, much at night (`npm run test:nightly`). */
const SECONDS = Number(process.env.TRIAL_SECONDS ?? 2)

/** The seed of the first trial; `TRIAL_SEED=… TRIAL_SECONDS=0` repeats what failed. Tests name it in their titles. */
export const TRIAL_SEED = Number(process.env.TRIAL_SEED ?? Date.now() % 1_000_000)

/** What the least trials may take more than that on a machine that is busy with other things. */
const MOST_MS = 100_000

/** How long a test of trials may take, in milliseconds. */
export const TRIAL_LIMIT_MS = SECONDS * 1_000 + MOST_MS + 20_000

type Trials = {
  name: string
  /** How many there are however little time there is. */
  least: number
  /** Whether what happens rarely has happened; the trials go on until then. */
  hasSeenAll?: () => boolean
}

/**
 * Runs a trial with one seed after the other until the time for it is over; prints and answers how many those were. A
 * trial that throws ends this with its seed.
 */
export const randomTrials = (
  { name, least, hasSeenAll = () => true }: Trials,
  trial: (seed: number) => void,
): number => {
  const endMs = performance.now() + SECONDS * 1_000
  let count = 0
  for (; count < least || performance.now() < endMs || !hasSeenAll(); count += 1) {
    if (performance.now() > endMs + MOST_MS) throw new Error(`${name}: not everything happened in ${count} trials`)
    const seed = TRIAL_SEED + count
    try {
      trial(seed)
    } catch (error) {
      throw new Error(`${name} with seed ${seed}`, { cause: error })
    }
  }
  console.log(`${count} × ${name}, from seed ${TRIAL_SEED} on`)
  return count
}
