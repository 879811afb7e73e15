import { browserTests } from './browser-tests.ts'
import { engineTests, faultTests, galleryBuild, houseTests, source, stageSize, unitTests, webBuild } from './checks.ts'
import { findOrInstallChromium } from './chromium.ts'
import { runSteps, stopSignal } from './steps.ts'
import { forgetReports, readTotals } from './test-totals.ts'

forgetReports()
const chromiumPath = await findOrInstallChromium()
if (chromiumPath === null)
  console.log('The browser tests will be skipped: no Chromium was found and none could be installed.')

const browsers = browserTests(chromiumPath)
const failedStep = await runSteps(
  [
    { step: source, kind: 'works' },
    { step: webBuild, kind: 'waits' },
    { step: galleryBuild, kind: 'waits' },
    { step: stageSize, kind: 'waits', after: [webBuild] },
    { step: faultTests, kind: 'waits', after: [webBuild] },
    { step: houseTests, kind: 'works' },
    { step: unitTests, kind: 'works' },
    { step: engineTests, kind: 'waits', after: [webBuild] },
    { step: browsers, kind: 'waits', after: [webBuild, galleryBuild] },
  ],
  stopSignal(),
)

const totals = readTotals()
// A step without tests (format, types, the build) fails as one.
if (failedStep !== null && totals.failed === 0) totals.failed = 1
console.log(failedStep === null ? '' : `\nStopped at: ${failedStep}`)
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`)
process.exit(failedStep === null ? 0 : 1)
