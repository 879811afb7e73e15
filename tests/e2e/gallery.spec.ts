import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { ListedState } from '../../packages/web/gallery/window.ts'
import { faultsOfControls } from '../gallery/controls.ts'
import { bringAxe, serveGallery } from '../gallery/gallery-page.ts'
import { outOfSight } from '../gallery/in-sight.ts'
import { isHung, look } from '../gallery/look.ts'
import { DESK, nameOf, SIDEWAYS, SMALL_PHONE } from '../gallery/sizes.ts'
import { test as base } from './browsers.ts'

/** Looks at every state of a group; answers what is wrong with each, and what failed on the way to it. */
const lookAtGroup = async (page: Page, address: string, group: string): Promise<string[]> => {
  const found: string[] = []
  let complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  const states = (await statesIn(page)).filter((state) => state.group === group && (isHung || !state.isAlike))
  for (const [index, { id, of, reachedAt }] of states.entries()) {
    complaints = []
    await page.setViewportSize(reachedAt === 'phone' ? SMALL_PHONE : DESK)
    // A new document costs more than what is checked in it.
    if (index > 0) await page.evaluate((next) => window.showState?.(next), id)
    else {
      await page.goto(`${address}?${new URLSearchParams({ state: id })}`)
      await page.waitForFunction(() => window.gallery?.isReached)
      await bringAxe(page)
    }
    const faults = await page.evaluate(() => window.gallery?.faults ?? [])
    const name = `${group} ${String(index + 1).padStart(2, '0')} ${id.slice(group.length + 1)}`
    found.push(...new Set([...faults, ...complaints].map((fault) => `${name}: ${fault}`)))
    found.push(...(await look(page, name, { of, turn: index })))
  }
  return found
}

const statesIn = (page: Page): Promise<readonly ListedState[]> => page.evaluate(() => window.galleryStates ?? [])

/** With what looks at the states of a group in a page of its own. */
const test = base.extend<{ lookAt(group: string): Promise<string[]>; gallery: Page }, { galleryAddress: string }>({
  galleryAddress: [
    async ({ browserName: _ }, use) => {
      const { address, close } = await serveGallery()
      await use(address)
      await close()
    },
    { scope: 'worker' },
  ],
  gallery: async ({ browser, galleryAddress }, use) => {
    const context = await browser.newContext({ viewport: DESK, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(galleryAddress)
    await page.waitForFunction(() => window.galleryStates !== undefined)
    await use(page)
    await context.close()
  },
  lookAt: async ({ gallery, galleryAddress }, use) => {
    await use((group) => lookAtGroup(gallery, galleryAddress, group))
  },
})

test('JN16 a control that is too small or lies under something is seen', async ({ page }) => {
  await page.setContent(`
    <button style="width: 20px; height: 40px; padding: 0">narrow</button>
    <label style="display: block; line-height: 30px"><input type="checkbox"> a label is pressed too</label>
    <style>.wide { position: relative; padding: 20px } .wide a::after { position: absolute; inset: 0; content: '' }</style>
    <div class="wide"><a href="#card">a card</a></div>
    <p>A <a href="#terms">link</a> in running text may be as small as the text.</p>
    <button style="width: 90px; height: 40px">under</button>
    <div role="status" style="margin-top: -40px; position: relative; height: 40px">a notice</div>
    <div style="height: 2000px"></div>
    <button style="width: 90px; height: 40px">far below</button>`)
  expect(await faultsOfControls(page)).toEqual([
    'button “narrow” is 20x40',
    'button “under” lies under status “a notice”',
  ])
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

/** The groups, by the words of their tests. */
const GROUPS: Readonly<Record<string, string>> = {
  'on the way into a room': 'entering',
  'in a room that fills': 'crowd',
  'in a game of every type': 'game',
  'in a QTest': 'qtest',
  'on the screens of accounts': 'accounts',
  'where quizzes are written': 'writing',
  'where a QTest is scheduled': 'scheduling',
  'where QTests are listed and moved': 'scheduled',
  'where quizzes are complained about, judged and taken down': 'judging',
  'where a QTest is embedded and followed': 'qtest following',
  'where games are reported': 'reports',
  'where plans are chosen, paid and cancelled': 'pricing',
}

for (const [where, group] of Object.entries(GROUPS))
  test(`JN2 JN16 ${where}`, async ({ lookAt }) => {
    expect(await lookAt(group)).toEqual([])
  })

/** Phones on their sides, the smallest in each direction among them. */
const PHONES_ON_THEIR_SIDES = [SIDEWAYS, { width: 667, height: 375 }, { width: 844, height: 390 }]
/** What a player presses, by the states in which it is pressed. */
const PRESSED_SIDEWAYS: [states: RegExp, controls: string][] = [
  [/^(?:game|qtest)\/.*, open(?:, player)?$/u, 'main :is(button, [role="radio"])'],
  [/^entering\/home$/u, 'header button, main button, main a'],
  [/^crowd\/player details$/u, '[name="name"], [name="email"], [type="submit"]'],
]

test('JN26 on a phone on its side whatever answers, joins or leads on is in sight', async ({
  gallery,
  galleryAddress,
}) => {
  const ids = (await statesIn(gallery)).map(({ id }) => id)
  const hidden: string[] = []
  await gallery.goto(`${galleryAddress}?${new URLSearchParams({ state: ids[0] ?? '' })}`)
  for (const [states, controls] of PRESSED_SIDEWAYS) {
    const found = ids.filter((id) => states.test(id))
    expect(found).not.toEqual([])
    for (const id of found) {
      await gallery.setViewportSize(SIDEWAYS)
      await gallery.evaluate((next) => window.showState?.(next), id)
      for (const size of PHONES_ON_THEIR_SIDES) {
        await gallery.setViewportSize(size)
        const outside = await outOfSight(gallery, controls)
        if (outside.length > 0) hidden.push(`${id}, ${nameOf(size)}: ${outside.join(', ')}`)
      }
    }
  }
  expect(hidden).toEqual([])
})

test('JN2 every group of the gallery is checked', async ({ gallery }) => {
  const groups = new Set((await statesIn(gallery)).map(({ group }) => group))
  expect([...groups].sort()).toEqual(Object.values(GROUPS).sort())
})
