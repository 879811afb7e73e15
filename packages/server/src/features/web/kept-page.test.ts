import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createOriginGuard } from '../../http/callers/origin-guard.ts'
import { newFolder } from '../../testing/new-folder.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { isPagePath, OTHER_AREAS } from './page.ts'

const web = newFolder()
mkdirSync(join(web, '.vite'))
const FILES = {
  'index.html': '<html><head><meta name="brand" content="Quokka Quiz" /><title>t</title></head></html>',
  '.vite/kept-files.json': '["assets/main-a1b2.js"]',
  '.vite/service-worker.js': 'keeps()',
  '.vite/removed-worker.js': 'removes()',
}
for (const [path, text] of Object.entries(FILES)) writeFileSync(join(web, path), text)
const folders = { web, pictures: newFolder() }
type Replaced = NonNullable<Parameters<typeof openTestApp>[0]>
const open = (replaced: Replaced = {}) => openTestApp({ folders, ...replaced })

const WORKER = { url: '/service-worker.js', headers: { host: 'quiz.example' } }
const keptBy = async (replaced: Replaced = {}) => {
  const { body } = await (await open(replaced)).inject(WORKER)
  const [, kept = '', script] = /^const KEPT = (.*);\n(.*)$/.exec(body) ?? []
  return { kept: JSON.parse(kept), script }
}

test('HT54 the script that keeps the page is asked for each time, and is of the build as a whole', async () => {
  const reply = await (await open()).inject(WORKER)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  })
  const { kept, script } = await keptBy()
  expect(script).toBe('keeps()')
  expect(kept.files).toEqual(['/assets/main-a1b2.js'])
  expect(kept.page).toContain('<title>t</title>')
})

test('HT55 the page that is kept says so, has the settings of every page, and no card of a room or a QTest', async () => {
  const { kept } = await keptBy({ config: { BRAND_NAME: 'Owl & Co', SUPPORT_EMAIL: 'help@quiz.example' } })
  expect(kept.page).toContain('<meta name="is-kept" content="yes" />')
  expect(kept.page).toContain('content="Owl &#38; Co"')
  expect(kept.page).toContain('help@quiz.example')
  expect(kept.page).not.toMatch(/og:|twitter:/u)
  const { body } = await (await open()).inject('/')
  expect(body).not.toContain('is-kept')
})

test('HT55 the page that is kept may do what any page may, the page of a checkout excepted, and is shown in no frame', async () => {
  const checkout = {
    script: 'https://pay.example/x.js',
    scriptOrigin: 'https://pay.example',
    frameOrigins: ['https://pay.example'],
    connectOrigins: [],
  }
  const app = await open({ checkout, origins: createOriginGuard(['https://quiz.example']) })
  const { kept } = await keptBy({ checkout, origins: createOriginGuard(['https://quiz.example']) })
  const home = (await app.inject({ ...WORKER, url: '/' })).headers
  for (const name of ['content-security-policy', 'x-frame-options', 'referrer-policy', 'permissions-policy'])
    expect(kept.headers[name], name).toBe(home[name])
  expect(kept.headers['content-security-policy']).not.toContain('pay.example')
  expect(kept.headers['x-frame-options']).toBe('DENY')
  expect(Object.keys(kept.headers)).not.toContain('date')
  // Without a rule of its own a worker may come from where scripts may.
  expect(home['content-security-policy']).toContain("default-src 'self'")
  expect(home['content-security-policy']).not.toContain('worker-src')
})

test('HT54 another build or another setting is another script, the same is the same', async () => {
  const { cache } = (await keptBy()).kept
  expect((await keptBy()).kept.cache).toBe(cache)
  expect((await keptBy({ config: { BRAND_NAME: 'Owl' } })).kept.cache).not.toBe(cache)
  writeFileSync(join(web, '.vite/kept-files.json'), '["assets/main-c3d4.js"]')
  const next = (await keptBy()).kept
  writeFileSync(join(web, '.vite/kept-files.json'), FILES['.vite/kept-files.json'])
  expect(next.cache).not.toBe(cache)
  expect(next.cache).toMatch(/^quokka-page-/u)
})

test('HT55 what is no page of the product is not shown from what is kept', async () => {
  const { kept } = await keptBy()
  expect(kept.others).toEqual(OTHER_AREAS)
  for (const area of OTHER_AREAS)
    expect([area, isPagePath(area), isPagePath(`${area}/x`)]).toEqual([area, false, false])
})

test('HT58 where the page is not to be kept, the script removes what was kept before', async () => {
  const reply = await (await open({ config: { OFFLINE_PAGE: 'off' } })).inject(WORKER)
  expect([reply.statusCode, reply.body]).toEqual([200, 'removes()'])
  expect(reply.headers['cache-control']).toBe('no-cache')
})

test('HT54 while the web is not built there is no script', async () => {
  const app = await open({ folders: { ...folders, web: newFolder() } })
  expect((await app.inject(WORKER)).statusCode).toBe(404)
})
