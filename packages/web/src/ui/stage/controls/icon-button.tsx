import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import type { Ref } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import styles from './icon-button.module.css'

interface IconButtonProps {
  /** A picture, or the two letters that readers of every script know for text that changes. */
  icon: PhosphorIcon | 'Aa'
  /** The name for screen readers, and the tooltip. */
  label: string
  onPress: () => void
  /** sand on cream surfaces, glass on the ground. */
  tone?: 'glass' | 'sand'
  size?: 'normal' | 'projector'
  disabled?: boolean
  className?: string | undefined
  ref?: Ref<HTMLButtonElement>
  'aria-expanded'?: boolean
  'aria-pressed'?: boolean
  'aria-haspopup'?: 'dialog' | 'menu'
}

export const IconButton = ({
  icon,
  label,
  onPress,
  tone = 'glass',
  size = 'normal',
  disabled = false,
  className,
  ...rest
}: IconButtonProps) => (
  <button
    {...rest}
    type="button"
    title={label}
    aria-label={label}
    aria-disabled={disabled || undefined}
    className={classNames(
      styles.button,
      tone === 'sand' && styles.sand,
      size === 'projector' && styles.projector,
      className,
    )}
    onClick={disabled ? undefined : onPress}
  >
    {icon === 'Aa' ? icon : <Icon of={icon} size={size === 'projector' ? 28 : 20} />}
  </button>
)
