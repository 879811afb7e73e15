import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import { classNames } from '../../../lib/page/class-names.ts'
import styles from './icon.module.css'

interface IconProps {
  of: PhosphorIcon
  /** In px at the normal text size; grows with the text. */
  size?: number
  /** The build keeps these weights only; duotone is kept for the four icons of the home screen. */
  weight?: 'bold' | 'fill' | 'duotone'
  className?: string | undefined
}

/** What points along the line, or has lines that begin somewhere: mirrored where one reads from right to left. Clocks, media and checks are not. */
const DIRECTED = /^(?:Arrow(?:Left|Right|U|Bend|Square)|Caret(?:Left|Right)|Sign(?:In|Out)|List|Paper|Tray)/

/** A picture beside a word; whoever draws it alone names its button. */
export const Icon = ({ of: Drawing, size = 20, weight = 'bold', className }: IconProps) => (
  <Drawing
    aria-hidden="true"
    size={`${size / 16}rem`}
    weight={weight}
    className={classNames(className, DIRECTED.test(Drawing.displayName ?? '') && styles.directed)}
  />
)
