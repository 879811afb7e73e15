import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../child.ts'

/** The test files that depend on more than their own process, those that failed most often first. */
const GROUPS = {
  faults: 'tests/faults/*.test.ts',
  engines: 'tests/engines/*.test.ts',
  browsers: 'tests/e2e/*.spec.ts',
}

const isGroup = (name: string): name is keyof typeof GROUPS => Object.hasOwn(GROUPS, name)

/** Whether a test file is Playwright's; the others are vitest's. */
export const isBrowserTest = (file: string): boolean => file.endsWith('.spec.ts')

/** The files of the named groups, and those named by path from the root; of all groups when none is named. */
export const testFiles = (named: readonly string[]): string[] => [
  ...new Set((named.length === 0 ? Object.keys(GROUPS) : named).flatMap(filesOf)),
]

const filesOf = (name: string): string[] => {
  if (isGroup(name)) return globSync(GROUPS[name], { cwd: root }).sort()
  if (/\.(test|spec)\.tsx?$/.test(name) && existsSync(join(root, name))) return [name]
  throw new Error(`${name} is neither a test file nor one of ${Object.keys(GROUPS).join(', ')}.`)
}
