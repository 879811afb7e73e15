import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { LIMITS } from '@quokka/core/limits'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { Browser } from '../../testing/test-accounts.ts'
import { openTestAccounts } from '../../testing/test-accounts.ts'

const at = await openTestAccounts()
afterAll(() => at.close())

const FORM = {
  given_name: 'Wally',
  family_name: "O'Brien-Ngô",
  locale: 'Pune',
  profile: 'I like quizzes.',
  phone_number: '+919876543210',
  'custom:age_group': '18+',
}

type Member = Awaited<ReturnType<typeof at.member>>

const save = (member: Browser & { name?: string }, change: object = {}) =>
  member.post('updateprofile', { ...FORM, preferred_username: member.name, ...change })
const profileOf = async (member: Browser) => (await member.get('getprofile')).json()

const dataUrl = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`
const canvas = (width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 40 } } })
const stored = (): string[] => {
  const folder = join(at.dataFolder, 'media', 'avatars')
  return existsSync(folder) ? readdirSync(folder) : []
}
const pictureOf = async (member: Member, bytes: Buffer, type?: string): Promise<string> => {
  const reply = await save(member, { image: dataUrl(bytes, type) })
  expect([reply.statusCode, reply.body]).toEqual([200, 'Profile successfully updated!'])
  return (await profileOf(member)).picture
}
/** The stored file as everybody gets it. */
const served = async (picture: string): Promise<Buffer> => {
  const reply = await at.app.inject(picture)
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp'])
  return reply.rawPayload
}

test('AC10 a profile begins empty, is saved trimmed, and read back', async () => {
  const member = await at.member('Platypus1')
  const empty = {
    given_name: '',
    family_name: '',
    username: 'Platypus1',
    'custom:age_group': '18+',
    locale: '',
    phone_number: '',
    profile: '',
    extraTime: 0,
    picture: '',
    language: null,
    email: 'Platypus1@example.org',
    role: 'Regular',
    userType: 'REGULAR',
    plan: 'free',
    hasPassword: true,
    hasOneTimeCode: false,
    recoveryCodesLeft: 0,
  }
  expect(await profileOf(member)).toEqual(empty)
  const reply = await save(member, { given_name: ' Wally ', profile: ' Hello ', locale: ' Pune ' })
  expect([reply.statusCode, reply.body]).toEqual([200, 'Profile successfully updated!'])
  expect(await profileOf(member)).toEqual({ ...empty, ...FORM, profile: 'Hello' })
})

test.each([
  [{ preferred_username: '' }, 'Username: Field cannot be empty'],
  [{ preferred_username: 'abcd' }, 'Username: Must contain atleast 5 characters'],
  [{ 'custom:age_group': '' }, 'Age: Field cannot be empty'],
  [{ 'custom:age_group': '19+' }, 'Age: Choose one of the options'],
  [{ given_name: ' ' }, 'First Name: Field cannot be empty'],
  [{ given_name: 'W4lly' }, 'First Name: Field cannot contain numbers and special characters'],
  [{ family_name: 'x'.repeat(16) }, 'Last Name: Must contain atmost 15 characters'],
  [{ phone_number: '+91987654321' }, 'Mobile Number: Must contain only 10 characters'],
  [{ phone_number: '+9198765x3210' }, 'Mobile Number: Can contain only digits'],
  [{ phone_number: '+4498765432101' }, 'Mobile Number: Must contain only 10 characters'],
  [{ profile: 'x'.repeat(101) }, 'Introduction: Must contain atmost 100 characters'],
  [{ given_name: '', family_name: '' }, 'First Name: Field cannot be empty'],
  [{ image: '/media/avatars/of-somebody-else.webp' }, 'Picture: Choose one of the options'],
  [{ image: 'avatar5' }, 'Picture: Choose one of the options'],
])('AC10 a profile with %j is a 400 that changes nothing', async (change, sentence) => {
  const member = await at.member()
  const before = await profileOf(member)
  const reply = await save(member, change)
  expect([reply.statusCode, reply.body]).toEqual([400, sentence])
  expect(await profileOf(member)).toEqual(before)
})

test.each([
  ['', ''],
  ['+91', ''],
  ['9876543210', '+919876543210'],
])('AC10 the mobile number %j is kept as %j', async (phone_number, kept) => {
  const member = await at.member()
  expect((await save(member, { phone_number })).statusCode).toBe(200)
  expect((await profileOf(member)).phone_number).toBe(kept)
})

test.each([
  ['9 to 14 ', '9 to 14'],
  ['9-17', '9 to 14'],
])('AC10 the age group %j is read as %j', async (spelling, kept) => {
  const member = await at.member()
  expect((await save(member, { 'custom:age_group': spelling })).statusCode).toBe(200)
  expect((await profileOf(member))['custom:age_group']).toBe(kept)
})

test.each(['getprofile', 'getuserstats', 'updateuserstat?action=play', 'exportaccount'])(
  'AC10 %s is a 401 with a blank body without a login',
  async (path) => {
    const reply = await at.browser().get(path)
    expect([reply.statusCode, reply.body]).toEqual([401, ''])
  },
)

test('AC10 saving is refused without a login, from another site, with unknown fields, and when too large', async () => {
  const member = await at.member()
  const whole = { ...FORM, preferred_username: member.name }
  const statusOf = async (reply: ReturnType<Browser['post']>) => (await reply).statusCode
  expect(await statusOf(at.browser().post('updateprofile', whole))).toBe(401)
  expect(await statusOf(member.post('updateprofile', whole, { 'sec-fetch-site': 'cross-site' }))).toBe(403)
  expect(await statusOf(save(member, { role: 'Admin' }))).toBe(400)
  expect(await statusOf(save(member, { userType: 'ADMIN' }))).toBe(400)
  expect(await statusOf(save(member, { image: 'x'.repeat(3_100_000) }))).toBe(413)
})

test('AC11 a user name keeps its spelling, and cannot be changed', async () => {
  const member = await at.member('KoalaBear')
  expect((await save(member, { preferred_username: 'koalabear' })).statusCode).toBe(200)
  expect((await profileOf(member)).username).toBe('KoalaBear')
  const reply = await save(member, { preferred_username: 'wombat22' })
  expect([reply.statusCode, reply.body]).toEqual([409, 'A username cannot be changed any more.'])
})

test('AC11 an account without a user name chooses one, in lower case, that nobody else has', async () => {
  const [other, member] = [await at.member('Numbat77'), await at.member()]
  const nameless = () =>
    at.database.kysely.updateTable('account').set({ user_name: null }).where('email', '=', member.email).execute()
  await nameless()
  expect((await profileOf(member)).username).toBe('')
  const taken = await save(member, { preferred_username: 'NUMBAT77', image: dataUrl(await canvas().png().toBuffer()) })
  expect([taken.statusCode, taken.body]).toEqual([409, 'This username is already taken.'])
  expect(stored()).toEqual([])
  expect((await save(member, { preferred_username: ' BilbyBoy ' })).statusCode).toBe(200)
  expect((await profileOf(member)).username).toBe('bilbyboy')
  expect((await profileOf(other)).username).toBe('Numbat77')
})

test('AC12 an avatar is chosen, kept and taken back', async () => {
  const member = await at.member()
  for (const [image, picture] of [
    ['avatar4', 'avatar4'],
    [undefined, 'avatar4'],
    ['avatar4', 'avatar4'],
    [null, ''],
    ['avatar0', 'avatar0'],
    ['', ''],
  ] as const) {
    expect((await save(member, { image })).statusCode).toBe(200)
    expect((await profileOf(member)).picture).toBe(picture)
  }
})

test.each(['png', 'jpeg', 'gif', 'webp'] as const)('AC12 a %s becomes a square of 256 pixels', async (format) => {
  const member = await at.member()
  // The declared type is not what counts.
  const picture = await pictureOf(member, await canvas().toFormat(format).toBuffer(), 'text/plain')
  expect(picture).toMatch(/^\/media\/avatars\/[A-Za-z0-9_-]{43}\.webp$/)
  expect(await sharp(await served(picture)).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
})

test('AC12 a photograph loses the place where it was taken and its other metadata, and stands upright', async () => {
  const left = await canvas(300, 300).toColourspace('srgb').png().toBuffer()
  const photograph = await sharp({ create: { width: 600, height: 300, channels: 3, background: 'blue' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif({
      IFD0: { Copyright: 'A family', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 51/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '151/1 12/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const before = await sharp(photograph).metadata()
  /** The tag that points to the place, in either order of bytes. */
  const tellsPlace = [Buffer.from([0x88, 0x25]), Buffer.from([0x25, 0x88])].some((tag) => before.exif?.includes(tag))
  expect([before.orientation, before.exif?.includes('A family'), tellsPlace]).toEqual([6, true, true])
  const file = await served(await pictureOf(await at.member(), photograph, 'image/jpeg'))
  const { exif, xmp, iptc, icc, orientation } = await sharp(file).metadata()
  expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
  expect(file.includes('EXIF')).toBe(false)
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  const at4 = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
  const [top, bottom] = [at4(128, 10), at4(128, 245)]
  expect(top[0], 'the left half is the upper one after turning').toBeGreaterThan(150)
  expect(bottom[2]).toBeGreaterThan(150)
})

const padded = async (size: number): Promise<Buffer> => {
  const png = await canvas().png().toBuffer()
  return Buffer.concat([png, Buffer.alloc(size - png.length)])
}

test('AC12 a picture of 2 MB is taken, one byte more is refused', async () => {
  const member = await at.member()
  await pictureOf(member, await padded(LIMITS.profilePictureBytes))
  const reply = await save(member, { image: dataUrl(await padded(LIMITS.profilePictureBytes + 1)) })
  expect([reply.statusCode, reply.body]).toEqual([413, 'Image too big, max image size is 2MB'])
})

test('AC12 a small file that holds 41 megapixels is refused before it is decoded', async () => {
  const huge = await canvas(8_200, 5_000).png({ compressionLevel: 9 }).toBuffer()
  expect(huge.length).toBeLessThan(LIMITS.profilePictureBytes)
  const reply = await save(await at.member(), { image: dataUrl(huge) })
  expect([reply.statusCode, reply.body]).toEqual([413, 'Image too big, max image size is 40 megapixels'])
}, 60_000)

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
const html = '<!doctype html><script>alert(1)</script>'
const png = await canvas().png().toBuffer()
test.each([
  ['an SVG', dataUrl(Buffer.from(svg), 'image/svg+xml')],
  ['an SVG that says it is a PNG', dataUrl(Buffer.from(svg))],
  ['HTML that says it is a PNG', dataUrl(Buffer.from(html))],
  ['HTML behind the first bytes of a PNG', dataUrl(Buffer.concat([png.subarray(0, 8), Buffer.from(html)]))],
  ['half a picture', dataUrl(png.subarray(0, png.length / 2))],
  ['a bitmap', dataUrl(Buffer.from('BM6\0\0\0\0\0\0\0'))],
  ['a TIFF', dataUrl(await canvas().tiff().toBuffer())],
  ['nothing', 'data:image/png;base64,'],
  ['a data URL that is not base64', 'data:image/png,hello'],
  ['base64 with other characters', 'data:image/png;base64,????'],
])('AC12 %s is a 415 that stores nothing', async (_, image) => {
  const member = await at.member()
  const before = stored()
  const reply = await save(member, { image })
  expect([reply.statusCode, reply.body]).toEqual([415, 'Unsupported File'])
  expect(stored()).toEqual(before)
  expect((await profileOf(member)).given_name).toBe('')
})

test.each(['6 to 8', '9 to 14'] as const)(
  'AC13 a child of %s keeps an avatar, and cannot upload a picture',
  async (ageGroup) => {
    const child = await at.member(undefined, ageGroup)
    const reply = await save(child, { 'custom:age_group': ageGroup, image: dataUrl(png) })
    expect([reply.statusCode, reply.body]).toEqual([
      403,
      'Photographs of children are not kept: please choose one of the five friends.',
    ])
    expect((await save(child, { 'custom:age_group': ageGroup, image: 'avatar2' })).statusCode).toBe(200)
    expect((await save(child, { 'custom:age_group': ageGroup })).statusCode).toBe(200)
    expect((await profileOf(child)).picture).toBe('avatar2')
  },
)

test.each(['nothing about it', 'the present one'])(
  "AC13 a picture is dropped when the age group becomes a child's, though the form says %s",
  async (said) => {
    const member = await at.member()
    const picture = await pictureOf(member, png)
    const image = said === 'the present one' ? { image: picture } : {}
    expect((await save(member, { 'custom:age_group': '9 to 14', ...image })).statusCode).toBe(200)
    expect((await profileOf(member)).picture).toBe('')
    expect((await at.app.inject(picture)).statusCode).toBe(404)
  },
)

test('AC14 the present picture is kept, one that was replaced or taken back is gone', async () => {
  const member = await at.member()
  const first = await pictureOf(member, png)
  expect((await save(member, { image: first })).statusCode).toBe(200)
  expect(await pictureOf(member, png)).toBe(first)
  await served(first)
  const second = await pictureOf(member, await canvas(300, 300).negate().png().toBuffer())
  expect(second).not.toBe(first)
  expect((await at.app.inject(first)).statusCode).toBe(404)
  await served(second)
  expect((await save(member, { image: 'avatar1' })).statusCode).toBe(200)
  expect((await at.app.inject(second)).statusCode).toBe(404)
})

test('AC14 two members with the same picture have a file each: one who takes it back leaves the other alone', async () => {
  const [one, two] = [await at.member(), await at.member()]
  const [ones, twos] = [await pictureOf(one, png), await pictureOf(two, png)]
  expect(ones).not.toBe(twos)
  await save(one, { image: null })
  await served(twos)
})

test('AC14 an uploaded picture may only be shown, and no file beside it can be asked for', async () => {
  const picture = await pictureOf(await at.member(), png)
  const { headers } = await at.app.inject(picture)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  })
  for (const path of ['..%2f..%2fmail', '.hidden.webp', 'missing.webp'])
    expect((await at.app.inject(`/media/avatars/${path}`)).statusCode).toBe(404)
})

test('AC16 stats begin with nothing, and the old call changes nothing', async () => {
  const member = await at.member()
  const nothing = {
    quizzesHosted: 0,
    quizzesWon: 0,
    quizzesPlayed: 0,
    role: 'Regular',
    points: 1,
    level: 1,
    rankTitle: 'Whiz',
  }
  expect((await member.get('getuserstats')).json()).toEqual(nothing)
  for (const action of ['host', 'play', 'won']) {
    const reply = await member.get(`updateuserstat?action=${action}`)
    expect([reply.statusCode, reply.body]).toEqual([200, 'Games are counted when they end.'])
  }
  expect((await member.get('updateuserstat?action=cheat')).statusCode).toBe(400)
  expect((await member.get('updateuserstat?action=won', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  expect((await member.get('getuserstats')).json()).toEqual(nothing)
})

test('AC16 counted games make points, a level and its title', async () => {
  const member = await at.member()
  const { kysely } = at.database
  const { user_id } = await kysely
    .selectFrom('account')
    .select('user_id')
    .where('email', '=', member.email)
    .executeTakeFirstOrThrow()
  const rows = Array.from({ length: 20 }, (_, index) => ({
    room_id: 'counted',
    game_seq: String(index),
    player_id: member.name,
    user_id,
    played: true,
    hosted: index < 5,
    won: index < 4,
  }))
  await kysely.insertInto('game_share').values(rows).execute()
  await kysely.updateTable('account').set({ user_type: 'PREMIUM' }).where('user_id', '=', user_id).execute()
  expect((await member.get('getuserstats')).json()).toEqual({
    quizzesHosted: 5,
    quizzesWon: 4,
    quizzesPlayed: 20,
    role: 'Premium',
    points: 400,
    level: 4,
    rankTitle: 'Knight',
  })
})
