import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'

const WEB = join(import.meta.dirname, '../../../../web')
const FOLDERS = { web: join(WEB, 'public'), pictures: join(WEB, 'public') }
const app = await openTestApp({ folders: FOLDERS, config: { BRAND_NAME: '"Owl" & Co' } })

/** Width and height of a PNG. */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

test('HT52 the manifest has the configured name, and may be read under the policy of every page', async () => {
  const reply = await app.inject('/manifest.webmanifest')
  expect(reply.headers).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'no-cache',
  })
  expect(reply.json()).toMatchObject({ name: '"Owl" & Co', short_name: '"Owl" & Co', start_url: '/', scope: '/' })
  const policy = String((await app.inject('/')).headers['content-security-policy'])
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toContain('manifest-src')
})

test('HT52 every icon of the manifest is there in its size', async () => {
  const { icons } = (await app.inject('/manifest.webmanifest')).json()
  expect(icons.map((icon: { purpose: string }) => icon.purpose)).toEqual(['any', 'any', 'maskable'])
  for (const { src, sizes, type } of icons) {
    const reply = await app.inject(src)
    expect([reply.statusCode, reply.headers['content-type'], sizeOf(reply.rawPayload)]).toEqual([200, type, sizes])
  }
})

test('HT52 the page names its manifest and its icons, which are there, and browsers that ask for none by name get one', async () => {
  const page = readFileSync(join(WEB, 'index.html'), 'utf8')
  expect(page).toMatch(/<link rel="manifest" href="\/manifest\.webmanifest"/)
  expect(page).toMatch(/<link rel="icon" sizes="32x32" href="\/favicon\.ico"/)
  expect(page).toMatch(/<link rel="apple-touch-icon" href="\/apple-touch-icon\.png"/)
  expect(sizeOf((await app.inject('/apple-touch-icon.png')).rawPayload)).toBe('180x180')
  expect(sizeOf((await app.inject('/link-card.png')).rawPayload)).toBe('1200x630')
  const { statusCode, rawPayload } = await app.inject('/favicon.ico')
  expect(statusCode).toBe(200)
  // How many pictures it has, and how wide each is.
  const pictures = rawPayload.readUInt16LE(4)
  expect(Array.from({ length: pictures }, (_, place) => rawPayload[6 + 16 * place])).toEqual([16, 32, 48])
})

test('LG11 the manifest is in the language that was chosen in the browser, whose page asks for it with its cookies', async () => {
  const headers = { cookie: 'qq_language=ar', 'accept-language': 'hi' }
  const reply = await app.inject({ url: '/manifest.webmanifest', headers })
  expect(reply.json()).toMatchObject({ lang: 'ar', dir: 'rtl', description: expect.stringContaining('مسابقات مباشرة') })
  expect(reply.headers.vary).toContain('cookie')
  expect(readFileSync(join(WEB, 'index.html'), 'utf8')).toMatch(
    /<link rel="manifest"[^>]* crossorigin="use-credentials"/,
  )
})
