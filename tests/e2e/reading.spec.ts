import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { publishQuiz } from './author.ts'
import { DESKTOP, findings, Person, PHONE, test } from './browsers.ts'

interface Look {
  reading: string | undefined
  fontSize: string
  ground: string
}

/** Takes down how the page looks when something is drawn in it for the first time: before the browser paints it. */
const lookAtFirstDrawing = (context: BrowserContext) =>
  context.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('#root h1') === null) return
      observer.disconnect()
      const { dataset } = document.documentElement
      const { fontSize } = getComputedStyle(document.documentElement)
      const ground = getComputedStyle(document.documentElement).getPropertyValue('--night-800')
      Object.assign(window, { firstLook: { reading: dataset.reading, fontSize, ground } })
    })
    observer.observe(document, { childList: true, subtree: true })
  })

const firstLook = async (page: Page): Promise<Look> => {
  await page.waitForFunction(() => 'firstLook' in window)
  return page.evaluate(() => (window as unknown as { firstLook: Look }).firstLook)
}

test('RA1 RA2 RA3 RA4 RA5 by keyboard text becomes larger, readable and of high contrast, and is so before anything is drawn again', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' })
  await lookAtFirstDrawing(context)
  const page = await context.newPage()
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  const reads = (path: string) => /reading|atkinson/u.test(path)
  await page.goto(server.origin)
  const usual = await firstLook(page)
  expect(usual).toMatchObject({ reading: undefined, fontSize: '16px' })
  expect(loaded.filter(reads)).toEqual([])

  await page.getByRole('button', { name: 'Text and reading' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Text and reading' })
  const chooseNext = async (group: string, chosen: string) => {
    await dialog.getByRole('group', { name: group }).getByRole('radio', { checked: true }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('group', { name: group }).getByRole('radio', { name: chosen })).toBeChecked()
  }
  await chooseNext('Text size', 'Larger')
  await chooseNext('Text size', 'Largest')
  await chooseNext('Font', 'Readable')
  await expect.poll(() => loaded.some((path) => path.endsWith('.woff2') && path.includes('atkinson'))).toBe(true)
  await chooseNext('Contrast', 'High')
  // Chromium of these tests has no voice.
  await expect(dialog.getByText('This device has no voice for this language: English.')).toBeVisible()
  expect(await findings(page, 'text and reading')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Text and reading' })).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  expect(await findings(page, 'home, read otherwise')).toEqual([])

  await page.reload()
  expect(await firstLook(page)).toEqual({
    reading: 'largest readable contrast silent',
    fontSize: '24px',
    ground: '#000',
  })
  // Paper is printed as it always is.
  await page.emulateMedia({ media: 'print' })
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('16px')
  await context.close()
})

/** A voice, since the browser of these tests has none: tells what it was told to say, and when to stop. */
const giveVoice = (context: BrowserContext) =>
  context.addInitScript(() => {
    const spoken: string[] = []
    const voice = { lang: 'en-US', localService: true, default: true }
    const speechSynthesis = Object.assign(new EventTarget(), {
      getVoices: () => [voice],
      speak: ({ text }: { text: string }) => spoken.push(text),
      cancel: () => spoken.push('(stops)'),
    })
    const SpeechSynthesisUtterance = class extends EventTarget {
      text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    for (const [name, value] of Object.entries({ spoken, speechSynthesis, SpeechSynthesisUtterance }))
      Object.defineProperty(window, name, { value, configurable: true })
  })

const spokenOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)

test('RA6 RA7 RA10 RA11 RA12 a player who chose it while waiting hears each question with its answers until it is answered; the host hears nothing', async ({
  browser,
  server,
}) => {
  const host = await Person.member(browser, server, 'reading-host', DESKTOP)
  await giveVoice(host.context)
  const quizId = await publishQuiz(host, 'Guess the Teacher')
  const { roomId } = JSON.parse((await host.call('createinvite', { quizId, hostMode: true })).body) as {
    roomId: string
  }
  await host.page.goto(`${server.origin}/${roomId}`)
  await host.page.evaluate(() => localStorage.setItem('reading', 'aloud-always'))
  const ann = await Person.arrive(browser, server.origin, 'Ann', PHONE)
  await giveVoice(ann.context)
  await ann.joinByLink(roomId)
  await ann.page.getByRole('button', { name: 'Text and reading' }).click()
  await ann.page.getByRole('radio', { name: 'Every question' }).check()
  expect((await spokenOn(ann.page)).at(-1)).toBe('Questions are read like this.')
  await ann.page.keyboard.press('Escape')

  await host.page.reload()
  await host.page.getByRole('button', { name: 'START QUIZZING' }).click()
  await ann.seesQuestion('Who laughs the loudest?')
  await expect(ann.page.getByRole('button', { name: 'Stop reading' })).toBeVisible()
  // Each begins with its letter, for screen readers and in its shape.
  const options = await ann.page.getByRole('radio').allTextContents()
  const said = async () => (await spokenOn(ann.page)).slice(-options.length - 1)
  const question = ['Who laughs the loudest?', ...options.map((option) => `${option[0]}: ${option.slice(2)}`)]
  await expect.poll(said).toEqual(question)
  const box = await ann.page.getByRole('button', { name: 'Stop reading' }).boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)

  await ann.page.getByRole('button', { name: 'Stop reading' }).focus()
  await ann.page.keyboard.press('Enter')
  expect((await spokenOn(ann.page)).at(-1)).toBe('(stops)')
  await ann.page.keyboard.press('Enter')
  await expect.poll(said).toEqual(question)
  await ann.page.getByRole('radio', { name: /Ann$/u }).click()
  await expect.poll(async () => (await spokenOn(ann.page)).at(-1)).toBe('(stops)')
  await expect(ann.page.getByRole('heading', { name: 'Not quite' })).toBeVisible()
  const saidInAll = (await spokenOn(ann.page)).filter((text) => text !== '(stops)')
  expect(saidInAll).toHaveLength(1 + 2 * question.length)
  expect(await spokenOn(host.page)).toEqual([])
  await expect(host.page.getByRole('button', { name: 'Read aloud' })).toHaveCount(0)
})

test('RA15 RA16 RA17 over a question it opens by keyboard: the clock goes on, no key answers, and then the question is read', async ({
  browser,
  server,
}) => {
  const host = await Person.member(browser, server, 'reading-question', DESKTOP)
  const quizId = await publishQuiz(host, 'Guess the Teacher')
  const { roomId } = JSON.parse((await host.call('createinvite', { quizId, hostMode: true })).body) as {
    roomId: string
  }
  await host.page.goto(`${server.origin}/${roomId}`)
  const ben = await Person.arrive(browser, server.origin, 'Ben', PHONE)
  await giveVoice(ben.context)
  await ben.joinByLink(roomId)
  await host.page.getByRole('button', { name: 'START QUIZZING' }).click()
  await ben.seesQuestion('Who laughs the loudest?')

  const { page } = ben
  const button = page.getByRole('button', { name: 'Text and reading' })
  const secondsLeft = async () => Number(await page.getByRole('timer', { includeHidden: true }).first().textContent())
  const before = await secondsLeft()
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Text and reading' })
  await dialog.getByRole('radio', { name: 'Every question' }).check()
  await dialog.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('b')
  await page.keyboard.press('2')
  await expect.poll(secondsLeft).toBeLessThan(before)
  expect((await spokenOn(page)).at(-1)).toBe('Questions are read like this.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect.poll(() => spokenOn(page)).toContain('Who laughs the loudest?')
  await page.keyboard.press('b')
  await expect(page.getByRole('heading', { level: 1, name: /^(?:Right!|Not quite)$/u })).toBeVisible()
})
