import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from '../../lib/location.tsx'

interface RouteLinkProps {
  to: string
  className?: string | undefined
  children: ReactNode
}

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** A link within the product. */
export const RouteLink = ({ to, className, children }: RouteLinkProps) => {
  const navigate = useNavigate()
  return (
    <a
      href={to}
      className={className}
      onClick={(event) => {
        if (opensElsewhere(event)) return
        event.preventDefault()
        navigate(to)
      }}
    >
      {children}
    </a>
  )
}
