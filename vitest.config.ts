import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    coverage: { include: ['packages/*/src/**'], exclude: ['**/*.test.{ts,tsx}', '**/testing/**'] },
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
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
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        // Reads what the web build left, so it is not among the unit tests.
        test: { name: 'build', environment: 'node', include: ['tests/build/*.test.ts'] },
      },
    ],
  },
})
