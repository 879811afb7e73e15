import type { ReactNode } from 'react'
import { isLoggedIn } from '../../account/session.ts'
import { RouteLink } from '../../ui/stage/controls/route-link.tsx'
import type { HomeLink } from './home-links.ts'

interface MembersLinkProps {
  link: HomeLink
  className?: string | undefined
  /** A visitor wants to go where only members may. */
  onVisitor: (link: HomeLink) => void
  children: ReactNode
}

/** Leads on; a visitor who wants what belongs to an account is asked to log in instead. */
export const MembersLink = ({ link, className, onVisitor, children }: MembersLinkProps) =>
  link.isForMembers && !isLoggedIn() ? (
    <button type="button" className={className} aria-haspopup="dialog" onClick={() => onVisitor(link)}>
      {children}
    </button>
  ) : (
    <RouteLink to={link.to} className={className}>
      {children}
    </RouteLink>
  )
