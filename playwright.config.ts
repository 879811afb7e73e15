import { defineConfig } from '@playwright/test'
import { keepTestFoldersInMemory } from './scripts/memory-folder.ts'

keepTestFoldersInMemory()

const executablePath = process.env.CHROMIUM_PATH

/**
 * The suggestions beneath the address bar are two pages of their own in every new window, which cost as much as the page that is
 * tested. Of two lists of what is turned off the later one counts, so what Playwright turns off stands here again.
 */
const turnedOff = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
]

/** The flags with which Chromium runs as root, without a display and without calling home. */
const args = [
  `--disable-features=${turnedOff.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages live for seconds: compiling their hot functions again, and drawing on several threads, takes more than it saves.
  '--js-flags=--no-maglev,--no-opt',
  '--num-raster-threads=1',
]

/** What one step may take on a machine that is busy with other things. */
const BUSY_MS = 60_000

// No webServer: each worker starts its own on a free port, and so does a test whose server is set up otherwise.
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  // A journey waits for the game more than it works.
  workers: 4,
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
    // Installing them would take a processor's time in each of a hundred contexts; the tests of the kept page allow them.
    serviceWorkers: 'block',
  },
})
