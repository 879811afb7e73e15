import { existsSync, readdirSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { LIMITS } from '@quokka/core/limits'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { box, canvas, cluster, element, film, SAMPLES, wav, webm } from '../../testing/media-samples.ts'
import type { TestAccounts } from '../../testing/test-accounts.ts'
import { openTestAccounts } from '../../testing/test-accounts.ts'
import { openTestBucket } from '../../testing/test-bucket.ts'

type Member = Awaited<ReturnType<TestAccounts['member']>>

const BOUNDARY = 'the-edge-of-the-form'
const FORM = `multipart/form-data; boundary=${BOUNDARY}`

interface Sent {
  bytes: Buffer
  fileName?: string
  type?: string
  field?: string
}

const beginning = ({ fileName = 'reef', type = 'application/octet-stream', field = 'file' }: Omit<Sent, 'bytes'>) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${fileName}"\r\nContent-Type: ${type}\r\n\r\n`
const form = (sent: Sent): Buffer =>
  Buffer.concat([Buffer.from(beginning(sent)), sent.bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((file) => (file.isFile() ? file.name : []))
    : []

interface Installation {
  at: TestAccounts
  /** What the store keeps on the disk. */
  objects(): string[]
  close(): Promise<void>
}

/** What uploads must do, wherever they end up. */
const uploadContract = (place: string, open: (settings: Record<string, string>) => Promise<Installation>) =>
  describe(`uploads to ${place}`, () => {
    let installation: Installation
    let at: TestAccounts
    let author: Member
    beforeAll(async () => {
      installation = await open({ MEDIA_QUOTA_FILES: '40', MEDIA_QUOTA_MEGABYTES: '60' })
      at = installation.at
      author = await at.member()
    })
    afterAll(() => installation.close())

    const send = async (sent: Sent, headers: Record<string, string> = {}, by = author, to = at) => {
      const cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      return to.app.inject({
        method: 'POST',
        url: '/qq/v1/media',
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': FORM, cookie, ...headers },
        payload: form(sent),
      })
    }
    const rows = async (): Promise<string[]> => {
      const found = await at.database.kysely.selectFrom('media_file').select('name').execute()
      return found.map(({ name }) => name)
    }
    const temporary = () => filesBelow(join(at.dataFolder, 'tmp'))
    /** Everything that an upload can leave somewhere. */
    const traces = async () => ({
      rows: (await rows()).sort(),
      objects: installation.objects(),
      temporary: temporary(),
    })
    const refused = async (sent: Sent, expected: [number, string], headers?: Record<string, string>) => {
      const before = await traces()
      const reply = await send(sent, headers)
      expect([reply.statusCode, reply.body]).toEqual(expected)
      expect(await traces()).toEqual(before)
    }
    const UNSUPPORTED: [number, string] = [415, 'Unsupported File']

    test('ME1 a picture is answered with its address and size, and served from there', async () => {
      const bytes = await canvas(400, 300).png().toBuffer()
      const reply = await send({ bytes, fileName: 'reef.png', type: 'image/png' })
      expect(reply.statusCode).toBe(200)
      const uploaded = reply.json()
      expect(uploaded).toEqual({
        name: expect.stringMatching(/^[A-Za-z0-9_-]{22}\.webp$/),
        url: `/media/uploads/${uploaded.name}`,
        kind: 'image',
        width: 400,
        height: 300,
      })
      const served = await author.get(uploaded.url)
      expect(served.statusCode).toBe(200)
      expect(served.headers).toMatchObject({
        'content-type': 'image/webp',
        'content-length': String(served.rawPayload.length),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        'cache-control': 'private, no-cache',
        'accept-ranges': 'bytes',
      })
      expect(served.headers['set-cookie']).toBeUndefined()
      expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 400, height: 300 })
      expect(temporary()).toEqual([])
    })

    test('ME11 media support range requests, and unchanged files are not sent again', async () => {
      const bytes = wav(1_000, Buffer.from(Array.from({ length: 600 }, (_, index) => index % 251)))
      const { url } = (await send({ bytes })).json()
      const cookie = [...author.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const get = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
        at.app.inject({ method, url, headers: { cookie, ...headers } })
      const part = await get({ range: 'bytes=500-599' })
      expect([part.statusCode, part.headers['content-range'], part.headers['content-length']]).toEqual([
        206,
        'bytes 500-599/1000',
        '100',
      ])
      expect(part.rawPayload.equals(bytes.subarray(500, 600))).toBe(true)
      const end = await get({ range: 'bytes=-50' })
      expect([end.statusCode, end.rawPayload.equals(bytes.subarray(950))]).toEqual([206, true])
      const beyond = await get({ range: 'bytes=1000-' })
      expect([beyond.statusCode, beyond.headers['content-range'], beyond.headers['cache-control']]).toEqual([
        416,
        'bytes */1000',
        'no-store',
      ])
      const etag = String((await get({})).headers.etag)
      const same = await get({ 'if-none-match': etag })
      expect([same.statusCode, same.body]).toEqual([304, ''])
      expect((await get({ range: 'bytes=0-9', 'if-range': etag })).statusCode).toBe(206)
      expect((await get({ range: 'bytes=0-9', 'if-range': '"another"' })).statusCode).toBe(200)
      const head = await get({}, 'HEAD')
      expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '1000', ''])
    })

    test('ME4 20 MB are taken, one byte more is cut off and leaves nothing', async () => {
      const bytes = wav(LIMITS.uploadBytes)
      expect((await send({ bytes })).statusCode).toBe(200)
      const more = Buffer.concat([bytes, Buffer.alloc(1)])
      await refused({ bytes: more }, [413, 'File too big, max file size is 20MB'])
    })

    test('ME4 what says that it is far too large is not read at all', async () => {
      const origin = await at.listen()
      const cookie = [...author.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = { 'sec-fetch-site': 'same-origin', 'content-type': FORM, 'content-length': 1e12, cookie }
      const status = await new Promise((resolve, reject) => {
        const call = httpRequest(`${origin}/qq/v1/media`, { method: 'POST', headers })
        call.on('response', (reply) => resolve([reply.statusCode, reply.headers.connection])).on('error', reject)
        call.write(beginning({}))
      })
      expect(status).toEqual([413, 'close'])
    })

    test('ME4 the sender of a file that is slightly too large reads why', async () => {
      const body = new FormData()
      body.append('file', new File([Buffer.alloc(LIMITS.uploadBytes + 5_000_000)], 'reef.mp4'))
      const cookie = [...author.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = { 'sec-fetch-site': 'same-origin', cookie }
      const reply = await fetch(`${addressOf(at)}/qq/v1/media`, { method: 'POST', headers, body })
      expect([reply.status, await reply.text()]).toEqual([413, 'File too big, max file size is 20MB'])
    })

    test('ME4 an endless upload is stopped after 20 MB', async () => {
      const before = await traces()
      const origin = await at.listen().catch(() => addressOf(at))
      const cookie = [...author.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = { 'sec-fetch-site': 'same-origin', 'content-type': FORM, cookie }
      const chunk = Buffer.alloc(256 * 1_024)
      let sent = 0
      await new Promise<void>((resolve) => {
        const call = httpRequest(`${origin}/qq/v1/media`, { method: 'POST', headers })
        const pour = (): void => {
          sent += chunk.length
          if (!call.destroyed) call.write(chunk, () => setImmediate(pour))
        }
        call
          .on('error', () => {})
          .on('response', (reply) => reply.resume())
          .on('close', resolve)
        call.write(beginning({}))
        pour()
      })
      expect(sent).toBeGreaterThan(LIMITS.uploadBytes)
      expect(sent).toBeLessThan(5 * LIMITS.uploadBytes)
      expect(await traces()).toEqual(before)
    })

    test('ME7 an upload that breaks off leaves no file, no row and no object', async () => {
      const before = await traces()
      const origin = addressOf(at)
      const cookie = [...author.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = { 'sec-fetch-site': 'same-origin', 'content-type': FORM, cookie, 'content-length': 5_000_000 }
      for (let round = 0; round < 3; round += 1) {
        const call = httpRequest(`${origin}/qq/v1/media`, { method: 'POST', headers })
        call.on('error', () => {})
        call.write(beginning({}))
        call.write(SAMPLES.mp4)
        call.write(Buffer.alloc(1_000_000))
        await until(() => temporary().length > 0)
        call.destroy()
        await until(() => temporary().length === 0)
      }
      expect(await traces()).toEqual(before)
    })

    test.each([
      '../secret.webp',
      '..%2fsecret.webp',
      '%2e%2e%2fsecret.webp',
      '..%5csecret.webp',
      'a.webp%00',
      '%00a.webp',
      '%2fetc%2fpasswd',
      'a.svg',
      'a.html',
      `${'a'.repeat(22)}.webp`,
      `${'a'.repeat(2_000)}.webp`,
    ])('ME13 /media/uploads/%s is not a media file', async (name) => {
      const reply = await author.get(`/media/uploads/${name}`)
      expect(reply.statusCode).toBeGreaterThanOrEqual(400)
      expect(reply.statusCode).toBeLessThan(500)
      expect(reply.headers['content-type']).toMatch(/^text\/plain/)
    })

    test('ME8 one account has room for so many files and megabytes, and is told', async () => {
      // Little room is full sooner.
      const small = await open({ MEDIA_QUOTA_FILES: '6', MEDIA_QUOTA_MEGABYTES: '1' })
      const greedy = await small.at.member()
      const sendTo = async (bytes: Buffer, by = greedy) => send({ bytes }, {}, by, small.at)
      const large = film(300 * 1_024)
      for (let file = 0; file < 3; file += 1) expect((await sendTo(large)).statusCode).toBe(200)
      const full = await sendTo(large)
      expect([full.statusCode, full.body]).toEqual([
        413,
        'There is no room left for your files: at most 6 with 1 MB in all. Files that no quiz shows are removed after a day.',
      ])
      for (let file = 3; file < 6; file += 1) expect((await sendTo(SAMPLES.mp3)).statusCode).toBe(200)
      expect((await sendTo(SAMPLES.mp3)).statusCode).toBe(413)
      expect(small.objects()).toHaveLength(6)
      expect((await sendTo(SAMPLES.mp3, await small.at.member())).statusCode).toBe(200)
      expect(filesBelow(join(small.at.dataFolder, 'tmp'))).toEqual([])
      await small.close()
    })

    test('ME9 a data URL, a name and nothing are told apart, with the checks of an upload', async () => {
      const { media } = at.media
      const { user_id: userId } = await at.database.kysely
        .selectFrom('account')
        .select('user_id')
        .where('email', '=', author.email)
        .executeTakeFirstOrThrow()
      const keep = async (sent: string | null | undefined) => {
        const kept = await media.keep(sent, userId)
        return kept.ok ? kept.value : kept.refusal.code
      }
      const url = (bytes: Buffer, type: string) => `data:${type};base64,${bytes.toString('base64')}`
      for (const none of [null, undefined, '']) expect(await keep(none)).toBeNull()
      const name = await keep(url(await canvas().png().toBuffer(), 'image/png'))
      expect(name).toMatch(/^[A-Za-z0-9_-]{22}\.webp$/)
      expect(await keep(name)).toBe(name)
      expect((await author.get(`/media/uploads/${name}`)).statusCode).toBe(200)
      expect(await keep(url(SAMPLES.mp3, 'audio/mpeg'))).toMatch(/\.mp3$/)
      const before = await traces()
      for (const unknown of [
        `${'a'.repeat(22)}.webp`,
        '../secret.webp',
        '/media/uploads/a.webp',
        'https://evil.example/a.png',
      ])
        expect(await keep(unknown)).toBe('media/unknown-name')
      const page = Buffer.from('<svg onload="alert(1)"/>')
      for (const wrong of [
        url(page, 'image/svg+xml'),
        url(page, 'image/png'),
        url(SAMPLES.mp3, 'image/png'),
        'data:image/png,plain',
        'data:image/png;base64,not*base64',
        'data:image/png;base64,',
        'data:',
      ])
        expect(await keep(wrong)).toBe('media/unsupported')
      expect(await keep(url(Buffer.alloc(LIMITS.uploadBytes + 1), 'audio/wav'))).toBe('media/too-large')
      expect(await traces()).toEqual(before)
    })

    test('ME8 what no quiz shows is removed after a day, and makes room', async () => {
      const careful = await at.member()
      const picture = await canvas().png().toBuffer()
      const upload = async (): Promise<string> => (await send({ bytes: picture }, {}, careful)).json().name
      const [banner, forgotten, inSlide, inAnswer] = [await upload(), await upload(), await upload(), await upload()]
      const settings = { quizName: 'Reef', quizDescription: 'Fish', ageGroup: '18+', quizImage: banner }
      const { quizId } = (await careful.post('createquiz/createquiz', settings)).json()
      const added = await careful.post('createquiz/addquestion', {
        quizId,
        questionType: 'TRF',
        questionTitle: 'Fish swim',
        questionImage: inSlide,
        answerChoices: ['True', 'False'],
        correctAnswer: ['True'],
        timer: 30,
        maxPoints: 100,
        answerContent: 'They do',
        answerImage: inAnswer,
      })
      expect(added.statusCode).toBe(200)
      const hour = 3_600_000
      at.clock.skip(23 * hour)
      await at.runRetention()
      expect(await rows()).toEqual(expect.arrayContaining([banner, forgotten, inSlide, inAnswer]))
      at.clock.skip(2 * hour)
      expect((await at.runRetention()).mediaFiles).toBeGreaterThan(0)
      expect((await rows()).sort()).toEqual([banner, inSlide, inAnswer].sort())
      expect(installation.objects().filter((file) => file.includes(forgotten))).toEqual([])
      expect((await careful.get(`/media/uploads/${forgotten}`)).statusCode).toBe(404)
      expect((await careful.post('createquiz/createquiz', { ...settings, quizImage: forgotten })).statusCode).toBe(400)
      at.clock.skip(24 * hour)
      await at.runRetention()
      for (const name of [banner, inSlide, inAnswer])
        expect((await careful.get(`/media/uploads/${name}`)).statusCode).toBe(200)
    })

    // What a file contains is checked before its place matters: these once.
    if (place !== 'a folder') return

    test.each([
      ['mp3', 'reef.mp3', 'audio', 'mp3', 'audio/mpeg'],
      ['mp3', 'reef.MPEG', 'audio', 'mp3', 'audio/mpeg'],
      ['mp2', 'reef.mpeg', 'audio', 'mpeg', 'audio/mpeg'],
      ['wav', 'reef.wav', 'audio', 'wav', 'audio/wav'],
      ['flac', 'reef.flac', 'audio', 'flac', 'audio/flac'],
      ['vorbis', 'reef.ogg', 'audio', 'ogg', 'audio/ogg'],
      ['theora', 'reef.ogg', 'video', 'ogv', 'video/ogg'],
      ['mp4', 'reef.mp4', 'video', 'mp4', 'video/mp4'],
      ['webm', 'reef', 'video', 'webm', 'video/webm'],
      ['avi', 'reef.avi', 'video', 'avi', 'video/x-msvideo'],
      ['mov', 'reef.mov', 'video', 'mov', 'video/quicktime'],
    ] as const)('ME2 %s sent as %s is kept as it is: %s, .%s, %s', async (sample, fileName, kind, extension, type) => {
      const bytes = SAMPLES[sample]
      const reply = await send({ bytes, fileName })
      expect([reply.statusCode, reply.json()]).toMatchObject([
        200,
        { kind, name: expect.stringMatching(`\\.${extension}$`) },
      ])
      const served = await author.get(reply.json().url)
      expect(served.headers['content-type']).toBe(type)
      expect(served.rawPayload.equals(bytes)).toBe(true)
    })

    test('ME17 a film and a sound do not say where they were made, nor what somebody put behind them', async () => {
      const place = '+51.5000-000.1200/'
      const page = Buffer.from('<script>alert(1)</script>'.padStart(5_000))
      for (const bytes of [
        Buffer.concat([film(), box('uuid', Buffer.alloc(16), place), page]),
        Buffer.concat([SAMPLES.mp3, Buffer.from(`TAG${place}`.padEnd(128))]),
        Buffer.concat([webm(element(0x1254c367, place), cluster()), page]),
      ]) {
        const reply = await send({ bytes })
        expect(reply.statusCode).toBe(200)
        const served = (await author.get(reply.json().url)).rawPayload
        expect([served.length > 100, served.includes(place), served.includes('script')]).toEqual([true, false, false])
      }
    })

    test.each([
      ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'reef.html'],
      ['a page that is called a picture', Buffer.from('<!doctype html><script>alert(1)</script>'), 'reef.png'],
      ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'reef.svg'],
      ['a drawing that is called a picture', Buffer.from('<?xml version="1.0"?><svg/>'), 'reef.png'],
      ['a page behind the beginning of a GIF', Buffer.from('GIF89a/*<html><script>alert(1)</script>'), 'reef.gif'],
      [
        'a page behind the beginning of a film',
        Buffer.concat([SAMPLES.mp4, Buffer.from('<script >alert(1)</script>')]),
        '',
      ],
      ['a bitmap', SAMPLES.bmp, 'reef.bmp'],
      ['a document', SAMPLES.pdf, 'reef.png'],
      ['an archive', SAMPLES.zip, 'reef.zip'],
      ['an Apple picture', SAMPLES.heic, 'reef.jpg'],
      ['an Apple sound', SAMPLES.m4a, 'reef.mp4'],
      ['nothing', Buffer.alloc(0), 'reef.png'],
      ['a film that is called a sound', SAMPLES.mp4, 'reef.mp3'],
      ['a sound that is called a page', SAMPLES.mp3, 'reef.mp3.html'],
      ['a sound with a hidden end of its name', SAMPLES.mp3, 'reef.mp3%00'],
    ])('ME3 %s is refused', (_what, bytes, fileName) => refused({ bytes, fileName }, UNSUPPORTED))

    test.each(['text/html', 'image/svg+xml', 'video/mp4'])('ME3 a sound that is declared %s is refused', (type) =>
      refused({ bytes: SAMPLES.mp3, type }, UNSUPPORTED),
    )

    test('ME22 a picture may have the name of another picture, but of nothing else', async () => {
      const bytes = await canvas().png().toBuffer()
      for (const fileName of ['reef.jpg', 'reef.WEBP', 'reef.mp3.gif']) {
        const reply = await send({ bytes, fileName, type: 'image/jpeg' })
        expect([reply.statusCode, reply.body]).toMatchObject([200, expect.stringMatching(/\.webp"/u)])
      }
      for (const fileName of ['reef.mp3', 'reef.mp4', 'reef.html', 'reef.svg', 'reef.bmp', 'reef.'])
        await refused({ bytes, fileName }, UNSUPPORTED)
      await refused({ bytes: SAMPLES.mp3, fileName: 'reef.wav' }, UNSUPPORTED)
    })

    test('ME3 half a picture is refused', async () => {
      const bytes = await canvas().jpeg().toBuffer()
      await refused({ bytes: bytes.subarray(0, bytes.length / 2), fileName: 'reef.jpg' }, UNSUPPORTED)
      expect((await send({ bytes, fileName: 'reef.JPEG' })).statusCode).toBe(200)
    })

    const stored = async (bytes: Buffer): Promise<Buffer> => {
      const reply = await send({ bytes })
      expect([reply.statusCode, reply.body]).toMatchObject([200, expect.any(String)])
      return (await author.get(reply.json().url)).rawPayload
    }

    test('ME5 where a photograph was taken, by what and of whom does not stay, which way is up does', async () => {
      const photograph = await canvas(60, 20)
        .jpeg()
        .withExif({
          IFD0: { Make: 'Trail camera', Copyright: 'Somebody' },
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
        })
        .withMetadata({ orientation: 6 })
        .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><x>Somebody</x></x:xmpmeta>')
        .toBuffer()
      expect((await sharp(photograph).metadata()).exif).toBeDefined()
      const bytes = await stored(photograph)
      const { width, height, exif, xmp, icc, iptc, orientation } = await sharp(bytes).metadata()
      expect({ width, height, exif, xmp, icc, iptc, orientation }).toEqual({ width: 20, height: 60 })
      for (const word of ['Trail', 'Somebody', 'GPS', 'xmpmeta']) expect(bytes.includes(word)).toBe(false)
    })

    test('ME5 a page behind a whole picture does not stay', async () => {
      const picture = Buffer.concat([await canvas().gif().toBuffer(), Buffer.from('<script>alert(1)</script>')])
      expect((await stored(picture)).includes('script')).toBe(false)
    })

    test('ME5 a large picture becomes smaller, one that moves goes on moving', async () => {
      const large = await sharp(await stored(await canvas(3_200, 1_000).png().toBuffer())).metadata()
      expect([large.width, large.height]).toEqual([1_600, 500])
      const frames = await Promise.all(
        [10, 200].map((red) => canvas(50, 40).tint({ r: red, g: 0, b: 0 }).png().toBuffer()),
      )
      const moving = await sharp(frames, { join: { animated: true } })
        .gif({ delay: [200, 300] })
        .toBuffer()
      const reply = await send({ bytes: moving, fileName: 'reef.gif' })
      expect(reply.json()).toMatchObject({ width: 50, height: 40 })
      const kept = await sharp((await author.get(reply.json().url)).rawPayload, { animated: true }).metadata()
      expect(kept).toMatchObject({ format: 'webp', pages: 2, delay: [200, 300], pageHeight: 40 })
    })

    test('ME6 a picture of more than 40 megapixels is refused before it is decoded', async () => {
      const bytes = await canvas(8_200, 5_000).toColourspace('b-w').png().toBuffer()
      expect(bytes.length).toBeLessThan(1_000_000)
      await refused({ bytes }, [413, 'Image too big, max image size is 40 megapixels'])
    })

    test('ME7 a form that ends within the file, or has none in the field "file", is refused', async () => {
      const before = await traces()
      const whole = form({ bytes: SAMPLES.mp3 })
      const cookie = [...author.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const post = (payload: Buffer, type = FORM) =>
        at.app.inject({
          method: 'POST',
          url: '/qq/v1/media',
          headers: { 'sec-fetch-site': 'same-origin', 'content-type': type, cookie },
          payload,
        })
      expect((await post(whole.subarray(0, 400))).statusCode).toBe(400)
      expect((await post(Buffer.alloc(0))).statusCode).toBe(400)
      expect((await post(Buffer.from('no form'))).statusCode).toBe(400)
      expect((await post(whole, 'multipart/form-data')).statusCode).toBe(400)
      expect((await post(form({ bytes: SAMPLES.mp3, field: 'image' }))).statusCode).toBe(400)
      expect((await post(form({ bytes: SAMPLES.mp3, field: '__proto__' }))).statusCode).toBe(400)
      for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded'])
        expect((await post(Buffer.from('{}'), type)).statusCode).toBe(415)
      expect(await traces()).toEqual(before)
    })

    test('ME12 forms are read by the upload alone', async () => {
      const reply = await author.get('getprofile')
      expect(reply.statusCode).toBe(200)
      const cookie = [...author.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      for (const path of ['signin', 'updateprofile', 'createquiz/createquiz', 'checkroomid']) {
        const answered = await at.app.inject({
          method: 'POST',
          url: `/qq/v1/${path}`,
          headers: { 'sec-fetch-site': 'same-origin', 'content-type': FORM, cookie },
          payload: form({ bytes: SAMPLES.mp3 }),
        })
        expect(answered.statusCode).toBe(415)
      }
    })

    test('ME13 the name that a sender gives a file is used nowhere', async () => {
      const bytes = await canvas().png().toBuffer()
      for (const fileName of [
        '../../../etc/passwd.png',
        '/etc/reef.png',
        'a%2f..%2fb.png',
        '\u202egnp.png',
        'x'.repeat(300),
      ]) {
        const reply = await send({ bytes, fileName })
        expect([reply.statusCode, reply.json()]).toMatchObject([
          200,
          { name: expect.stringMatching(/^[A-Za-z0-9_-]{22}\.webp$/) },
        ])
      }
    })

    test('ME8 one account sends at most four files at once', async () => {
      const busy = await at.member()
      const bytes = await canvas(1_500, 1_500).png().toBuffer()
      const replies = await Promise.all(Array.from({ length: 8 }, () => send({ bytes }, {}, busy)))
      const statuses = replies.map((reply) => reply.statusCode)
      expect([
        statuses.filter((status) => status === 200).length,
        statuses.filter((status) => status === 429).length,
      ]).toEqual([4, 4])
      expect((await send({ bytes }, {}, busy)).statusCode).toBe(200)
      expect(temporary()).toEqual([])
    })
  })

const addressOf = (at: TestAccounts): string => {
  const address = at.app.server.address()
  if (address === null || typeof address === 'string') throw new Error('nobody listens')
  return `http://127.0.0.1:${address.port}`
}

const until = async (holds: () => boolean): Promise<void> => {
  for (let waitedMs = 0; waitedMs < 10_000; waitedMs += 10) {
    if (holds()) return
    await pause(10)
  }
  throw new Error('waited in vain')
}

uploadContract('a folder', async (settings) => {
  const at = await openTestAccounts({ settings })
  return { at, objects: () => filesBelow(join(at.dataFolder, 'media')).sort(), close: at.close }
})

uploadContract('a bucket', async (settings) => {
  const bucket = await openTestBucket()
  const at = await openTestAccounts({ settings: { ...settings, ...bucket.settings } })
  return {
    at,
    // Beside each object its service keeps what is said of it.
    objects: () =>
      filesBelow(bucket.folder)
        .filter((file) => file.endsWith('_object'))
        .sort(),
    close: async () => {
      await at.close()
      await bucket.close()
    },
  }
})

test('ME12 uploads have their limit for an address', async () => {
  const at = await openTestAccounts({ limitFactor: 1 })
  at.clock.stop()
  const post = () =>
    at.app.inject({
      method: 'POST',
      url: '/qq/v1/media',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': FORM },
    })
  for (let call = 0; call < 60; call += 1) expect((await post()).statusCode).toBe(401)
  const late = await post()
  expect([late.statusCode, late.headers['retry-after']]).toEqual([429, '1'])
  await at.close()
})

test('ME7 a bucket that is away is a failure of ours: nothing is left, and what may have arrived is removed later', {
  timeout: 60_000,
}, async () => {
  const bucket = await openTestBucket()
  const at = await openTestAccounts({ settings: bucket.settings })
  const author = await at.member()
  await bucket.close()
  const reply = await at.app.inject({
    method: 'POST',
    url: '/qq/v1/media',
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': FORM,
      cookie: [...author.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    payload: form({ bytes: SAMPLES.mp3 }),
  })
  expect([reply.statusCode, reply.body]).toEqual([500, expect.stringContaining('Something went wrong on our side.')])
  expect(filesBelow(join(at.dataFolder, 'tmp'))).toEqual([])
  const left = await at.database.kysely.selectFrom('media_file').select('is_leaving').execute()
  expect(left).toEqual([{ is_leaving: true }])
  await at.close()
})
