import type { Icon as PhosphorIcon } from '@phosphor-icons/react'

interface IconProps {
  of: PhosphorIcon
  /** In px at the normal text size; grows with the text. */
  size?: number
  /** The build keeps these weights only; duotone is kept for the four icons of the home screen. */
  weight?: 'bold' | 'fill' | 'duotone'
  className?: string | undefined
}

/** A picture beside a word; whoever draws it alone names its button. */
export const Icon = ({ of: Drawing, size = 20, weight = 'bold', className }: IconProps) => (
  <Drawing aria-hidden="true" size={`${size / 16}rem`} weight={weight} className={className} />
)
