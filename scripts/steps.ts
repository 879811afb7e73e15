import type { StdioOptions } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * One named part of a check. `run` answers whether it passed, or a sentence saying why it was left out; what its
 * programs print goes to `stdio`.
 */
export type Step = { name: string; run: (stdio: StdioOptions) => Promise<boolean | string> }

/** Runs the steps in order and stops at the first that fails; answers the name of that one, or null. */
export const runSteps = async (steps: readonly Step[]): Promise<string | null> => {
  for (const step of steps) {
    console.log(`\n── ${step.name}`)
    if (!(await timed(step, 'inherit'))) return step.name
  }
  return null
}

/** Runs a step and tells its outcome and its seconds; answers whether it may go on. */
const timed = async ({ name, run }: Step, stdio: StdioOptions, tell = console.log): Promise<boolean> => {
  const startedMs = performance.now()
  const outcome = await run(stdio)
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
  if (outcome === false) tell(`✗ ${name} failed after ${seconds} s`)
  else tell(outcome === true ? `✓ ${name}, ${seconds} s` : `– ${name} left out: ${outcome}`)
  return outcome !== false
}

/**
 * Steps that wait more than they work, as one step: the first prints as it goes; the others run meanwhile, one after the
 * other, and what they print follows in one piece each. All of them run to their end, whichever fails.
 */
export const sideBySide = (first: Step, others: readonly Step[]): Step => ({
  name: [first, ...others].map(({ name }) => name).join(' beside '),
  run: async (stdio) => {
    const firstRun = timed(first, stdio)
    const held: Held[] = []
    for (const step of others) held.push(await hold(step))
    const passed = [await firstRun, ...held.map(({ hasPassed }) => hasPassed)]
    for (const { printed } of held) console.log(`\n${printed}`)
    return passed.every(Boolean)
  },
})

type Held = { hasPassed: boolean; printed: string }

const hold = async (step: Step): Promise<Held> => {
  const folder = mkdtempSync(join(tmpdir(), 'step-'))
  const path = join(folder, 'printed')
  const file = openSync(path, 'w')
  try {
    let told = ''
    const hasPassed = await timed(step, ['ignore', file, file], (line) => {
      told = line
    })
    return { hasPassed, printed: `── ${step.name}\n${readFileSync(path, 'utf8')}${told}` }
  } finally {
    closeSync(file)
    rmSync(folder, { recursive: true })
  }
}
