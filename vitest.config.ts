import { globSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** What one test may take on a machine that is busy with other things; on an idle one it is a hundredth of that. */
const BUSY_MS = 60_000

const HOUSE = ['tests/{architecture,rules}.test.ts']

export default defineConfig({
  test: {
    coverage: { include: ['packages/*/src/**'], exclude: ['**/*.test.{ts,tsx}', '**/testing/**'] },
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          testTimeout: BUSY_MS,
          hookTimeout: BUSY_MS,
          include: ['packages/{core,contract,content,server}/src/**/*.test.ts', '{scripts,tests}/*.test.ts'],
          exclude: HOUSE,
        },
      },
      {
        // Reads the repository as a whole, so that no import tells when to run it again: it always runs.
        test: { name: 'house', environment: 'node', include: HOUSE },
      },
      {
        // The web's own configuration brings its plugins; jsdom stands in for the browser.
        extends: './packages/web/vite.config.ts',
        test: {
          name: 'web',
          environment: 'jsdom',
          // A fresh global object for each file, without a fresh thread and a fresh reading of every module.
          pool: 'vmThreads',
          testTimeout: BUSY_MS,
          hookTimeout: BUSY_MS,
          root: import.meta.dirname,
          setupFiles: globSync('packages/web/src/testing/setup.ts', { cwd: import.meta.dirname }),
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        // Whole servers that are killed and misused: minutes, not seconds, so apart from the unit tests.
        test: {
          name: 'faults',
          environment: 'node',
          testTimeout: BUSY_MS,
          hookTimeout: BUSY_MS,
          // They wait more than they work.
          maxWorkers: 4,
          include: ['tests/faults/*.test.ts'],
        },
      },
      {
        // Reads what the web build left, so it is not among the unit tests.
        test: { name: 'build', environment: 'node', include: ['tests/build/*.test.ts'] },
      },
    ],
  },
})
