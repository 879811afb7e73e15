import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadPart, showLanguage } from '../lib/language/language.ts'
import { Providers } from './providers.tsx'
import { Router } from './router.tsx'

const FILES: Record<string, object> = {
  'hi.home': { home: { membersOnly: 'सदस्यों के लिए' } },
  'hi.titles': { titles: { library: 'लाइब्रेरी' } },
}
const slow = Promise.withResolvers<void>()

beforeEach(() => {
  document.head.innerHTML = '<meta name="catalogues" content="b1" />'
  vi.stubGlobal('fetch', async (address: string) => {
    const [, name = ''] = /words-b1\.(.+)\.json$/.exec(address) ?? []
    if (name === 'hi.titles') await slow.promise
    return Response.json(FILES[name] ?? {})
  })
})
afterEach(() => showLanguage('en'))

test('LG50 a page is called by its title in the language of the screen, and by no other before that has come', async () => {
  await loadPart('stage')
  await showLanguage('hi')
  history.replaceState(null, '', '/library')
  document.title = ''
  const titles = new Set<string>()
  const watching = new MutationObserver(() => titles.add(document.title))
  watching.observe(document.head, { subtree: true, childList: true, characterData: true })
  render(
    <Providers>
      <Router />
    </Providers>,
  )
  await loadPart('home')
  expect(document.title).toBe('')
  slow.resolve()
  expect(await screen.findByText('सदस्यों के लिए')).toBeDefined()
  expect(document.title).toBe('लाइब्रेरी – Quokka Quiz')
  await Promise.resolve()
  expect([...titles]).toEqual(['लाइब्रेरी – Quokka Quiz'])
  watching.disconnect()
})
