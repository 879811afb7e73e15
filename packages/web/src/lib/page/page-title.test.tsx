import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RouteTitle, usePageTitle } from './page-title.ts'

const Route = () => {
  usePageTitle()
  return null
}
const Screen = ({ name }: { name?: string }) => {
  usePageTitle(name)
  return null
}
const page = (title: string, screen: React.ReactNode) => (
  <RouteTitle value={title}>
    <Route />
    {screen}
  </RouteTitle>
)

test('WB40 a page is called after what it shows, its screen and the product; the start page after the product alone', () => {
  const { rerender } = render(page('', null))
  expect(document.title).toBe('Quokka Quiz')
  rerender(page('Edit', <Screen />))
  expect(document.title).toBe('Edit – Quokka Quiz')
  rerender(page('Edit', <Screen name="Fractions" />))
  expect(document.title).toBe('Fractions – Edit – Quokka Quiz')
  rerender(page('Reports', null))
  expect(document.title).toBe('Reports – Quokka Quiz')
  rerender(page('Preview', <Screen key="other" name="Fractions" />))
  expect(document.title).toBe('Fractions – Preview – Quokka Quiz')
})
