import { classNames } from '../../../lib/class-names.ts'
import styles from './button.module.css'
import { RouteLink } from './route-link.tsx'

interface ButtonLinkProps {
  to: string
  /** What the step hands over. */
  state?: unknown
  tone?: 'wattle' | 'cream' | 'dark' | 'glass' | 'sand'
  size?: 'stage' | 'small'
  wide?: boolean
  children: string
}

/** A link in a button's clothes. */
export const ButtonLink = ({ to, state, tone = 'wattle', size = 'stage', wide = false, children }: ButtonLinkProps) => (
  <RouteLink
    to={to}
    state={state}
    className={classNames(styles.button, styles[tone], size === 'small' && styles.small, wide && styles.wide)}
  >
    {children}
  </RouteLink>
)
