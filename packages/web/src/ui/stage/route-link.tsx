import type { MouseEvent, ReactNode } from 'react'
import { useHref, useNavigate } from 'react-router'

interface RouteLinkProps {
  to: string
  className?: string | undefined
  children: ReactNode
}

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** A link within the product. The router's own brings its data loading along, which a player would download. */
export const RouteLink = ({ to, className, children }: RouteLinkProps) => {
  const navigate = useNavigate()
  const href = useHref(to)
  return (
    <a
      href={href}
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
