import type { ReactNode } from 'react'
import { createContext, startTransition, use, useCallback, useEffect, useLayoutEffect, useState } from 'react'

/** Where the page is. A new one for every step, also for one to the same address. */
export interface Location {
  pathname: string
  /** With its question mark; empty without. */
  search: string
  /** What the step that led here handed over; it survives a reload. */
  state: unknown
  /** Whether the browser's history led here (Back, Forward, a reload) or the product did. */
  cameBy: 'history' | 'product'
}

export interface NavigateOptions {
  /** Takes the place of the present history entry, so that Back does not return to it. */
  replace?: boolean
  state?: unknown
}

export type Navigate = (to: string, options?: NavigateOptions) => void

const read = (cameBy: Location['cameBy']): Location => {
  const { pathname, search } = window.location
  return { pathname, search, state: history.state, cameBy }
}

const LocationContext = createContext<Location>({ pathname: '/', search: '', state: null, cameBy: 'history' })
const NavigateContext = createContext<Navigate>(() => {})

/**
 * Follows the browser's address. A step is a transition: the old screen stays in view until the next one, which may
 * have to be fetched first, can be drawn.
 */
export const LocationProvider = ({ children }: { children: ReactNode }) => {
  const [location, setLocation] = useState(() => read('history'))
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setLocation(read('history')))
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])
  const navigate = useCallback<Navigate>((to, { replace = false, state = null } = {}) => {
    if (replace) history.replaceState(state, '', to)
    else history.pushState(state, '', to)
    startTransition(() => setLocation(read('product')))
  }, [])
  return (
    <NavigateContext value={navigate}>
      <LocationContext value={location}>{children}</LocationContext>
    </NavigateContext>
  )
}

export const useLocation = (): Location => use(LocationContext)

/** The same function for as long as the page lives. */
export const useNavigate = (): Navigate => use(NavigateContext)

/** Leads on at once; nothing is drawn and Back does not return here. */
export const Redirect = ({ to }: { to: string }) => {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace: true }), [navigate, to])
  return null
}
