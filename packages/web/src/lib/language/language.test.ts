import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addCatalogue, languageInUse, translate } from '../text/translate.ts'
import { chooseLanguage, followRoom, leaveRoomLanguage, loadPart, showLanguage } from './language.ts'

addCatalogue({ home: { play: 'Play' }, library: { bin: 'Bin' } })

const FILES: Record<string, object> = {
  'hi.stage': { home: { play: 'खेलें' } },
  'hi.accounts': {},
  'hi.studio': { library: { bin: 'कचरा' } },
  'ar.stage': { home: { play: 'العب' } },
  'ar.accounts': {},
  'ar.refusals': {},
  'hi.refusals': {},
  'en.refusals': {},
  'ar.studio': { library: { bin: 'سلة' } },
  'en.stage': {},
  'en.accounts': {},
  'en.studio': {},
}
const asked: string[] = []
const fetched = vi.fn((address: string) => {
  const [, name = ''] = /words-b1\.(.+)\.json$/.exec(address) ?? []
  asked.push(name)
  return Promise.resolve(Response.json(FILES[name]))
})
beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
})
document.head.innerHTML = '<meta name="catalogues" content="b1" />'

afterEach(async () => {
  await showLanguage('en')
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
  document.cookie = 'qq_language=; Max-Age=0; Path=/'
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
  document.cookie = 'qq_room_language=; Max-Age=0; Path=/'
})

test('LG3 LG4 a language is one file a part, loaded when a screen of that part is, and the page says which it is', async () => {
  await loadPart('stage')
  await showLanguage('ar')
  expect([translate('home:play'), translate('library:bin')]).toEqual(['العب', 'Bin'])
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' })
  expect(asked).toEqual(['en.stage', 'ar.stage'])
  await loadPart('studio')
  expect(translate('library:bin')).toBe('سلة')
  expect(asked).toEqual(['en.stage', 'ar.stage', 'ar.refusals', 'ar.accounts', 'ar.studio'])
})

test('LG3 of two choices the later one stays, whichever comes first', async () => {
  const slow = Promise.withResolvers<void>()
  fetched.mockImplementationOnce(() => slow.promise.then(() => Response.json(FILES['hi.stage'])))
  const first = showLanguage('hi')
  await showLanguage('ar')
  slow.resolve()
  await first
  expect([languageInUse(), translate('home:play')]).toEqual(['ar', 'العب'])
})

test('LG3 what is chosen is remembered in this browser; what is only shown is not', async () => {
  await showLanguage('hi')
  expect(document.cookie).not.toContain('qq_language')
  await chooseLanguage('ar')
  expect(document.cookie).toContain('qq_language=ar')
})

test('LG23 LG26 without a choice a reader sees a room in the language of its host, and outside it the usual one again', async () => {
  followRoom('ar')
  await vi.waitFor(() => expect(languageInUse()).toBe('ar'))
  expect(document.cookie).toContain('qq_room_language=ar')
  leaveRoomLanguage()
  await vi.waitFor(() => expect(languageInUse()).toBe('en'))
  expect(document.cookie).not.toContain('qq_room_language')
})

test('LG25 a language that was chosen here stays in a room that has another, and may be chosen in such a room', async () => {
  await chooseLanguage('hi')
  followRoom('ar')
  expect(document.cookie).not.toContain('qq_room_language')
  leaveRoomLanguage()
  await loadPart('stage')
  expect(languageInUse()).toBe('hi')
})

test('LG4 a part that cannot be had now is asked for again, and the others stay', async () => {
  vi.useFakeTimers()
  await showLanguage('hi')
  fetched.mockImplementation(() => Promise.reject(new Error('offline')))
  const failed = expect(loadPart('qtest')).rejects.toThrow('offline')
  await vi.runAllTimersAsync()
  await failed
  await loadPart('stage')
  expect(translate('home:play')).toBe('खेलें')
  fetched.mockImplementation(() => Promise.resolve(Response.json({ home: { play: 'शुरू' } })))
  await loadPart('qtest')
  expect(translate('home:play')).toBe('शुरू')
  vi.useRealTimers()
})

test('LG3 a language whose sentences cannot be had leaves the one in use', async () => {
  vi.useFakeTimers()
  fetched.mockImplementation(() => Promise.reject(new Error('offline')))
  const failed = expect(showLanguage('te')).rejects.toThrow('offline')
  await vi.runAllTimersAsync()
  await failed
  expect(languageInUse()).toBe('en')
  vi.useRealTimers()
})
