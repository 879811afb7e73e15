import { expect } from '@playwright/test'
import { findings, PHONE, test } from './browsers.ts'

test('LG2 LG3 LG4 home comes in the language of the browser, and in another one at a press and from then on', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ locale: 'hi-IN', viewport: PHONE, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const catalogues: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/words-[^.]+\.(.+)\.json$/.exec(request.url()) ?? []
    if (name !== undefined) catalogues.push(name)
  })
  await page.goto(server.origin)
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'hi')
  await expect(page.getByRole('button', { name: 'क्विज़ से जुड़ें', exact: true })).toBeVisible()
  expect(new Set(catalogues)).toEqual(new Set(['hi.stage', 'hi.home']))

  await page.getByRole('textbox').fill('HK4P')
  await page.getByRole('button', { name: /हिन्दी/u }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button')).toHaveCount(12)
  expect(await findings(page, 'choosing a language')).toEqual([])
  await dialog.getByRole('button', { name: /العربية/u }).click()
  await expect(html).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('button', { name: 'انضمام إلى المسابقة' })).toBeVisible()
  // What was typed stays.
  await expect(page.getByRole('textbox')).toHaveValue('hk4p')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)

  await page.reload()
  await expect(html).toHaveAttribute('lang', 'ar')
  await expect(page.getByRole('button', { name: 'انضمام إلى المسابقة' })).toBeVisible()
  expect(catalogues.filter((name) => name.startsWith('en'))).toEqual([])
  await context.close()
})

for (const locale of ['ta-IN', 'de-DE', 'en-IN'])
  test(`LG51 on a phone the label of the code and the words beside it lie nowhere over each other: ${locale}`, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ locale, viewport: PHONE, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(server.origin)
    const label = page.locator('form label')
    const [first, second] = await Promise.all([label.boundingBox(), label.locator('+ p').boundingBox()])
    if (first === null || second === null) throw new Error('The code has no label, or nothing beside it.')
    const isBeside = first.x + first.width <= second.x
    const isBelow = first.y + first.height <= second.y
    expect([isBeside, isBelow]).toContain(true)
    expect(second.x + second.width).toBeLessThanOrEqual(PHONE.width)
    await context.close()
  })
