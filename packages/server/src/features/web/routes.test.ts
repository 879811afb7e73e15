import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '../../testing/new-folder.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { isFilePath, isPagePath, withScreenFiles, withSettings } from './page.ts'

const PAGE =
  '<!doctype html><html lang="en" dir="ltr"><head><meta name="brand" content="Quokka Quiz" /><meta name="free-seats" content="10" /><title>t</title></head></html>'

const builtWeb = (): string => {
  const outer = newFolder()
  const web = join(outer, 'dist')
  for (const folder of ['dist/assets', 'dist/.vite']) mkdirSync(join(outer, folder), { recursive: true })
  const files = {
    'secret.txt': 'secret',
    'dist/index.html': PAGE,
    'dist/robots.txt': 'robots',
    'dist/.env': 'secret',
    'dist/.vite/manifest.json': 'secret',
    'dist/assets/main-a1b2.js': 'plain',
    'dist/assets/main-a1b2.js.br': 'brotli',
    'dist/assets/main-a1b2.js.gz': 'gzipped',
  }
  for (const [path, text] of Object.entries(files)) writeFileSync(join(outer, path), text)
  return web
}

/** The page as it was built: without the card that links show. */
const withoutCard = (body: string): string => body.replace(/<meta (property="og:|name="twitter:)[^>]*>/g, '')

const folders = { web: builtWeb(), pictures: newFolder() }
const app = await openTestApp({ folders })

test.each(['/', '/abc123', '/abc', '/redirect/logout', '/qtest/abc', '/library?tab=drafts', '/index.html'])(
  'HT17 %s shows the page, asked for each time',
  async (url) => {
    const reply = await app.inject({ url, headers: { accept: 'text/html' } })
    expect([reply.statusCode, withoutCard(reply.body)]).toEqual([200, PAGE])
    expect(reply.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
  },
)

test.each(['/room/abc123/live', '/nosuch/page', '/profile/more', '/hk4pwt/quiz'])(
  'HT42 %s is no page: a 404 that shows the page, which says so',
  async (url) => {
    const reply = await app.inject({ url, headers: { accept: 'text/html' } })
    expect([reply.statusCode, withoutCard(reply.body)]).toEqual([404, PAGE])
    expect(reply.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
  },
)

test('HT17 a file with a hash in its name is kept for ever, another one is not', async () => {
  const hashed = await app.inject('/assets/main-a1b2.js')
  expect([hashed.statusCode, hashed.body]).toEqual([200, 'plain'])
  expect(hashed.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringMatching(/^(text|application)\/javascript/),
  })
  expect((await app.inject('/robots.txt')).headers['cache-control']).toBe('no-cache')
})

test.each([
  ['br, gzip', 'brotli', 'br'],
  ['gzip', 'gzipped', 'gzip'],
])('HT17 a browser that takes %s gets the file compressed before', async (accepted, body, encoding) => {
  const reply = await app.inject({ url: '/assets/main-a1b2.js', headers: { 'accept-encoding': accepted } })
  expect([reply.body, reply.headers['content-encoding']]).toEqual([body, encoding])
  expect(reply.headers['content-type']).toMatch(/javascript/)
})

test.each([
  '/assets/gone-9999.js',
  '/assets/',
  '/assets',
  '/.env',
  '/.vite/manifest.json',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/..%5csecret.txt',
  '//etc/passwd.txt',
  '/qq/v1/nothing',
  '/media/readymade/none.png',
])('HT18 %s is a 404 with a sentence, and nothing outside the built web is read', async (url) => {
  const reply = await app.inject(url)
  expect(reply.statusCode).toBe(404)
  expect(reply.body).not.toContain('secret')
  expect(reply.headers['cache-control']).toBe('no-store')
})

test('HT19 while the web is not built the page is a sentence that says so', async () => {
  const unbuilt = await openTestApp({ folders: { ...folders, web: join(folders.web, 'nowhere') } })
  const reply = await unbuilt.inject('/')
  expect([reply.statusCode, reply.body]).toEqual([503, 'The pages have not been built yet: npm start builds them.'])
})

test('HT20 the page carries the configured name, whatever characters it has', async () => {
  const config = { BRAND_NAME: `"Owl" & <Co> $1 $& Quiz's`, TRUST_PROXY: [] }
  const { body } = await (await openTestApp({ folders, config })).inject('/')
  expect(withoutCard(body)).toBe(
    PAGE.replace('Quokka Quiz', () => '&#34;Owl&#34; &#38; &#60;Co&#62; $1 $&#38; Quiz&#39;s'),
  )
})

test('HT20 the page carries the address of support where one is set, and nothing where none is', async () => {
  const config = { BRAND_NAME: 'Owl', SUPPORT_EMAIL: "o'help@quiz.example", TRUST_PROXY: [] }
  const { body } = await (await openTestApp({ folders, config })).inject('/')
  expect(body).toContain('<meta name="support-email" content="o&#39;help@quiz.example" />')
  expect((await app.inject('/')).body).not.toContain('support-email')
})

test('HT20 the page carries how many seats a room has for nothing', async () => {
  const { body } = await (await openTestApp({ folders, config: { PLAN_FREE_PLAYERS: 50 } })).inject('/')
  expect(body).toContain('<meta name="free-seats" content="50" />')
})

test('HT20 the page carries how many quizzes cost nothing', async () => {
  const { body } = await (await openTestApp({ folders, freeQuizzes: 133 })).inject('/')
  expect(body).toContain('<meta name="free-quizzes" content="133" />')
})

test('HT29 the page names the files of the screen that the address shows, and for a room’s code those of the way in', () => {
  const screens = { signin: ['assets/a.js', 'assets/a.css', 'assets/stars.svg'], '*': ['assets/room.js'] }
  const at = (path: string) => withScreenFiles('<head></head>', path, screens)
  expect(at('SignIn/')).toBe(
    '<head><link rel="modulepreload" crossorigin href="/assets/a.js" />' +
      '<link rel="preload" as="style" crossorigin href="/assets/a.css" />' +
      '<link rel="preload" as="image" type="image/svg+xml" href="/assets/stars.svg" /></head>',
  )
  expect(at('hk4pwt')).toContain('/assets/room.js')
  for (const path of ['', 'dashboard', 'hk4pwt/quiz', 'constructor']) expect(at(path)).toBe('<head></head>')
})

test('HT20 a page without a place for a setting gets one', () => {
  expect(withSettings('<html><head></head></html>', { brand: 'Owl', 'support-email': undefined })).toBe(
    '<html><head><meta name="brand" content="Owl" /></head></html>',
  )
})

test.each([
  ['abc123', true, false],
  ['', true, false],
  ['assets/main-a1b2.js', false, true],
  ['site.webmanifest', false, true],
  ['index.html', true, false],
  ['a/../b.js', false, false],
  ['.hidden/x.js', false, false],
  ['a//b.js', false, false],
  ['media/x', false, false],
])('HT18 path %j: page %s, file %s', (path, isPage, isFile) => {
  expect([isPagePath(path), isFilePath(path)]).toEqual([isPage, isFile])
})

test.each(['/qtest', '/qtest/', '/qtest/abc', '/qtest?x=1', '/qtest/a/b/c', '/QTEST/abc'])(
  'QC1 %s may be shown in a frame of any site',
  async (url) => {
    const { headers } = await app.inject(url)
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['content-security-policy']).toContain('frame-ancestors *')
  },
)

test.each([
  '/',
  '/qtests',
  '/qtestprogress/abc',
  '/shareqtest/abc',
  '/embed/fullPageEmbed/abc',
  '/?/qtest/abc',
  '//qtest/abc',
  '/qq/v1/qtest/checkqtest',
  '/media/qtests/abc/banner',
  '/profile',
])('QC1 %s may be shown in no frame', async (url) => {
  const { headers } = await app.inject(url)
  expect(headers['x-frame-options']).toBe('DENY')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

test.each([
  [{ 'accept-language': 'ar-EG, en;q=0.5' }, '<html lang="ar" dir="rtl">', 'ar'],
  [{ 'accept-language': 'ar', cookie: 'a=b; qq_language=pt-BR' }, '<html lang="pt-BR" dir="ltr">', 'pt-BR'],
  [{ 'accept-language': 'ar', cookie: 'qq_room_language=ta' }, '<html lang="ta" dir="ltr">', 'ta'],
  [{ cookie: 'qq_room_language=ta; qq_language=de' }, '<html lang="de" dir="ltr">', 'de'],
  [{ 'accept-language': 'hi', cookie: 'qq_language="><script>' }, '<html lang="hi" dir="ltr">', 'hi'],
  [{}, '<html lang="en" dir="ltr">', 'en'],
])(
  'LG2 LG24 the page is in the language of its reader, or of the room, from the first byte on: %j',
  async (headers, html, language) => {
    const web = builtWeb()
    const words = '<link rel="preload" as="fetch" href="/assets/words-a1b2.en.stage.json" />'
    writeFileSync(
      join(web, 'index.html'),
      PAGE.replace('<title>', () => `${words}<title>`),
    )
    const reply = await (await openTestApp({ folders: { ...folders, web } })).inject({ url: '/', headers })
    expect(reply.body).toContain(html)
    expect(reply.body).toContain(`/assets/words-a1b2.${language}.stage.json`)
    expect(reply.headers.vary).toBe('accept-language, cookie')
  },
)
