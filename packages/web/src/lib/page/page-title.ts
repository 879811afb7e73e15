import { createContext, useContext, useEffect } from 'react'
import { translate } from '../text/translate.ts'
import { brandName } from './brand.ts'

/** The key of what the screen of the route is called; empty where that is the product. */
export const RouteTitle = createContext('')

/** Names the page in tabs, history and bookmarks after its screen and, where it is known, what the screen shows. Rule WB40. */
export const usePageTitle = (name = ''): void => {
  const key = useContext(RouteTitle)
  const screen = key && translate(key)
  useEffect(() => {
    document.title = [name, screen, brandName()].filter(Boolean).join(' – ')
  }, [name, screen])
}
