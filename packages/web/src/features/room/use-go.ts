import { useCallback } from 'react'
import type { NavigateOptions } from 'react-router'
import { useNavigate } from 'react-router'

/** Leads to another screen; nobody waits for it to be there. */
export const useGo = () => {
  const navigate = useNavigate()
  return useCallback(
    (to: string, options?: NavigateOptions) => {
      Promise.resolve(navigate(to, options)).catch(() => {})
    },
    [navigate],
  )
}
