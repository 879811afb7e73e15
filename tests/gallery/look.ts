import type { Page } from '@playwright/test'
import type { Person } from '../e2e/browsers.ts'
import { findings } from '../e2e/browsers.ts'
import { faultsOfControls } from './controls.ts'
import type { Size } from './sizes.ts'
import { nameOf, PROJECTOR, SIZES_OF_AXE, SIZES_OF_CONTROLS, SIZES_SHOWN } from './sizes.ts'
import { Wall } from './wall.ts'

/** Where pictures are hung; without it none are made, and only the sizes that the checks need are looked at. */
const { GALLERY_FOLDER } = process.env
const wall = GALLERY_FOLDER === undefined ? null : new Wall(GALLERY_FOLDER)

/** Whether pictures are made, and time is no matter. */
export const isHung = wall !== null

/** Until the layout stands that is drawn anew for the size: nobody looks at it or types into it before. */
const resize = async (page: Page, size: Size): Promise<void> => {
  await page.setViewportSize(size)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

/**
 * Looks at a screen at every size; answers what is wrong with it. Of `several` people at one moment of a game, one has a
 * phone and another a desk: without pictures axe looks at each on their own device alone, for it takes its time.
 */
export const look = async (
  { page }: Person,
  name: string,
  of: 'stage' | 'studio',
  several: boolean,
): Promise<string[]> => {
  const before = page.viewportSize()
  const found: string[] = []
  if (wall === null && several) found.push(...(await findings(page, name)))
  for (const size of new Set<Size>([...SIZES_OF_CONTROLS, ...(wall === null ? [] : SIZES_SHOWN)])) {
    if (size === PROJECTOR && of === 'studio') continue
    await resize(page, size)
    const screen = `${name}, ${nameOf(size)}`
    const isShown = wall !== null && SIZES_SHOWN.includes(size)
    if (isShown || (SIZES_OF_AXE.includes(size) && !several)) found.push(...(await findings(page, screen)))
    if (isShown) await wall.hang(page, name, size)
    if (SIZES_OF_CONTROLS.includes(size)) found.push(...(await faultsOfControls(page)).map((it) => `${screen}: ${it}`))
  }
  if (before !== null) await resize(page, before)
  await wall?.note(found)
  return found
}
