import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    coverage: { include: ['packages/*/src/**'], exclude: ['**/*.test.{ts,tsx}', '**/testing/**'] },
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          // Opening the embedded database takes a second on a busy machine.
          testTimeout: 20_000,
          hookTimeout: 30_000,
          include: ['packages/{core,contract,content,server}/src/**/*.test.ts', '{scripts,tests}/*.test.ts'],
        },
      },
      {
        // The web's own configuration brings its plugins; jsdom stands in for the browser.
        extends: './packages/web/vite.config.ts',
        test: {
          name: 'web',
          environment: 'jsdom',
          root: import.meta.dirname,
          setupFiles: ['packages/web/src/testing/setup.ts'],
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        // Whole servers that are killed and misused: minutes, not seconds, so apart from the unit tests.
        test: {
          name: 'faults',
          environment: 'node',
          fileParallelism: false,
          hookTimeout: 60_000,
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
