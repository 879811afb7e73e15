import { UnstyledButton } from '@mantine/core'
import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import { CircleNotchIcon } from '@phosphor-icons/react/dist/ssr/CircleNotch'
import type { ReactNode, Ref } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { RouteLink } from '../../stage/controls/route-link.tsx'
import { Icon } from '../../stage/pictures/icon.tsx'
import styles from './button.module.css'

interface Look {
  /** primary is a screen's one accent; wattle takes its place on the dark ground of a banner. */
  tone?: 'primary' | 'wattle' | 'outline' | 'soft' | 'danger' | 'dangerOutline'
  size?: 'normal' | 'small'
  /** As wide as its container. */
  wide?: boolean
  icon?: PhosphorIcon | undefined
  children: ReactNode
}

export interface ButtonProps extends Look {
  /** Stays in the tab order and says why through `aria-describedby`; a press does nothing. */
  disabled?: boolean
  /** While something that it started is under way. */
  busy?: boolean
  type?: 'button' | 'submit'
  onPress?: () => void
  ref?: Ref<HTMLButtonElement>
  'aria-describedby'?: string | undefined
  'aria-label'?: string | undefined
  'aria-expanded'?: boolean
  'aria-haspopup'?: 'dialog' | 'menu'
}

const classOf = ({ tone = 'primary', size = 'normal', wide = false }: Omit<Look, 'children'>) =>
  classNames(styles.button, styles[tone], size === 'small' && styles.small, wide && styles.wide)

export const Button = ({
  children,
  tone = 'primary',
  size = 'normal',
  wide = false,
  icon,
  disabled = false,
  busy = false,
  type = 'button',
  onPress,
  ...rest
}: ButtonProps) => {
  const asleep = disabled || busy
  return (
    <UnstyledButton
      {...rest}
      type={asleep ? 'button' : type}
      aria-disabled={asleep || undefined}
      aria-busy={busy || undefined}
      className={classOf({ tone, size, wide })}
      onClick={asleep ? undefined : onPress}
    >
      {busy ? <Icon of={CircleNotchIcon} size={20} className={styles.turning} /> : icon && <Icon of={icon} size={20} />}
      {children}
    </UnstyledButton>
  )
}

/** A link within the product, in a button's clothes. */
export const ButtonLink = ({ to, state, icon, children, ...look }: Look & { to: string; state?: unknown }) => (
  <RouteLink to={to} state={state} className={classOf(look)}>
    {icon && <Icon of={icon} size={20} />}
    {children}
  </RouteLink>
)

/** The same for an address outside the product's screens, such as one to write to. */
export const AddressLink = ({ href, icon, children, ...look }: Look & { href: string }) => (
  <a href={href} className={classOf(look)}>
    {icon && <Icon of={icon} size={20} />}
    {children}
  </a>
)
