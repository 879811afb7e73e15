import { createContext, useContext, useEffect } from 'react'
import { brandName } from './brand.ts'

/** What the screen of the route is called. */
export const RouteTitle = createContext('')

/** Names the page in tabs, history and bookmarks after its screen and, where it is known, what the screen shows. Rule WB40. */
export const usePageTitle = (name = ''): void => {
  const screen = useContext(RouteTitle)
  useEffect(() => {
    document.title = [name, screen, brandName()].filter(Boolean).join(' – ')
  }, [name, screen])
}
