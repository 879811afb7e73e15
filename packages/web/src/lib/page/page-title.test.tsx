import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addCatalogue } from '../text/translate.ts'
import { RouteTitle, usePageTitle } from './page-title.ts'

addCatalogue({ titles: { edit: 'Edit', reports: 'Reports', preview: 'Preview' } })

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
  rerender(page('titles:edit', <Screen />))
  expect(document.title).toBe('Edit – Quokka Quiz')
  rerender(page('titles:edit', <Screen name="Fractions" />))
  expect(document.title).toBe('Fractions – Edit – Quokka Quiz')
  rerender(page('titles:reports', null))
  expect(document.title).toBe('Reports – Quokka Quiz')
  rerender(page('titles:preview', <Screen key="other" name="Fractions" />))
  expect(document.title).toBe('Fractions – Preview – Quokka Quiz')
})
