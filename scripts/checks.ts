import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, tool } from './child.ts'
import type { Step } from './steps.ts'
import { reportPath } from './test-totals.ts'

const passes = async (program: string, args: readonly string[]): Promise<boolean> => (await run(program, args)) === 0

const format: Step = {
  name: 'format',
  run: () => passes(tool('biome'), ['check', '--linter-enabled=false', '.']),
}

/** The import rules are Biome's too. They are no step of their own: `--only` would revive rules where they are off. */
const lint: Step = {
  name: 'lint and import rules',
  run: async () =>
    (await passes(tool('biome'), ['lint', '--error-on-warnings', '.'])) &&
    (await passes(tool('oxlint'), ['--type-aware', '--deny-warnings'])),
}

/** Core has no DOM and no Node types, the web has the DOM: one compiler run for each such world. */
const types: Step = {
  name: 'types',
  run: async () => {
    for (const project of ['core', 'contract', 'content', 'server', 'web']
      .map((name) => `packages/${name}`)
      .concat('.')) {
      if (!(await passes(tool('tsc'), ['--noEmit', '-p', project]))) return false
    }
    return true
  },
}

const deadCode: Step = { name: 'dead code', run: () => passes(tool('knip'), []) }

const generated: Step = {
  name: 'generated files unchanged',
  run: async () => {
    const writer = 'packages/contract/src/generate/write.ts'
    if (!existsSync(join(root, writer))) return `there is no ${writer} yet`
    return await passes(process.execPath, [writer, '--check'])
  },
}

const unitTests: Step = {
  name: 'unit and server tests',
  run: () => passes(tool('vitest'), ['run', '--project=node', '--project=web', ...jsonReport('unit')]),
}

/** Whole servers killed and misused. */
export const faultTests: Step = {
  name: 'fault tests',
  run: () => passes(tool('vitest'), ['run', '--project=faults', ...jsonReport('faults')]),
}

/** What vitest needs to leave its totals where the closing line finds them. */
export const jsonReport = (name: 'unit' | 'faults' | 'build'): string[] => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportPath(name)}`,
]

/** The checks that need no browser, quickest first. Dead code is a matter for authors, so only `npm run check` asks. */
export const testChecks: readonly Step[] = [format, lint, types, generated, unitTests]
export const authorChecks: readonly Step[] = [format, lint, types, deadCode, generated, unitTests]
