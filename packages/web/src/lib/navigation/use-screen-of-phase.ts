import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from './location.tsx'

interface GuardState {
  guarded?: boolean
}

/** Whether a history entry is the second one, which Back falls from. */
export const isGuarded = (state: unknown): boolean => (state as GuardState | null)?.guarded === true

/**
 * Keeps the page on the screen that the room's phase belongs on. The browser's Back does not leave the room: a second
 * history entry stands before the first, Back falls from it, is asked about, and the entry is put back.
 */
export const useScreenOfPhase = (path: string | undefined, onBack: () => void) => {
  const location = useLocation()
  const navigate = useNavigate()
  const wasGuarded = useRef(false)
  const guarded = isGuarded(location.state)

  useEffect(() => {
    if (path === undefined) return
    if (!guarded && wasGuarded.current && location.cameBy === 'history') onBack()
    if (guarded && location.pathname === path) {
      wasGuarded.current = true
      return
    }
    const search = location.pathname === path ? location.search : ''
    navigate(`${path}${search}`, { replace: guarded, state: { ...(location.state as object | null), guarded: true } })
  }, [path, guarded, location, navigate, onBack])
}
