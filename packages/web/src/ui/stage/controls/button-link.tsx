import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import { classNames } from '../../../lib/page/class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import styles from './button.module.css'
import { RouteLink } from './route-link.tsx'

interface ButtonLinkProps {
  to: string
  /** What the step hands over. */
  state?: unknown
  tone?: 'wattle' | 'cream' | 'dark' | 'glass' | 'sand'
  size?: 'stage' | 'small'
  wide?: boolean
  icon?: PhosphorIcon
  className?: string | undefined
  children: string
}

/** A link in a button's clothes. */
export const ButtonLink = ({
  to,
  state,
  tone = 'wattle',
  size = 'stage',
  wide = false,
  icon,
  className,
  children,
}: ButtonLinkProps) => (
  <RouteLink
    to={to}
    state={state}
    className={classNames(
      styles.button,
      styles[tone],
      size === 'small' && styles.small,
      wide && styles.wide,
      className,
    )}
  >
    {icon && <Icon of={icon} size={22} />}
    {children}
  </RouteLink>
)
