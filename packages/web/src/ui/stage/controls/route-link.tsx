import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from '../../../lib/navigation/location.tsx'

interface RouteLinkProps {
  to: string
  /** What the step hands over. */
  state?: unknown
  className?: string | undefined
  title?: string | undefined
  children: ReactNode
  'aria-current'?: 'page' | undefined
  'aria-label'?: string | undefined
}

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** A link within the product. */
export const RouteLink = ({ to, state = null, children, ...rest }: RouteLinkProps) => {
  const navigate = useNavigate()
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        if (opensElsewhere(event)) return
        event.preventDefault()
        navigate(to, { state })
      }}
    >
      {children}
    </a>
  )
}
