import { join } from 'node:path'
import type { Command, Running } from './child.ts'
import { root, runInGroup, tool } from './child.ts'
import { otherFeatures } from './other-features.ts'
import type { Step } from './steps.ts'
import type { Report } from './test-totals.ts'
import { reportPath } from './test-totals.ts'
import { runTogether } from './together.ts'
import { webBuildCommand } from './web-build.ts'
import { changedSince, workBegan } from './work-began.ts'

/** Core has no DOM and no Node types, the web has the DOM: one compiler run for each such world. */
const WORLDS = ['packages/web', 'packages/server', '.', 'packages/core', 'packages/contract', 'packages/content']

const compile = (world: string): Command => [
  tool('tsc'),
  '--noEmit',
  '--incremental',
  '--tsBuildInfoFile',
  join(root, 'node_modules', '.cache', 'tsc', `${world.replace('/', '-')}.json`),
  '-p',
  world,
]

const descriptions = ['openapi', 'asyncapi'].map((name) => `packages/contract/generated/${name}.json`)

/** What is checked without running the product, by name; `node scripts/step.ts types` runs one. The slowest come first. */
export const sourceChecks: Readonly<Record<string, readonly Command[]>> = {
  // The import rules are Biome's too. They are no check of their own: `--only` would revive rules where they are off.
  'lint and import rules': [
    [tool('oxlint'), '--type-aware', '--deny-warnings'],
    [tool('biome'), 'lint', '--error-on-warnings', '.'],
  ],
  types: WORLDS.map(compile),
  'dead code': [[tool('knip')]],
  format: [[tool('biome'), 'check', '--linter-enabled=false', '.']],
  'generated files unchanged': [[process.execPath, 'packages/contract/src/generate/write.ts', '--check']],
  descriptions: [
    [tool('spectral'), 'lint', '--ruleset=packages/contract/spectral.yaml', '--fail-severity=hint', ...descriptions],
    [tool('redocly'), 'lint', '--config=packages/contract/redocly.yaml', ...descriptions],
  ],
}

/** Everything that is checked without running the product. */
export const source: Step = {
  name: 'source',
  run: (running) => runTogether(Object.values(sourceChecks).flat(), running),
}

const UNIT = ['--project=node', '--project=postgres', '--project=web']

/** Runs vitest; its totals go where the closing line of `npm test` finds them. */
const vitest = async (
  report: Exclude<Report, 'browser'>,
  args: readonly string[],
  running: Running,
): Promise<boolean> => {
  const told = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath(report)}`]
  return (await runInGroup([tool('vitest'), 'run', '--passWithNoTests', ...told, ...args], running)) === 0
}

/** The tests that read the repository as a whole: what they depend on is more than what they import. */
export const houseTests: Step = {
  name: 'house rules',
  run: (running) => vitest('house', ['--project=house'], running),
}

export const unitTests: Step = {
  name: 'unit and server tests',
  run: (running) => vitest('unit', UNIT, running),
}

/** The unit tests that import, over however many steps, what changed since the work began. */
export const touchedTests: Step = {
  name: 'unit and server tests touched by the change',
  run: async (running) => {
    const began = workBegan()
    if (began === null) return 'this is no repository; npm run check -- --all runs them all'
    running.print(`Touched since ${began.name}:\n`)
    const left = otherFeatures(changedSince(began.commit)).map((glob) => `--exclude=${glob}`)
    return vitest('unit', [`--changed=${began.commit}`, ...UNIT, ...left], running)
  },
}

/** Whole servers killed and misused. */
export const faultTests: Step = {
  name: 'fault tests',
  run: (running) => vitest('faults', ['--project=faults'], running),
}

/** The journeys in the engines that the browser tests do not have; a line says which one is not here. */
export const engineTests: Step = {
  name: 'other engines',
  run: (running) => vitest('engines', ['--project=engines'], running),
}

export const webBuild: Step = {
  name: 'web build',
  run: async (running) => (await runInGroup(webBuildCommand, running)) === 0,
}

export const stageSize: Step = {
  name: 'stage size',
  run: (running) => vitest('build', ['--project=build'], running),
}
