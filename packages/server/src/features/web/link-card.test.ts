import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createOriginGuard } from '../../http/callers/origin-guard.ts'
import { newFolder } from '../../testing/new-folder.ts'
import { openTestAccounts } from '../../testing/test-accounts.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { HOUR_MS, qtestsOf } from '../../testing/test-qtests.ts'
import { PAGE_WORDS, pageWords } from './messages.ts'

const PAGE = '<html><head><title>Quokka Quiz</title></head></html>'
const folders = { web: newFolder(), pictures: newFolder() }
writeFileSync(join(folders.web, 'index.html'), PAGE)

const ORIGIN = 'https://quiz.example'
const origins = createOriginGuard([ORIGIN])
const QTEST_ID = 'abcdefghijklmnopqrstuvwxyz'

/** The card that a page has in its head, by the names of its parts. */
const cardIn = (body: string): Record<string, string> =>
  Object.fromEntries(
    [...body.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]*)" content="([^"]*)" \/>/g)].map(
      ([, name = '', content = '']) => [name, content],
    ),
  )
type Replaced = NonNullable<Parameters<typeof openTestApp>[0]>
const cardAt = async (url: string, replaced: Replaced = {}, host = 'quiz.example', language = '') => {
  const app = await openTestApp({ folders, origins, ...replaced })
  const { body } = await app.inject({ url, headers: { host, 'accept-language': language } })
  expect(body).toContain('<title>Quokka Quiz</title>')
  return cardIn(body)
}

const GENERAL = {
  'og:type': 'website',
  'og:site_name': 'Quokka Quiz',
  'og:locale': 'en_US',
  'og:title': 'Quokka Quiz',
  'og:description': 'Live quizzes for classrooms, families and friends. Everyone answers on their own screen.',
  'og:image': `${ORIGIN}/link-card.png`,
  'og:image:alt': 'A smiling quokka among stars',
  'twitter:card': 'summary_large_image',
}

test('HT50 a link to home shows the product, what it is and its picture', async () => {
  expect(await cardAt('/')).toEqual({ ...GENERAL, 'og:url': `${ORIGIN}/` })
})

test.each(['/pricing', '/abc123', '/robots', '/hk4pwt/quiz', '/qtest', '/qtest/hk4pwt', `/qtest/${QTEST_ID}`])(
  'HT50 %s shows the product, and no address as the one to send on',
  async (url) => expect(await cardAt(url)).toEqual(GENERAL),
)

test('HT50 SO12 a link to a room invites with its code, whether there is such a room or not, and names no quiz', async () => {
  const asked: string[] = []
  const findAnnouncedQTest = async (qtestId: string) => void asked.push(qtestId)
  expect(await cardAt('/HK4pwt?source=mail', { findAnnouncedQTest })).toEqual({
    ...GENERAL,
    'og:title': 'Join the quiz',
    'og:description': 'You are invited to a live quiz. The code of its room: HK4PWT.',
    'og:url': `${ORIGIN}/HK4pwt?source=mail`,
  })
  expect(asked).toEqual([])
})

const REEF = {
  name: `"Reef" & <b>kelp</b> $&`,
  picture: `/media/qtests/${QTEST_ID}/banner`,
  startMs: Date.UTC(2026, 10, 27, 9),
  endMs: Date.UTC(2026, 10, 28, 17, 30),
}
const found = (qtest = REEF) => ({
  findAnnouncedQTest: async (qtestId: string) => (qtestId === QTEST_ID ? qtest : undefined),
})

test('HT51 a link to a QTest shows its name, whatever characters it has, its picture and when it is open', async () => {
  const url = `/QTest/${QTEST_ID.toUpperCase()}/`
  const name = '&#34;Reef&#34; &#38; &#60;b&#62;kelp&#60;/b&#62; $&#38;'
  expect(await cardAt(url, found())).toEqual({
    ...GENERAL,
    'og:title': name,
    'og:description': 'Take it in your own time, from 11/27/2026, 9:00 AM to 11/28/2026, 5:30 PM (UTC).',
    'og:url': `${ORIGIN}${url}`,
    'og:image': `${ORIGIN}${REEF.picture}`,
    'og:image:alt': name,
  })
  const plain = await cardAt(url, found({ ...REEF, picture: '' }))
  expect(plain['og:image']).toBe(GENERAL['og:image'])
})

test('HT51 the page is shown while the database answers nothing, with the general card', async () => {
  const findAnnouncedQTest = () => Promise.reject(new Error('storage'))
  expect(await cardAt(`/qtest/${QTEST_ID}`, { findAnnouncedQTest })).toEqual(GENERAL)
})

test.each([
  ['a configured one', origins, 'quiz.example', `${ORIGIN}/link-card.png`],
  ['the first of them at any other host', origins, 'evil.example', `${ORIGIN}/link-card.png`],
  [
    'without any the host that was asked',
    createOriginGuard([]),
    '192.168.1.7:3000',
    'http://192.168.1.7:3000/link-card.png',
  ],
  ['nothing of what is no host', createOriginGuard([]), 'a"b c', undefined],
])('HT50 the addresses of a card are absolute: %s', async (_case, guard, host, picture) => {
  expect((await cardAt('/', { origins: guard }, host))['og:image']).toBe(picture)
})

const at = await openTestAccounts()
afterAll(() => at.close())
const { create, scheduleOf } = qtestsOf(at)
writeFileSync(join(at.webFolder, 'index.html'), PAGE)
const cardOf = async (qtestId: string) => cardIn((await at.app.inject(`/qtest/${qtestId}`)).body)

test('HT51 what a link shows follows the QTest: moved, closed and deleted', async () => {
  at.clock.setWall(Date.UTC(2026, 10, 27, 9) - at.clock.nowMs())
  const host = await at.member('card-host')
  const qtestId = await create(host)
  const made = await cardOf(qtestId)
  expect(made['og:title']).toBe('Farm Friends')
  expect(made['og:image']).toMatch(/^http:\/\/localhost\/media\/readymade\/.+\.png$/)
  expect(made['og:description']).toContain('to 11/27/2026, 10:00 AM (UTC).')

  const later = new Date(at.clock.nowMs() + 2 * HOUR_MS).toISOString()
  await host.post('qtest/rescheduleqtest', { qtestId, ...scheduleOf({ endDate: later }) })
  expect((await cardOf(qtestId))['og:description']).toContain('to 11/27/2026, 11:00 AM (UTC).')

  const takeDown = { quiz_id: 'farm-friends', reason: 'It is unkind.', taken_down_at: new Date() }
  await at.database.kysely.insertInto('take_down').values(takeDown).execute()
  expect(await cardOf(qtestId)).toMatchObject({
    'og:title': 'Farm Friends',
    'og:image': 'http://localhost/link-card.png',
  })

  await host.post('qtest/changequizstatus', { qtestId, status: 'inactive' })
  expect((await cardOf(qtestId))['og:title']).toBe('Quokka Quiz')
})

test('HT51 an upload of a quiz is shown where whoever has the id of the QTest sees it', async () => {
  const host = await at.member('reef-host')
  const quizImage = await at.giveMediaName('reef.webp', host)
  const draft = { quizName: 'Reef', quizDescription: 'Fish', ageGroup: '18+', quizImage }
  const { quizId } = (await host.post('createquiz/createquiz', draft)).json()
  const slide = { quizId, questionType: 'TRF', questionTitle: 'Is it wet?', correctAnswer: ['True'] }
  await host.post('createquiz/addquestion', slide)
  const qtestId = await create(host, { qtestType: 'PV', categories: [quizId] })
  const card = await cardOf(qtestId)
  expect([card['og:title'], card['og:image']]).toEqual(['Reef', `http://localhost/media/qtests/${qtestId}/banner`])
})

test('LG11 a card is in the language of whoever asks for the page, and says which; dates are written as there', async () => {
  expect(await cardAt('/hk4pwt', {}, 'quiz.example', 'hi')).toMatchObject({
    'og:locale': 'hi_IN',
    'og:title': 'क्विज़ में शामिल हों',
    'og:description': 'आपको एक लाइव क्विज़ में बुलाया गया है। उसका रूम कोड: HK4PWT।',
    'og:image:alt': 'तारों के बीच मुस्कुराता क्वोका',
  })
  const findAnnouncedQTest = async () => ({
    name: 'Spring test',
    picture: '',
    startMs: Date.UTC(2026, 2, 4, 15, 5),
    endMs: Date.UTC(2026, 2, 5, 15, 5),
  })
  expect(await cardAt(`/qtest/${QTEST_ID}`, { findAnnouncedQTest }, 'quiz.example', 'de-AT')).toMatchObject({
    'og:locale': 'de_DE',
    'og:title': 'Spring test',
    'og:description': 'Mach ihn, wann du willst, von 4. März 2026 um 15:05 bis 5. März 2026 um 15:05 (UTC).',
  })
  expect(await cardAt('/', {}, 'quiz.example', 'pt')).toMatchObject({ 'og:locale': 'pt_BR' })
})

test('LG11 the page is described to searches in its language, and so is what stands there without scripts', async () => {
  const built = newFolder()
  const real = readFileSync(join(import.meta.dirname, '../../../../web/index.html'), 'utf8')
  writeFileSync(join(built, 'index.html'), real)
  const app = await openTestApp({ folders: { ...folders, web: built }, origins })
  const pageFor = async (language: string) =>
    (await app.inject({ url: '/', headers: { host: 'quiz.example', 'accept-language': language } })).body
  const described = (say: (key: 'what-it-is' | 'open-in-tab') => string) => [
    `<meta name="description" content="${say('what-it-is')}" />`,
    `>${say('open-in-tab')}</text>`,
  ]
  const english = await pageFor('en')
  for (const part of described((key) => PAGE_WORDS[key])) expect(english).toContain(part)
  const arabic = await pageFor('ar')
  for (const part of described(pageWords('ar'))) expect(arabic).toContain(part)
  for (const part of described((key) => PAGE_WORDS[key])) expect(arabic).not.toContain(part)
})
