import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { systemChance } from '../../adapters/chance.ts'
import { folderMedia } from '../../adapters/media/folder.ts'
import { openTemporaryFiles } from '../../adapters/media/temporary-files.ts'
import type { Viewers } from '../../media/viewers.ts'
import type { Rooms } from '../../ports.ts'
import { newFolder } from '../../testing/new-folder.ts'
import { openTestApp } from '../../testing/test-app.ts'

const outer = newFolder()
const pictures = join(outer, 'pictures')
mkdirSync(pictures)
for (const name of ['secret.png', 'pictures/reef.png', 'pictures/reef.svg', 'pictures/page.html', 'pictures/noend'])
  writeFileSync(join(outer, name), `${name}: 0123456789`)

const placed: Readonly<Record<string, { folder: string; name: string }>> = {
  'a_-1.png': { folder: 'readymade', name: 'reef.png' },
  bare: { folder: 'readymade', name: 'reef.png' },
  'lost.png': { folder: 'readymade', name: 'gone.png' },
  'odd.png': { folder: 'nowhere', name: 'reef.png' },
  'bad.png': { folder: 'readymade', name: '../secret.png' },
  'sent.webp': { folder: 'uploads', name: 'sent.webp' },
  'unsent.webp': { folder: 'uploads', name: 'unsent.webp' },
  'sly.webp': { folder: 'uploads', name: '../secret.webp' },
}
const rooms: Rooms = {
  upgrade: () => {},
  findMedia: async (roomId, alias) => (roomId === 'bcdfgh' && Object.hasOwn(placed, alias) ? placed[alias] : undefined),
}
const store = folderMedia(join(outer, 'media'), openTemporaryFiles(join(outer, 'tmp'), systemChance))
await store.put('uploads', 'sent.webp', Buffer.from('sent: 0123456789'))
writeFileSync(join(outer, 'media', 'secret.webp'), '0123456789')
const upload = {
  path: 'media',
  perMinute: 1,
  maxBytes: 1,
  tooLarge: { code: 'media/too-large' },
  take: vi.fn(),
} as const
const viewers: Viewers = { rightTo: async () => undefined }
const app = await openTestApp({ folders: { web: newFolder(), pictures }, rooms, media: { store, viewers, upload } })

test.each(['/media/readymade/reef.png', '/media/readymade_banner/reef.png'])(
  'HT13 %s is served as what its name says, and may only be shown',
  async (url) => {
    const reply = await app.inject(url)
    expect([reply.statusCode, reply.body]).toEqual([200, 'pictures/reef.png: 0123456789'])
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': 'public, max-age=86400',
      'accept-ranges': 'bytes',
    })
  },
)

test('HT13 media support range requests, and unchanged files are not sent again', async () => {
  const part = await app.inject({ url: '/media/readymade/reef.png', headers: { range: 'bytes=9-16' } })
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'reef.png', 'bytes 9-16/29'])
  const beyond = await app.inject({ url: '/media/readymade/reef.png', headers: { range: 'bytes=900-' } })
  expect(beyond.statusCode).toBe(416)
  const { etag } = (await app.inject('/media/readymade/reef.png')).headers
  const same = await app.inject({ url: '/media/readymade/reef.png', headers: { 'if-none-match': String(etag) } })
  expect([same.statusCode, same.body]).toEqual([304, ''])
})

test.each([
  'readymade/reef.svg',
  'readymade/page.html',
  'readymade/noend',
  'readymade/gone.png',
  'readymade/',
  'readymade/..',
  'readymade/../secret.png',
  'readymade/..%2fsecret.png',
  'readymade/%2e%2e%2fsecret.png',
  'readymade/%252e%252e%252fsecret.png',
  'readymade/..%5csecret.png',
  'readymade/reef.png%00',
  'readymade/%00reef.png',
  'readymade/.reef.png',
  'readymade/reef.PNG',
  `readymade/${encodeURIComponent(join(pictures, 'reef.png'))}`,
  `readymade/${'a'.repeat(5_000)}.png`,
  '__proto__/reef.png',
  'constructor/name.png',
  'avatars/1.png',
  'uploads/reef.png',
  '%2e%2e/secret.png',
])('HT14 /media/%s is a 404', async (path) => {
  const reply = await app.inject(`/media/${path}`)
  expect(reply.statusCode).toBeGreaterThanOrEqual(400)
  expect(reply.statusCode).toBeLessThan(500)
  expect(reply.body).not.toContain('0123456789')
  expect(reply.headers['content-type']).toMatch(/^text\/plain/)
})

test.each(['a_-1.png', 'bare'])('HT15 the alias %s shows what the room says, and for ever', async (alias) => {
  const reply = await app.inject(`/media/rooms/bcdfgh/${alias}`)
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
    200,
    'image/png',
    'private, max-age=31536000, immutable',
  ])
})

test('HT15 the alias of an upload shows it to whom no quiz does, and a part of it', async () => {
  const url = '/media/rooms/bcdfgh/sent.webp'
  const reply = await app.inject(url)
  expect([reply.statusCode, reply.body, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
    200,
    'sent: 0123456789',
    'image/webp',
    'private, max-age=31536000, immutable',
  ])
  const part = await app.inject({ url, headers: { range: 'bytes=0-3' } })
  expect([part.statusCode, part.body]).toEqual([206, 'sent'])
})

test.each([
  'bcdfgh/unsent.webp',
  'bcdfgh/sly.webp',
  'bcdfgh/other.png',
  'xxxxxx/bare',
  'bcdfgh/lost.png',
  'bcdfgh/odd.png',
  'bcdfgh/bad.png',
  'bcdfgh/..%2fbare',
  'bcdfgh/__proto__',
  'bcdfgh/reef.png',
])('HT15 /media/rooms/%s is a 404 that is not kept', async (path) => {
  const reply = await app.inject(`/media/rooms/${path}`)
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([404, 'no-store'])
})
