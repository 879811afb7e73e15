import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import type { ReactNode, Ref } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import styles from './button.module.css'

export interface ButtonProps {
  children: ReactNode
  /** wattle is a screen's one accent; on question screens cream takes its place. */
  tone?: 'wattle' | 'cream' | 'dark' | 'glass' | 'sand'
  size?: 'stage' | 'small' | 'projector'
  pill?: boolean
  /** As wide as its container. */
  wide?: boolean
  icon?: PhosphorIcon | undefined
  iconAfter?: PhosphorIcon | undefined
  iconWeight?: 'bold' | 'fill'
  /** Stays in the tab order and says why through `aria-describedby`; a press does nothing. */
  disabled?: boolean
  /** While something that it started is under way. */
  busy?: boolean
  type?: 'button' | 'submit'
  onPress?: () => void
  ref?: Ref<HTMLButtonElement>
  className?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-expanded'?: boolean
  'aria-pressed'?: boolean
  'aria-haspopup'?: 'dialog' | 'menu'
}

const ICON_SIZE = { small: 20, stage: 22, projector: 28 }

export const Button = ({
  children,
  tone = 'wattle',
  size = 'stage',
  pill = false,
  wide = false,
  icon,
  iconAfter,
  iconWeight = 'bold',
  disabled = false,
  busy = false,
  type = 'button',
  onPress,
  className,
  ...rest
}: ButtonProps) => {
  const asleep = disabled || busy
  return (
    <button
      {...rest}
      type={asleep ? 'button' : type}
      aria-disabled={asleep || undefined}
      aria-busy={busy || undefined}
      className={classNames(
        styles.button,
        styles[tone],
        size !== 'stage' && styles[size],
        pill && styles.pill,
        wide && styles.wide,
        busy && styles.busy,
        className,
      )}
      onClick={asleep ? undefined : onPress}
    >
      {icon && <Icon of={icon} size={ICON_SIZE[size]} weight={iconWeight} />}
      {children}
      {iconAfter && <Icon of={iconAfter} size={ICON_SIZE[size]} weight={iconWeight} />}
    </button>
  )
}
