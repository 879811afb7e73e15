import { expect, test } from 'vitest'
import type { EmbedKind } from './embed-kinds.ts'
import { EMBED_KINDS } from './embed-kinds.ts'
import type { EmbeddedQTest } from './snippet.ts'
import { snippetOf } from './snippet.ts'

const LINK = 'https://quokka.example/qtest/4k9f-2wq_7x'
const qtest: EmbeddedQTest = { qtestId: '4k9f-2wq_7x', qtestName: 'Volcanoes and Earthquakes', link: LINK }

/** A page into which its author has put the snippet; nothing in it is fetched. */
const embed = (kind: EmbedKind, changes: Partial<EmbeddedQTest> = {}): HTMLElement => {
  const html = `<!doctype html><body>${snippetOf(kind, { ...qtest, ...changes })}`
  return new DOMParser().parseFromString(html, 'text/html').body
}

test('QE4 the whole of a QTest is a named frame of 700 by 600 that gives way where there is less room', () => {
  const [frame, ...more] = embed('fullPageEmbed').children
  expect(more).toEqual([])
  expect(frame?.localName).toBe('iframe')
  expect(frame?.getAttribute('src')).toBe(LINK)
  expect(frame?.getAttribute('title')).toBe('Volcanoes and Earthquakes')
  expect([frame?.getAttribute('width'), frame?.getAttribute('height')]).toEqual(['700', '600'])
  expect((frame as HTMLElement).style.maxWidth).toBe('100%')
})

test('QE5 a button opens the popup, only its cross closes it, and the QTest is asked for when it is opened', () => {
  const page = embed('popupButton')
  const popup = page.querySelector('[popover]')
  expect(popup?.getAttribute('popover')).toBe('manual')
  expect(popup?.getAttribute('aria-label')).toBe('Volcanoes and Earthquakes')
  const [opens, closes, ...more] = page.querySelectorAll('button')
  expect(more).toEqual([])
  for (const button of [opens, closes]) {
    expect(button?.getAttribute('popovertarget')).toBe(popup?.id)
    expect(button?.type).toBe('button')
  }
  expect(opens?.textContent).toBe('Take the QTest')
  // Pressed again beneath the open popup it would close it.
  expect(opens?.getAttribute('popovertargetaction')).toBe('show')
  expect(popup?.contains(opens ?? null)).toBe(false)
  expect(popup?.contains(closes ?? null)).toBe(true)
  expect(closes?.getAttribute('popovertargetaction')).toBe('hide')
  expect(closes?.getAttribute('aria-label')).toBe('Close')
  const frame = popup?.querySelector('iframe')
  expect(frame?.getAttribute('src')).toBe(LINK)
  expect(frame?.getAttribute('loading')).toBe('lazy')
})

test('QE5 the styles of a popup are its own: another popup and the page around keep theirs', () => {
  const sheet = embed('popupButton').querySelector('style')?.textContent ?? ''
  const selectors = [...sheet.matchAll(/^\s*([^{}:]+?)(?:::backdrop)? \{/gmu)].map(([, selector]) => selector)
  expect(selectors.length).toBe(4)
  for (const selector of selectors) expect(selector).toMatch(/^#qtest-4k9f-2wq_7x(?: iframe| button)?$/u)
  expect(embed('popupButton', { qtestId: 'other' }).querySelector('[popover]')?.id).toBe('qtest-other')
})

test('QE6 the button that leads away opens a new tab, which learns nothing of the page', () => {
  const [link, ...more] = embed('redirectButton').children
  expect(more).toEqual([])
  expect(link?.localName).toBe('a')
  expect(link?.getAttribute('href')).toBe(LINK)
  expect(link?.getAttribute('target')).toBe('_blank')
  expect(link?.getAttribute('rel')).toBe('noopener')
  expect(link?.textContent).toBe('Take the QTest ↗')
  expect(link?.querySelector('[aria-hidden]')?.textContent).toBe('↗')
})

test.each(EMBED_KINDS)('QE4 QE5 QE6 %s brings no script and nothing from elsewhere', (kind) => {
  const page = embed(kind)
  expect(page.querySelector('script, link, object, embed, base, meta')).toBeNull()
  const attributes = [...page.querySelectorAll('*')].flatMap((element) => [...element.attributes])
  expect(attributes.filter(({ name }) => name.startsWith('on'))).toEqual([])
  expect(attributes.map(({ value }) => value).filter((value) => /:\/\//u.test(value))).toEqual([LINK])
  expect(page.querySelector('style')?.textContent ?? '').not.toMatch(/url\(|@import/u)
})

const ATTACKS = [
  '"><script>alert(1)</script>',
  "' onload='alert(1)",
  '</iframe><img src=x onerror=alert(1)>',
  '&quot;&gt;<b>',
  '</style><script>alert(1)</script>',
  'Tom & Jerry <3 "quotes"',
]

test.each(EMBED_KINDS.flatMap((kind) => ATTACKS.map((name) => [kind, name] as const)))(
  'QE7 %s of a QTest that is called %s holds the same elements, and says the name as it is',
  (kind, qtestName) => {
    const shape = (page: HTMLElement) => [...page.querySelectorAll('*')].map((element) => element.getAttributeNames())
    const plain = shape(embed(kind))
    const page = embed(kind, { qtestName })
    expect(shape(page)).toEqual(plain)
    const frame = page.querySelector('iframe')
    if (frame) expect(frame.title).toBe(qtestName)
  },
)

test('QE7 an id or an address that is no id and no address stays inside its attribute', () => {
  for (const kind of EMBED_KINDS) {
    const page = embed(kind, { qtestId: 'x"}<b>', link: 'https://quokka.example/qtest/x"><b>' })
    expect(page.querySelector('b')).toBeNull()
    expect(page.querySelector('iframe, a')?.getAttribute(kind === 'redirectButton' ? 'href' : 'src')).toBe(
      'https://quokka.example/qtest/x"><b>',
    )
  }
})
