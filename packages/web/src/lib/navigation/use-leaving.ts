import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from './location.tsx'
import { isGuarded, useScreenOfPhase } from './use-screen-of-phase.ts'

/**
 * Keeps the page at its path until leaving is said; the browser's Back asks first. Leaving gives both history entries
 * of the guard back, so that Back does not lead here again. Nothing is kept while there is no path.
 */
export const useLeaving = (path: string | undefined, to: string) => {
  const [is, setIs] = useState<'here' | 'asked' | 'leaving'>('here')
  const { state } = useLocation()
  const navigate = useNavigate()
  const isBackPressed = useRef(false)
  const isLeaving = is === 'leaving'
  const ask = useCallback(() => setIs('asked'), [])
  useScreenOfPhase(isLeaving ? undefined : path, ask)

  useEffect(() => {
    if (!isLeaving) return
    if (!isGuarded(state)) {
      navigate(to, { replace: true })
    } else if (!isBackPressed.current) {
      isBackPressed.current = true
      history.back()
    }
  }, [isLeaving, state, navigate, to])

  return { isAsked: is === 'asked', isLeaving, ask, leave: () => setIs('leaving'), stay: () => setIs('here') }
}
