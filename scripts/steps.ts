/** One named part of a check. `run` answers whether it passed, or a sentence saying why it was left out. */
export type Step = { name: string; run: () => Promise<boolean | string> }

/** Runs the steps in order and stops at the first that fails; answers the name of that one, or null. */
export const runSteps = async (steps: readonly Step[]): Promise<string | null> => {
  for (const step of steps) {
    console.log(`\n── ${step.name}`)
    const startedMs = performance.now()
    const outcome = await step.run()
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
    if (outcome === false) {
      console.error(`✗ ${step.name} failed after ${seconds} s`)
      return step.name
    }
    console.log(outcome === true ? `✓ ${step.name}, ${seconds} s` : `– ${step.name} left out: ${outcome}`)
  }
  return null
}
