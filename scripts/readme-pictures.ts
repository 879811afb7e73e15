import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { serveGallery } from '../tests/gallery/gallery-page.ts'
import type { Size } from '../tests/gallery/sizes.ts'
import { LAPTOP, SMALL_PHONE } from '../tests/gallery/sizes.ts'
import { root } from './child.ts'
import { findOrInstallChromium } from './chromium.ts'
import { heroPage } from './hero-page.ts'
import { ensureGallery } from './web-build.ts'

// npm run readme:pictures: the pictures of README.md, made of the product's screens as the gallery shows them, into docs/pictures.
const FOLDER = join(root, 'docs', 'pictures')
const PLANET = join(root, 'packages', 'content', 'pictures', 'emoji_ringed-planet.png')
/** A projector shows what a laptop has. */
const PROJECTED: Size = { width: 1280, height: 720 }
const HERO: Size = { width: 1280, height: 640 }

/** The moments of a question, and how long each is shown. It ends after some rounds: what moves for ever cannot be read beside. */
const MOMENTS: readonly (readonly [moment: string, ms: number])[] = [
  ['asked', 1_800],
  ['half answered', 1_400],
  ['nearly answered', 1_400],
  ['revealed', 3_400],
]
const ROUNDS = 4

const STILLS: readonly (readonly [name: string, state: string])[] = [
  ['waiting-room', 'front page/waiting room'],
  ['leaders', 'front page/leaders, host'],
  ['podium', 'front page/podium'],
  ['choose', 'entering/quiz selection'],
  ['editor', 'writing/editor with slides'],
  ['report', 'reports/report of a class'],
]
const STILL_WIDTH = 1_000

const chromiumPath = await findOrInstallChromium()
if (chromiumPath === null) throw new Error('There is no Chromium, and none could be installed: set CHROMIUM_PATH.')
if (!(await ensureGallery())) throw new Error('The gallery could not be built.')

/** An address that phones reach, which the gallery itself has not. */
const ADDRESS = '<meta name="join-origin" content="https://quiz.example.org">'

/** A state of the gallery as a picture; media of a room are the planet. */
const shoot = async (browser: Browser, address: string, state: string, size: Size): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: 1.5, reducedMotion: 'reduce' })
  await page.route('**/media/rooms/**', (route) => route.fulfill({ path: PLANET }))
  await page.route('**/gallery.html?*', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, body: (await reply.text()).replace('<head>', `<head>${ADDRESS}`) })
  })
  await page.goto(`${address}?${new URLSearchParams({ state })}`)
  await page.waitForFunction(() => window.gallery?.isReached, undefined, { timeout: 120_000 })
  const faults = await page.evaluate(() => window.gallery?.faults ?? [])
  if (faults.length > 0) throw new Error(`${state}: ${faults.join(' ')}`)
  const picture = await page.screenshot({ animations: 'disabled' })
  await page.close()
  return picture
}

/** The frames of the moving picture: projector and two phones side by side. */
const drawHero = async (browser: Browser, address: string): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: HERO })
  const frames: Buffer[] = []
  for (const [moment] of MOMENTS) {
    const screens = await Promise.all([
      shoot(browser, address, `front page/${moment}, host`, PROJECTED),
      shoot(browser, address, `front page/${moment}, Mia`, SMALL_PHONE),
      shoot(browser, address, `front page/${moment}, Leo`, SMALL_PHONE),
    ])
    await page.setContent(await heroPage(screens))
    await page.evaluate(() => document.fonts.ready)
    frames.push(await page.screenshot())
  }
  const delay = MOMENTS.map(([, ms]) => ms)
  return sharp(frames, { join: { animated: true } })
    .webp({ quality: 84, effort: 6, delay, loop: ROUNDS })
    .toBuffer()
}

await mkdir(FOLDER, { recursive: true })
const keep = async (name: string, picture: Buffer) => {
  const path = join(FOLDER, `${name}.webp`)
  await writeFile(path, picture)
  console.log(`${String((await stat(path)).size).padStart(8)}  docs/pictures/${name}.webp`)
}
const browser = await chromium.launch({ executablePath: chromiumPath })
const gallery = await serveGallery()
try {
  await keep('one-question', await drawHero(browser, gallery.address))
  for (const [name, state] of STILLS) {
    const shot = await shoot(browser, gallery.address, state, LAPTOP)
    await keep(name, await sharp(shot).resize({ width: STILL_WIDTH }).webp({ quality: 82, effort: 6 }).toBuffer())
  }
} finally {
  await browser.close()
  await gallery.close()
}
