import type { ReactNode } from 'react'
import { useId, useState } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import styles from './tooltip.module.css'

interface TooltipProps {
  /** Why the button is disabled; without it there is no tooltip. */
  text: string | undefined
  wide?: boolean
  /** Which edge of the button it lines up with. */
  align?: 'start' | 'end'
  /** Below at the upper edge of a page. */
  side?: 'above' | 'below'
  /** Receives the id for the button's `aria-describedby`. */
  children: (describedBy: string | undefined) => ReactNode
}

/** Says why a button is disabled, on hover and on focus; Escape hides it. */
export const Tooltip = ({ text, wide = false, align = 'start', side = 'above', children }: TooltipProps) => {
  const id = useId()
  const [hushed, setHushed] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside has the role; this only listens for its tooltip.
    <span
      className={classNames(
        styles.holder,
        wide && styles.wide,
        align === 'end' && styles.end,
        side === 'below' && styles.below,
        hushed && styles.hushed,
      )}
      onKeyDown={(event) => event.key === 'Escape' && setHushed(true)}
      onPointerEnter={() => setHushed(false)}
      onBlur={() => setHushed(false)}
    >
      {children(text === undefined ? undefined : id)}
      {text !== undefined && (
        <span id={id} role="tooltip" className={styles.tip}>
          {text}
        </span>
      )}
    </span>
  )
}
