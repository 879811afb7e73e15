import { run, tool } from './child.ts'
import { findOrInstallChromium } from './chromium.ts'
import { buildWeb, ensureGallery, isWebStale } from './web-build.ts'

// The browser tests alone; arguments go to Playwright: npm run test:e2e -- tests/e2e/room.spec.ts
const chromiumPath = await findOrInstallChromium()
if (chromiumPath === null) {
  console.error('There is no Chromium, and none could be installed: set CHROMIUM_PATH.')
  process.exit(1)
}
if ((isWebStale() && !(await buildWeb())) || !(await ensureGallery())) process.exit(1)
const env = { ...process.env, CHROMIUM_PATH: chromiumPath }
process.exit(await run(tool('playwright'), ['test', ...process.argv.slice(2)], { env }))
