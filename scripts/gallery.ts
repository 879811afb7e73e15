import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Wall } from '../tests/gallery/wall.ts'
import { root, run, tool } from './child.ts'
import { findOrInstallChromium } from './chromium.ts'
import { ensureGallery, galleryPage } from './web-build.ts'

// npm run gallery: screenshots of every screen in every state, at all sizes. Arguments go to Playwright, such as --grep 'in a game'.
// With --open a page is served instead on which each state can be opened.
if (process.argv.includes('--open')) process.exit(await run(tool('vite'), galleryPage))

const chromiumPath = await findOrInstallChromium()
if (chromiumPath === null) {
  console.error('There is no Chromium, and none could be installed: set CHROMIUM_PATH.')
  process.exit(1)
}
if (!(await ensureGallery())) process.exit(1)
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
