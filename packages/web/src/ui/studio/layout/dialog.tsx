import { useLayoutEffect, useRef } from 'react'
import type { DialogProps } from '../../stage/layout/dialog.tsx'
import { Dialog as StageDialog } from '../../stage/layout/dialog.tsx'
import styles from './in-studio.module.css'

/** What can take the focus, in their order; of a choice, the one that is chosen. */
const REACHABLE = 'input:not([type=radio]), input:checked, textarea, select, button, a[href]'

/** The players' dialog in the authors' colours. The focus begins at what is to be filled in or chosen, not at the cross. Rule LB25. */
export const Dialog = (props: DialogProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const { open } = props
  useLayoutEffect(() => {
    if (!open) return
    // The cross comes first.
    const [, first] = frame.current?.querySelectorAll<HTMLElement>(REACHABLE) ?? []
    first?.focus()
  }, [open])
  return (
    <div ref={frame} className={styles.in}>
      <StageDialog {...props} />
    </div>
  )
}
