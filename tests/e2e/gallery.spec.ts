import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { LANGUAGE_CODES } from '../../packages/languages/src/index.ts'
import { PSEUDO_LANGUAGE } from '../../packages/web/bundling/pseudo-language.ts'
import type { ListedState } from '../../packages/web/gallery/window.ts'
import { faultsOfControls } from '../gallery/controls.ts'
import { bringAxe, serveGallery } from '../gallery/gallery-page.ts'
import { outOfSight } from '../gallery/in-sight.ts'
import { isHung, look, lookInLanguage } from '../gallery/look.ts'
import type { Size } from '../gallery/sizes.ts'
import { DESK, LAPTOP, nameOf, PHONE, PHONES_ON_THEIR_SIDES, SMALL_PHONE, TABLET } from '../gallery/sizes.ts'
import { brokenWords, faultsOfTexts } from '../gallery/texts.ts'
import { test as base } from './browsers.ts'

/** In other languages than English: `ar ta`, or `all` of them and the pseudo-language. */
const { GALLERY_LANGUAGES = 'en' } = process.env
const LANGUAGES = GALLERY_LANGUAGES === 'all' ? [...LANGUAGE_CODES, PSEUDO_LANGUAGE] : GALLERY_LANGUAGES.split(' ')
const isEnglishAlone = GALLERY_LANGUAGES === 'en'
/** The same as a reader chose it, in the words that a browser keeps: `largest contrast`. */
const READING = process.env.GALLERY_READING ?? ''

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
      const languages = LANGUAGES.map((language): [string, string] => ['language', language])
      await page.goto(`${address}?${new URLSearchParams([['state', id], ['reading', READING], ...languages])}`)
      await page.waitForFunction(() => window.gallery?.isReached)
      await bringAxe(page)
    }
    const faults = await page.evaluate(() => window.gallery?.faults ?? [])
    const name = `${group} ${String(index + 1).padStart(2, '0')} ${id.slice(group.length + 1)}`
    found.push(...new Set([...faults, ...complaints].map((fault) => `${name}: ${fault}`)))
    if (isEnglishAlone) found.push(...(await look(page, name, { of, turn: index })))
    else found.push(...(await lookInLanguages(page, name)))
  }
  return found
}

const lookInLanguages = async (page: Page, name: string): Promise<string[]> => {
  const found: string[] = []
  for (const language of LANGUAGES) {
    const english = await page.evaluate((next) => window.speakIn?.(next) ?? [], language)
    found.push(...(await lookInLanguage(page, name, language, english)))
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

test('LG48 a text that is cut off, broken within a word, reaches out of its button or lies over another is seen', async ({
  page,
}) => {
  await page.setContent(`
    <p style="width: 60px; overflow: hidden; white-space: nowrap">A sentence that has no room here</p>
    <p style="width: 60px; overflow: hidden; white-space: nowrap"><bdi>A name that somebody typed</bdi></p>
    <p style="margin: 0">Code of the room</p><p style="margin: -16px 0 0 40px">A link works too</p>
    <p style="margin: 0">Covered</p><div style="background: white; margin-top: -18px; position: relative">A notice</div>
    <p style="width: 60px; overflow: auto; white-space: nowrap">Whoever scrolls reads all of it</p>
    <p style="width: 60px; overflow-wrap: anywhere">Unbelievable</p>
    <p style="width: 60px; overflow-wrap: anywhere">teacher@school.example</p>
    <p style="width: 60px; overflow-wrap: anywhere"><bdi>Donaudampfschiff</bdi></p>
    <button style="width: 60px; padding: 0">Understandably</button>`)
  expect(await faultsOfTexts(page)).toEqual([
    '“A sentence that has no room here” is cut off',
    '“Understandably” reaches out of what it stands in',
    '“Code of the room” and “A link works too” lie over each other',
  ])
  expect(await brokenWords(page)).toEqual(['Unbelievable'])
})

/** The groups, by the words of their tests. */
const GROUPS: Readonly<Record<string, string>> = {
  'on the way into a room': 'entering',
  'in a room that fills': 'crowd',
  'in a game of every type': 'game',
  'between the questions of a class and at its podium': 'standings',
  'in a QTest': 'qtest',
  'on the screens of accounts': 'accounts',
  'where quizzes are written': 'writing',
  'where questions are brought in': 'importing',
  'where quizzes are exported and printed': 'exporting',
  'where quizzes are kept for years': 'keeping',
  'where a QTest is scheduled': 'scheduling',
  'where QTests are listed and moved': 'scheduled',
  'where accounts are administered': 'administering',
  'where quizzes are complained about, judged and taken down': 'judging',
  'where the servers are watched': 'watching',
  'where a QTest is embedded and followed': 'qtest following',
  'where a quiz is looked into': 'quiz page',
  'where games are reported': 'reports',
  'where plans are chosen, paid and cancelled': 'pricing',
  'on the front page of the project': 'front page',
}

for (const [where, group] of Object.entries(GROUPS))
  test(`JN2 JN16 JN27 ${where}`, async ({ lookAt }) => {
    expect(await lookAt(group)).toEqual([])
  })

/** What is pressed or looked for, by the states in which it is. */
const PRESSED_SIDEWAYS: [states: RegExp, controls: string][] = [
  [/^(?:game\/(?!info)|qtest\/).*, open(?:, player)?$/u, 'main :is(button, [role="radio"])'],
  [/^entering\/home$/u, 'header button, main button, main a'],
  [/^crowd\/player details$/u, '[name="name"], [name="email"], [type="submit"]'],
  [/^crowd\/waiting room, one, host$/u, 'main > div > button:only-child'],
  [/^game\/(?:survey|picture|match), answer, wrong$/u, 'main h1, main section'],
  [/^game\/podium with another round waiting$|^standings\/podium of equals, player$/u, 'main button'],
  [/^crowd\/podium, many, player$/u, 'main ol:not(section ol) > li img'],
  [/^qtest\/entry$/u, '[name="name"], [name="email"]'],
  [/^qtest\/match, answer$/u, 'main h1, main section, footer button'],
  [/^qtest\/results$/u, 'main a, main button'],
  [/^writing\/library, menu of a published quiz$/u, '[role="menuitem"]'],
]

/** The controls of some states that are out of sight at one of the sizes, on a page that shows states. */
const hiddenIn = async (page: Page, states: readonly string[], controls: string, sizes: readonly Size[]) => {
  const hidden: string[] = []
  expect(states).not.toEqual([])
  for (const id of states) {
    // A state is reached at the first of them.
    for (const [index, size] of sizes.entries()) {
      await page.setViewportSize(size)
      if (index === 0) await page.evaluate((next) => window.showState?.(next), id)
      const outside = await outOfSight(page, controls)
      if (outside.length > 0) hidden.push(`${id}, ${nameOf(size)}: ${outside.join(', ')}`)
    }
  }
  return hidden
}

test('JN26 LB29 on a phone on its side whatever answers, joins or leads on is in sight, the longest menu too', async ({
  gallery,
  galleryAddress,
}) => {
  const ids = (await statesIn(gallery)).map(({ id }) => id)
  await gallery.goto(`${galleryAddress}?${new URLSearchParams({ state: ids[0] ?? '' })}`)
  await gallery.waitForFunction(() => window.gallery?.isReached)
  for (const [states, controls] of PRESSED_SIDEWAYS) {
    const found = ids.filter((id) => states.test(id))
    expect(await hiddenIn(gallery, found, controls, PHONES_ON_THEIR_SIDES)).toEqual([])
  }
})

test('QV12 a title of 289 characters beside a picture, and four answers of two lines, are in sight on small phones', async ({
  gallery,
  galleryAddress,
}) => {
  const long = ['game/long question, open, player', 'qtest/long question, open']
  await gallery.goto(`${galleryAddress}?${new URLSearchParams({ state: 'game/long question, open, player' })}`)
  await gallery.waitForFunction(() => window.gallery?.isReached)
  const sizes = [SMALL_PHONE, { width: 360, height: 640 }, { width: 667, height: 375 }]
  expect(await hiddenIn(gallery, long, 'main h1, [role="radio"]', sizes)).toEqual([])
})

test('QV27 above the keyboard of a phone on its side the boxes of a typed answer and Submit are in sight', async ({
  gallery,
  galleryAddress,
}) => {
  const typed = ['game/blank, open, player', 'qtest/connect, open']
  await gallery.goto(`${galleryAddress}?${new URLSearchParams({ state: 'game/blank, open, player' })}`)
  await gallery.waitForFunction(() => window.gallery?.isReached)
  const left = [
    { width: 740, height: 180 },
    { width: 667, height: 170 },
  ]
  expect(await hiddenIn(gallery, typed, 'main form > div:first-child, main form button', left)).toEqual([])
})

test('WB44 the steps of two stand in the middle; without points nothing is kept free above them', async ({
  gallery,
  galleryAddress,
}) => {
  for (const state of ['game/podium, player', 'standings/podium without points, player']) {
    await gallery.setViewportSize(PHONE)
    await gallery.goto(`${galleryAddress}?${new URLSearchParams({ state })}`)
    await gallery.waitForFunction(() => window.gallery?.isReached)
    const steps = await gallery.locator('main ol > li').all()
    const [second, first] = (await Promise.all(steps.map((step) => step.boundingBox()))).toSorted(
      (one, other) => (one?.x ?? 0) - (other?.x ?? 0),
    )
    expect(steps, state).toHaveLength(2)
    const middle = ((second?.x ?? 0) + (first?.x ?? 0) + (first?.width ?? 0)) / 2
    expect(Math.abs(middle - PHONE.width / 2), state).toBeLessThan(2)
  }
  const said = await gallery.getByRole('main').getByText('No points this time').boundingBox()
  const face = await gallery.locator('main ol > li').first().boundingBox()
  expect((face?.y ?? 0) - (said?.y ?? 0) - (said?.height ?? 0)).toBeLessThan(40)
})

test('ED26 with 200 slides the editor stays in the window; only its list and its slide scroll', async ({
  gallery,
  galleryAddress,
}) => {
  await gallery.goto(`${galleryAddress}?${new URLSearchParams({ state: 'writing/editor of the longest quiz' })}`)
  await gallery.waitForFunction(() => window.gallery?.isReached)
  for (const size of [LAPTOP, DESK]) {
    await gallery.setViewportSize(size)
    expect(await gallery.evaluate(() => document.documentElement.scrollHeight), nameOf(size)).toBe(size.height)
  }
})

test('AS34 the name of no level is broken, at any width', async ({ gallery, galleryAddress }) => {
  await gallery.goto(`${galleryAddress}?${new URLSearchParams({ state: 'accounts/profile' })}`)
  await gallery.waitForFunction(() => window.gallery?.isReached)
  const names = gallery.getByRole('list', { name: 'Badges by level' }).getByRole('listitem')
  const linesOf = () =>
    names.evaluateAll((items) =>
      items.map((item) => {
        const range = document.createRange()
        range.selectNodeContents(item.children[1] ?? item)
        return range.getClientRects().length
      }),
    )
  for (const width of [360, 740, 1000, 1024, 1200, 1280, 1366, 1440]) {
    await gallery.setViewportSize({ width, height: 800 })
    expect(await linesOf(), `${width} px`).toEqual(Array.from({ length: 9 }, () => 1))
  }
})

test('ED34 the current slide is in sight when a tablet turns, in the strip and in the list', async ({
  gallery,
  galleryAddress,
}) => {
  await gallery.goto(`${galleryAddress}?${new URLSearchParams({ state: 'writing/editor of the longest quiz' })}`)
  await gallery.waitForFunction(() => window.gallery?.isReached)
  const slide = (number: number, where: string) =>
    gallery.locator(where).getByRole('button', { name: new RegExp(`^Slide ${number}: `, 'u') })
  await slide(150, 'aside').click()
  await gallery.setViewportSize(TABLET)
  await expect(slide(150, 'nav')).toBeInViewport({ ratio: 1 })
  await slide(146, 'nav').click()
  await gallery.locator('nav ol').evaluate((strip) => strip.scrollTo({ left: 0, behavior: 'instant' }))
  await slide(2, 'nav').click()
  await gallery.setViewportSize(DESK)
  await expect(slide(2, 'aside')).toBeInViewport({ ratio: 1 })
})

test('JN2 every group of the gallery is checked', async ({ gallery }) => {
  const groups = new Set((await statesIn(gallery)).map(({ group }) => group))
  expect([...groups].sort()).toEqual(Object.values(GROUPS).sort())
})
