import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { StudioRoot } from '../ui/studio/shell/studio-root.tsx'
import { renderScreen } from './screen-test.tsx'

/** What Mantine asks of a browser and jsdom lacks; everything stands still, as for people who want it so. */
const stubBrowser = () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  Element.prototype.scrollIntoView = () => {}
}

/** Draws one of the authors' screens at its address, as somebody of this type who is signed in; null for a visitor. */
export const renderInStudio = (
  screen: ReactNode,
  at: string,
  userType: string | null = 'REGULAR',
  search = '',
  state: unknown = null,
) => {
  stubBrowser()
  if (userType !== null) {
    localStorage.setItem('isLoggedIn', 'true')
    localStorage.setItem('userType', userType)
  }
  return renderScreen(<StudioRoot>{screen}</StudioRoot>, { at, search, state })
}
