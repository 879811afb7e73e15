import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { newFolder } from '../../packages/server/src/testing/new-folder.ts'
import { openTestApp } from '../../packages/server/src/testing/test-app.ts'
import { freePort } from '../harness/free-port.ts'
import { ALL_TYPES_QUIZ_ID } from '../harness/known-answers.ts'
import { Player } from '../harness/player.ts'
import { putBuild } from '../harness/web-builds.ts'
import { findings, Person, PHONE, test } from './browsers.ts'

// Elsewhere they are blocked: their installing takes a processor's time in every context.
test.use({ serviceWorkers: 'allow' })

const OFFLINE = { level: 1, name: 'No connection right now' } as const
const offlineOn = (page: Page) => page.getByRole('heading', OFFLINE)

/** The files that the browser keeps, cache by cache. */
const keptBy = (page: Page): Promise<string[][]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    return Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)),
    )
  })
/** Waits until the page that the browser keeps is whole, and of the build with this mark where there are several. */
const keeps = (page: Page, mark = ''): Promise<void> =>
  expect(async () => {
    const isSettled = await page.evaluate(async () => {
      const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {}
      return !installing && !waiting && active?.state === 'activated'
    })
    const newest = (await keptBy(page)).at(-1) ?? []
    expect([isSettled, newest.length > 20 && newest.every((path) => path.includes(`${mark}.`))]).toEqual([true, true])
  }).toPass()

test('HT53 HT55 HT56 without a server a page says so and what is kept, and goes on where it was when there is one', async ({
  browser,
  startOwnServer,
}) => {
  const server = await startOwnServer({ HOST_GRACE_SECONDS: '3600' })
  const host = new Player(server.origin, 'Ms Rivera')
  const code = await host.host(ALL_TYPES_QUIZ_ID)
  await host.join(code)
  const ann = await Person.arrive(browser, server.origin, 'Ann', PHONE)
  const { page } = ann
  await ann.joinByLink(code)
  await keeps(page)
  host.send('startQuiz')
  await host.next(['sendQuestion'], 0)
  const title = host.last('sendQuestion')?.currentQuestion.questionTitle ?? ''
  await ann.seesQuestion(title)

  await server.kill()
  // A game that runs stays on the screen.
  await expect(page.getByText('You seem to be offline.', { exact: false }).first()).toBeVisible()
  await ann.answer(title, { right: true })
  await ann.seesQuestion(title)
  await page.reload()
  await expect(offlineOn(page)).toBeVisible()
  await expect(page).toHaveTitle(/^Offline – Quiz/u)
  for (const kept of [`Your seat in ${code.toUpperCase()} is kept`, 'Your answer waits here'])
    await expect(page.getByText(kept)).toBeVisible()
  expect(await findings(page, 'without a connection')).toEqual([])
  expect((await keptBy(page)).flat().filter((path) => !path.startsWith('/assets/'))).toEqual([])

  const other = await ann.context.newPage()
  for (const path of ['/', `/${code}`, '/library', '/pricing']) {
    await other.goto(server.origin + path)
    await expect(offlineOn(other), path).toBeVisible()
    expect(await other.locator('head').innerHTML()).not.toMatch(/og:|checkout-script/u)
  }
  for (const path of [
    '/qq/v1/getprofile',
    '/docs',
    '/dev/mail',
    '/readyz',
    '/openapi.json',
    '/media/readymade/x.png',
  ]) {
    const tab = await ann.context.newPage()
    await expect(tab.goto(server.origin + path), path).rejects.toThrow(/ERR_CONNECTION_REFUSED/u)
    await tab.close()
  }
  // In a frame the browser's own page stands, as in that of another site.
  await other.evaluate(() => document.body.append(Object.assign(document.createElement('iframe'), { src: '/qtest' })))
  await expect
    .poll(() =>
      other
        .frames()
        .map((frame) => frame.url())
        .at(1),
    )
    .toMatch(/^chrome-error:/u)

  await server.start()
  await other.getByRole('button', { name: 'Try now' }).click()
  await expect(offlineOn(other)).toBeHidden()
  await expect(other).toHaveURL(`${server.origin}/pricing`)
  // A phone tells its pages that the network is back.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  // The one player has answered, so the question is over.
  await expect(page.getByText(/^(?:Right|Thank you)!/u).first()).toBeVisible()
})

/** The web of one build after another, at one address: whoever is served has a page and no calls. */
const serveBuilds = async () => {
  const web = newFolder()
  const port = await freePort()
  let close = async () => {}
  return {
    web,
    origin: `http://127.0.0.1:${port}`,
    /** Again with other settings. */
    async open(settings: { OFFLINE_PAGE?: 'on' | 'off' } = {}) {
      await close()
      const app = await openTestApp({
        folders: { web, pictures: web },
        config: { ...settings, RATE_LIMIT_FACTOR: 1000 },
      })
      await app.listen({ port, host: '127.0.0.1' })
      close = () => app.close()
    },
    /** Something else answers in its place, as a proxy does that reaches no server. */
    async replace(status: number) {
      await close()
      const proxy = createServer((_, reply) => void reply.writeHead(status).end(`status ${status}`))
      await new Promise<void>((listens) => proxy.listen(port, '127.0.0.1', listens))
      close = async () => {
        proxy.closeAllConnections()
        await new Promise((closed) => proxy.close(closed))
      }
    },
    close: () => close(),
  }
}

const buildOn = (page: Page) => page.locator('meta[name="build"]').getAttribute('content')
const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/')),
  )
/** The build whose files alone the page has loaded. */
const seesBuild = async (page: Page, mark: string) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await buildOn(page)).toBe(mark)
  const scripts = await scriptsOf(page)
  expect(scripts.length).toBeGreaterThan(5)
  expect(scripts.filter((path) => !path.includes(`${mark}.`))).toEqual([])
}

test('HT54 HT57 after an upgrade the next load is of the new build, whole; a tab of the old one finds its files', async ({
  page,
  context,
}) => {
  const served = await serveBuilds()
  putBuild(served.web, 'AAA')
  await served.open()
  await page.goto(served.origin)
  await keeps(page, 'AAA')
  await page.reload()
  await seesBuild(page, 'AAA')
  const ofRoom = (await keptBy(page)).flat().find((path) => /\/room-\w+/u.test(path)) ?? ''

  putBuild(served.web, 'BBB')
  const second = await context.newPage()
  await second.goto(served.origin)
  await seesBuild(second, 'BBB')
  await keeps(second, 'BBB')
  // The server has it no more.
  expect((await fetch(served.origin + ofRoom)).status).toBe(404)
  expect(await page.evaluate(async (path) => (await fetch(path, { cache: 'no-store' })).status, ofRoom)).toBe(200)
  await second.reload()
  await seesBuild(second, 'BBB')

  putBuild(served.web, 'CCC')
  await second.reload()
  await seesBuild(second, 'CCC')
  await keeps(second, 'CCC')
  await expect.poll(async () => (await keptBy(second)).length).toBe(2)
  for (const status of [500, 502, 503, 504, 511]) {
    await served.replace(status)
    await second.reload()
    await expect(status === 500 ? second.getByText('status 500') : offlineOn(second), `${status}`).toBeVisible()
  }
  await served.close()
  // Nothing but what was kept on purpose is there, and that is all that the page needs.
  await (await context.newCDPSession(second)).send('Network.clearBrowserCache')
  const missed: string[] = []
  second.on('requestfailed', (request) => missed.push(new URL(request.url()).pathname))
  await second.reload()
  await expect(offlineOn(second)).toBeVisible()
  await seesBuild(second, 'CCC')
  expect(
    await second.evaluate(() =>
      document.fonts.ready.then(() => [...document.images].map((one) => one.naturalWidth > 0)),
    ),
  ).not.toContain(false)
  expect(missed.filter((path) => path.startsWith('/assets/'))).toEqual([])
})

test('HT58 a worker that answers wrongly is removed by the setting, with all that it kept', async ({ page }) => {
  const served = await serveBuilds()
  putBuild(served.web, 'AAA')
  const broken = `caches.open(KEPT.cache); addEventListener('install', () => skipWaiting())
    addEventListener('fetch', (event) => event.request.mode === 'navigate' && event.respondWith(new Response('broken')))`
  writeFileSync(join(served.web, '.vite', 'service-worker.js'), broken)
  await served.open()
  await page.goto(served.origin)
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('broken')).toBeVisible({ timeout: 100 })
  }).toPass()
  await served.open({ OFFLINE_PAGE: 'off' })
  await expect(async () => {
    await page.reload()
    expect(await page.textContent('body')).not.toContain('broken')
  }).toPass()
  await expect.poll(() => keptBy(page)).toEqual([])
  await served.close()
  await expect(page.reload()).rejects.toThrow(/ERR_CONNECTION_REFUSED/u)
})

test('HT59 where the browser has no workers pages are as they are', async ({ browser, server }) => {
  const context = await browser.newContext()
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })
  })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(server.origin, { waitUntil: 'load' })
  await expect(page.getByRole('button', { name: /Play Quiz/u })).toBeVisible()
  expect(errors).toEqual([])
})

test('HT60 Chromium finds nothing that keeps the product from being installed', async ({ page, context, server }) => {
  await page.goto(server.origin)
  await keeps(page)
  const tools = await context.newCDPSession(page)
  const { errors, url } = await tools.send('Page.getAppManifest')
  expect([errors, new URL(url).pathname]).toEqual([[], '/manifest.webmanifest'])
  const { installabilityErrors } = await tools.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
})
