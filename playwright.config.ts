import { defineConfig } from '@playwright/test'

const executablePath = process.env.CHROMIUM_PATH

/** The flags with which Chromium runs as root, without a display and without calling home. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What one step may take on a machine that is busy with other things. */
const BUSY_MS = 60_000

// No webServer: each test file starts its own server on a free port.
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  // A journey waits for the game more than it works.
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  timeout: 10 * BUSY_MS,
  expect: { timeout: BUSY_MS },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    launchOptions: { args, ...(executablePath === undefined ? {} : { executablePath }) },
    actionTimeout: BUSY_MS,
    screenshot: 'only-on-failure',
    // Filming every journey costs a third of its time; to see what went wrong: npm run test:e2e -- --trace=retain-on-failure
    trace: 'off',
  },
})
