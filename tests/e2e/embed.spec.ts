import type { Browser, BrowserContext, FrameLocator, Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { joinMember } from '../harness/member.ts'
import { openOtherSite } from '../harness/other-site.ts'
import { SHORT_QUIZ, scheduleShortQuiz } from '../harness/qtest.ts'
import type { TestServer } from '../harness/server.ts'
import { ofItsOwn, PASSWORD, Person, test } from './browsers.ts'

const NAME = 'Volcanoes & "Earthquakes" <3'
const GO_ON = /^(Next Question|PROCEED|End Quiz)$/u
const KINDS = ['fullPageEmbed', 'popupButton', 'redirectButton'] as const
type Kind = (typeof KINDS)[number]

// One QTest for all of them.
test.describe.configure({ mode: 'default' })

let qtestId: string
test.beforeAll(async ({ server }) => {
  qtestId = await scheduleShortQuiz(await joinMember(server, ofItsOwn('embed-author'), PASSWORD), NAME)
})

/** The code of a kind, as a member copies it. */
const copiedCode = async (browser: Browser, server: TestServer, kind: Kind, name: string): Promise<string> => {
  const member = await Person.member(browser, server, name)
  await member.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await member.page.goto(`${server.origin}/embed/${kind}/${qtestId}`)
  await member.page.getByRole('button', { name: 'Get the code' }).click()
  await expect(member.page.getByText('Code copied to clipboard')).toBeVisible()
  const copied = await member.page.evaluate(() => navigator.clipboard.readText())
  await expect(member.page.getByRole('region', { name: 'The code' })).toHaveText(copied, { useInnerText: true })
  await member.context.close()
  return copied
}

/** Somebody who comes to a page on another site with the code of a kind in it; keeps the cookies that are sent from there. */
const visit = async (context: BrowserContext, code: string) => {
  const site = await openOtherSite(code)
  const cookies: string[] = []
  context.on('request', async (request) => {
    const { cookie } = await request.allHeaders().catch((): Record<string, string> => ({}))
    if (cookie !== undefined) cookies.push(`${request.url()}: ${cookie}`)
  })
  const page = await context.newPage()
  await page.goto(site.address)
  return { site, page, cookies }
}

type Place = Page | FrameLocator

const enter = async (place: Place): Promise<void> => {
  await place.getByLabel('NAME').fill('Ann')
  await place.getByLabel('EMAIL').fill('ann@example.org')
  await place.getByLabel('Roll Number').fill('7')
  await place.getByRole('button', { name: 'PROCEED' }).click()
}

/** Answers a question rightly, and waits for what becomes of it. */
const answer = async (place: Place, number: number): Promise<void> => {
  const { questionTitle, right } = SHORT_QUIZ[number - 1] ?? SHORT_QUIZ[0]
  await expect(place.getByRole('heading', { level: 1, name: questionTitle })).toBeVisible()
  await place.getByRole('radio', { name: new RegExp(`${right}$`, 'u') }).click()
  await expect(place.getByText('Right!').first()).toBeVisible()
}

const storageOf = (): string => {
  try {
    return typeof sessionStorage
  } catch {
    return 'refused'
  }
}

/** As a browser that keeps nothing for the frames of other sites does it. */
const refuseStorage = (): void => {
  if (window === window.top) return
  for (const storage of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, storage, {
      get: () => {
        throw new DOMException('The document is not allowed to keep anything.', 'SecurityError')
      },
    })
}

const finish = async (place: Place, from: number): Promise<void> => {
  for (let number = from; number <= SHORT_QUIZ.length; number += 1) {
    await answer(place, number)
    await place.locator('footer').getByRole('button', { name: GO_ON }).click()
  }
  await expect(place.getByRole('heading', { level: 1, name: 'Thank you, Ann' })).toBeVisible()
  await expect(place.getByText('3', { exact: true }).first()).toBeVisible()
}

test('QE10 inside the frame of another site somebody finishes a QTest without a cookie, over a reload in the middle', async ({
  browser,
  server,
  playwright,
  launchOptions,
}) => {
  const code = await copiedCode(browser, server, 'fullPageEmbed', 'full-page-member')
  // As the browser comes, where a frame of another site has a storage of its own: Playwright turns that off, and a private
  // window's has none at all. Of two lists of what is turned off, the later one counts.
  const args = [...(launchOptions.args ?? []), '--disable-features=Translate']
  const context = await playwright.chromium.launchPersistentContext('', { ...launchOptions, args })
  const { site, page, cookies } = await visit(context, code)
  const frame = page.frameLocator('iframe')
  await expect(page.locator('iframe')).toHaveAttribute('title', NAME)
  await enter(frame)
  await answer(frame, 1)
  await page.reload()
  await frame.getByRole('button', { name: 'Continue as Ann' }).click()
  await finish(frame, 2)
  expect(cookies).toEqual([])
  expect(await context.cookies()).toEqual([])
  await context.close()
  await site.close()
})

test('QE5 QE10 over the page of another site a popup opens by its button and closes by its cross alone, with no storage at all', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await context.addInitScript(refuseStorage)
  const { site, page, cookies } = await visit(context, await copiedCode(browser, server, 'popupButton', 'popup-member'))
  const popup = page.getByRole('dialog', { name: NAME })
  const frame = page.frameLocator('iframe')
  await expect(popup).toBeHidden()
  await page.getByRole('button', { name: 'Take the QTest' }).click()
  await enter(frame)
  await answer(frame, 1)
  expect(await frame.locator('body').evaluate(storageOf)).toBe('refused')
  await page.keyboard.press('Escape')
  // Where the button lies, beneath the scrim.
  await page.mouse.click(5, 5)
  await expect(popup).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(popup).toBeHidden()
  await page.getByRole('button', { name: 'Take the QTest' }).click()
  await frame.locator('footer').getByRole('button', { name: GO_ON }).click()
  await finish(frame, 2)
  expect(cookies).toEqual([])
  await site.close()
})

test('QE6 QE10 a button on another site leads to the QTest in a new tab', async ({ browser, server }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const { site, page } = await visit(context, await copiedCode(browser, server, 'redirectButton', 'redirect-member'))
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Take the QTest' }).click()
  const tab = await opened
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  await enter(tab)
  await finish(tab, 1)
  await site.close()
})

test('QC1 in the frame of another site a visitor without an attempt is led to no other page', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const { site, page } = await visit(context, `<iframe src="${server.origin}/qtest" width="700" height="600"></iframe>`)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1, name: 'Not inside another page' })).toBeVisible()
  await expect(frame.getByRole('link')).toHaveAttribute('target', '_blank')
  await expect(frame.getByRole('button')).toHaveCount(0)
  await site.close()
})

test('QE22 in a sandboxed frame, which loads nothing, a link leads to the QTest', async ({ browser, server }) => {
  const context = await browser.newContext()
  const address = `${server.origin}/qtest/${qtestId}`
  const { site, page } = await visit(
    context,
    `<iframe src="${address}" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"></iframe>`,
  )
  const opened = context.waitForEvent('page')
  await page.frameLocator('iframe').getByRole('link', { name: 'Open this page in a tab of its own' }).click()
  await expect(await opened).toHaveURL(`${address}?`)
  await site.close()
})

/** Presses what stands in a frame that is drawn smaller, of which Playwright looks for the middle in the wrong place. */
const pressScaled = async (page: Page, button: Locator): Promise<void> => {
  const box = await button.boundingBox()
  if (box === null) throw new Error('the button is not drawn')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

test('QE8 the preview is the code at work: the QTest itself, in a page made smaller', async ({ browser, server }) => {
  const member = await Person.member(browser, server, 'preview-member')
  const { page } = member
  const preview = page.frameLocator('iframe[title="Preview"]')
  const frame = preview.frameLocator('iframe')
  const drawn = () => page.getByRole('region', { name: 'The code' }).innerText()

  await page.goto(`${server.origin}/embed/fullPageEmbed/${qtestId}`)
  await expect(frame.getByRole('button', { name: 'PROCEED' })).toBeVisible()
  const { width = 0, height = 0 } = (await preview.locator('iframe').boundingBox()) ?? {}
  const percent = Math.round(width / 7)
  await expect(page.getByText(`Frame 700 × 600, shown at ${percent}%`)).toBeVisible()
  expect(Math.round(height / 6)).toBe(percent)

  // The choice follows the address, a moment after the press: too late for `check`.
  await page.getByRole('radio', { name: /^Popup button/u }).click()
  await expect(page).toHaveURL(`${server.origin}/embed/popupButton/${qtestId}`)
  await expect(frame.getByRole('button', { name: 'PROCEED' })).toBeVisible()
  await pressScaled(page, preview.getByRole('button', { name: 'Close' }))
  await expect(preview.getByRole('dialog')).toBeHidden()
  await pressScaled(page, preview.getByRole('button', { name: 'Take the QTest' }))
  await expect(preview.getByRole('dialog', { name: NAME })).toBeVisible()
  expect(await drawn()).toContain('popover="manual"')

  await page.getByRole('radio', { name: /^Redirect button/u }).click()
  const link = preview.getByRole('link', { name: 'Take the QTest' })
  await expect(link).toHaveAttribute('href', `${server.origin}/qtest/${qtestId}`)
  await expect(link).toHaveCSS('background-color', 'rgb(42, 27, 102)')
  expect(await drawn()).toContain('background:#2a1b66')
  expect(member.complaints).toEqual([])
})
