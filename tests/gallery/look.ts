import type { Page } from '@playwright/test'
import { findings } from '../e2e/browsers.ts'
import { faultsOfControls } from './controls.ts'
import type { Size } from './sizes.ts'
import {
  nameOf,
  PHONE,
  PHONES_ON_THEIR_SIDES,
  PROJECTOR,
  SIZES_OF_CONTROLS,
  SIZES_OF_LANGUAGES,
  SIZES_SHOWN,
  TURNS,
} from './sizes.ts'
import { brokenWords, faultsOfTexts } from './texts.ts'
import { Wall } from './wall.ts'

/** Where pictures are hung; without it none are made, and only the sizes that the checks need are checked. */
const { GALLERY_FOLDER } = process.env
const wall = GALLERY_FOLDER === undefined ? null : new Wall(GALLERY_FOLDER)

/** Whether pictures are made, and time does not matter. */
export const isHung = wall !== null

/** Until the layout for the new size is complete: it is neither checked nor typed into before. */
const resize = async (page: Page, size: Size): Promise<void> => {
  await page.setViewportSize(size)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

/** Looks at a screen at every size, and leaves it at the last; answers what is wrong with it. Without pictures, where time matters, `turn` says at which. */
export const look = async (
  page: Page,
  name: string,
  { of, turn }: { of: 'stage' | 'studio'; turn: number },
): Promise<string[]> => {
  const found: string[] = []
  const inTurn = TURNS[turn % TURNS.length] ?? []
  const sizes = wall === null ? inTurn : [...SIZES_OF_CONTROLS, ...SIZES_SHOWN]
  // Players turn their phones: the screens of authors are checked on upright ones.
  const upright = (size: Size) => (of === 'studio' && PHONES_ON_THEIR_SIDES.includes(size) ? PHONE : size)
  for (const size of new Set<Size>(sizes.map(upright))) {
    if (size === PROJECTOR && of === 'studio') continue
    await resize(page, size)
    const screen = `${name}, ${nameOf(size)}`
    const isShown = wall !== null && SIZES_SHOWN.includes(size)
    if (isShown || size === inTurn[0]) found.push(...(await findings(page, screen)))
    if (isShown) await wall.hang(page, name, size)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (wide > 0) found.push(`${screen}: the page is ${wide} pixels wider than the window`)
    if (SIZES_OF_CONTROLS.includes(size)) found.push(...(await faultsOfControls(page)).map((it) => `${screen}: ${it}`))
  }
  await wall?.note(found)
  return found
}

/** Looks at a screen in a language: what differs from English is how long the words are, and where they begin. */
export const lookInLanguage = async (
  page: Page,
  name: string,
  language: string,
  english: readonly string[],
): Promise<string[]> => {
  const found = english.map((text) => `${language} ${name}: is left in English: ${text}`)
  for (const size of SIZES_OF_LANGUAGES) {
    await resize(page, size)
    await wall?.hang(page, name, size, language)
    const faults = [...(await faultsOfControls(page)), ...(await faultsOfTexts(page))]
    const broken = await page.evaluate(([of, words]) => window.saidAmong?.(of, words) ?? [], [
      language,
      await brokenWords(page),
    ] as const)
    faults.push(...broken.map((word) => `“${word}” is broken into two lines`))
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (wide > 0) faults.push(`the page is ${wide} pixels wider than the window`)
    found.push(...faults.map((fault) => `${language} ${name}, ${nameOf(size)}: ${fault}`))
  }
  await wall?.note(found)
  return found
}
