import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Wall } from '../tests/gallery/wall.ts'
import { root, run, tool } from './child.ts'
import { findOrInstallChromium } from './chromium.ts'
import { buildWeb, isWebStale } from './web-build.ts'

// Plays the product and hangs every screen in every state on a wall, at all sizes: npm run gallery. Arguments go to
// Playwright, such as --grep 'in a game'.
const chromiumPath = await findOrInstallChromium()
if (chromiumPath === null) {
  console.error('There is no Chromium, and none could be installed: set CHROMIUM_PATH.')
  process.exit(1)
}
if (isWebStale() && !(await buildWeb())) process.exit(1)
const folder = join(root, 'gallery')
await rm(folder, { recursive: true, force: true })
const env = { ...process.env, CHROMIUM_PATH: chromiumPath, GALLERY_FOLDER: folder }
const walked = await run(
  tool('playwright'),
  ['test', 'tests/e2e/gallery.spec.ts', '--timeout=0', ...process.argv.slice(2)],
  { env },
)
const wall = new Wall(folder)
for (const finding of await wall.findings()) console.error(finding)
console.log(`The pictures hang in ${await wall.open()}`)
process.exit(walked)
