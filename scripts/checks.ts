import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Command, Running } from './child.ts'
import { root, runInGroup, tool } from './child.ts'
import { nearestOf, readImpact, touchedBy } from './impact/impact.ts'
import { forgetRawExecutions, keepExecutions } from './impact/keep.ts'
import type { Step } from './steps.ts'
import type { Report } from './test-totals.ts'
import { reportPath } from './test-totals.ts'
import { runTogether } from './together.ts'
import { galleryBuildCommand, webBuildCommand } from './web-build.ts'
import { changedSince, workBegan } from './work-began.ts'

/**
 * Core has no DOM and no Node types, the web has the DOM, its gallery the DOM and modules of the server, its worker neither: one
 * compiler run for each such world.
 */
const WORLDS = [
  'packages/web',
  'packages/web/gallery',
  'packages/web/worker',
  'packages/server',
  '.',
  'packages/core',
  'packages/contract',
  'packages/formats',
  'packages/languages',
  'packages/content',
]

const compile = (world: string): Command => [
  tool('tsc'),
  '--noEmit',
  // Several checkers would each work out the same types: one for each world takes less, and several worlds run at a time.
  '--singleThreaded',
  '--incremental',
  '--tsBuildInfoFile',
  join(root, 'node_modules', '.cache', 'tsc', `${world.replaceAll('/', '-')}.json`),
  '-p',
  world,
]

const descriptions = ['openapi', 'asyncapi'].map((name) => `packages/contract/generated/${name}.json`)

const LINTERS = 'lint, import rules and format'

const linters = (paths: readonly string[]): readonly Command[] => [
  [tool('oxlint'), '--type-aware', '--deny-warnings', '--no-error-on-unmatched-pattern', ...paths],
  [tool('biome'), 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...paths],
]

/** What is checked without running the product, by name; `node scripts/step.ts types` runs one. The slowest come first. */
export const sourceChecks: Readonly<Record<string, readonly Command[]>> = {
  // Format and import rules are Biome's too, which reads every file once. They are no check of their own: `--only` would revive
  // rules where they are off.
  [LINTERS]: linters(['.']),
  types: WORLDS.map(compile),
  'dead code': [[tool('knip')]],
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
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> => {
  const told = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath(report)}`]
  return (await runInGroup([tool('vitest'), 'run', '--passWithNoTests', ...told, ...args], running, env)) === 0
}

/** The tests that read the repository as a whole: what they depend on is more than what they import. */
export const houseTests: Step = {
  name: 'house rules',
  run: (running) => vitest('house', ['--project=house'], running),
}

/** The same, where the linters read only files that changed: they are half of the work. A linter whose settings changed reads all. */
export const touchedSource: Step = {
  name: 'source',
  run: (running) => {
    const began = workBegan()
    const changed = began === null ? [] : changedSince(began.commit)
    if (began === null || changed.some((path) => TOOLS.test(path))) return source.run(running)
    running.print(`The linters read the files that changed since ${began.name}.\n`)
    const there = changed.filter((path) => existsSync(join(root, path)))
    const { [LINTERS]: _, ...others } = sourceChecks
    return runTogether([...(there.length > 0 ? linters(there) : []), ...Object.values(others).flat()], running)
  },
}

const PLANTED_TEST = 'tests/house/planted-violations.test.ts'
/** What decides whether the linters and compilers see a violation that is planted. */
const TOOLS =
  /^(biome\.json|\.oxlintrc\.json|package(-lock)?\.json|scripts\/lint\/.*|tests\/house\/planted-.*|(.*\/)?tsconfig[^/]*\.json)$/

/** The house rules, without planting violations for tools that are as they were when the work began. */
export const touchedHouseTests: Step = {
  name: 'house rules',
  run: (running) => {
    const began = workBegan()
    const isLeftOut = began !== null && !changedSince(began.commit).some((path) => TOOLS.test(path))
    if (isLeftOut) running.print(`${PLANTED_TEST} is left out: no tool changed.\n`)
    return vitest('house', ['--project=house', ...(isLeftOut ? [`--exclude=${PLANTED_TEST}`] : [])], running)
  },
}

export const unitTests: Step = { name: 'unit and server tests', run: (running) => vitest('unit', UNIT, running) }

/** The unit tests, several times slower, since what each of their files executes is recorded for `touchedTests`. */
export const recordedUnitTests: Step = {
  name: 'unit and server tests, recorded',
  run: async (running) => {
    forgetRawExecutions()
    const hasPassed = await vitest('unit', UNIT, running, { RECORD_IMPACT: '1' })
    if (!running.ended.aborted) keepExecutions(reportPath('unit'))
    return hasPassed
  },
}

const UNIT_TESTS = ['packages/*/{src,scripts}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/*.test.ts']

/**
 * The unit tests that executed what changed since they were recorded here, and those beside a change, which may concern what
 * runs in a process or a thread of its own. Where none was recorded, those that import what changed since the work began.
 */
export const touchedTests: Step = {
  name: 'unit and server tests touched by the change',
  run: async (running) => {
    const began = workBegan()
    const impact = readImpact()
    if (impact.size === 0) {
      if (began === null) return 'nothing is recorded here; npm run check -- --all runs them all'
      running.print(
        `Nothing is recorded here (npm run check -- --record): those that import what changed since ${began.name}.\n`,
      )
      return vitest('unit', [...UNIT, `--changed=${began.commit}`], running)
    }
    const all = globSync(UNIT_TESTS, { cwd: root })
    const changed = new Set((began === null ? [] : changedSince(began.commit)).map(dirname))
    const touched = new Set([...touchedBy(impact, all), ...all.filter((test) => changed.has(dirname(test)))])
    running.print(
      `${touched.size} of ${all.length} files; the others were recorded with all that they execute as it is now.\n`,
    )
    if (touched.size === 0) return 'nothing that they execute has changed'
    const nearest = nearestOf(impact, [...touched])
    if (nearest.length < touched.size)
      running.print(`${nearest.length} of these run, the nearest to the change; npm test runs the others too.\n`)
    return vitest('unit', [...UNIT, ...nearest.map((test) => join(root, test))], running)
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

/** The screens from fixtures at which the browser tests look. */
export const galleryBuild: Step = {
  name: 'gallery build',
  run: async (running) => (await runInGroup(galleryBuildCommand, running)) === 0,
}

export const stageSize: Step = {
  name: 'stage size and archive',
  run: (running) => vitest('build', ['--project=build'], running),
}
