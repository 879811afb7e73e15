import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import type { ReactNode } from 'react'
import { useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../../stage/controls/icon-button.tsx'
import styles from './side-drawer.module.css'

interface SideDrawerProps {
  title: string
  help: string
  /** The close button's name. */
  closeLabel: string
  onClose: () => void
  /** Stays in sight below what scrolls. */
  foot: ReactNode
  children: ReactNode
}

/** A dialog at the end side, over the part of a screen that it is about; the whole screen on phones. The focus begins in its first field. */
export const SideDrawer = ({ title, help, closeLabel, onClose, foot, children }: SideDrawerProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const helpId = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.querySelector<HTMLElement>('input')?.focus()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-labelledby={titleId}
      aria-describedby={helpId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <p id={helpId} className={styles.help}>
            {help}
          </p>
        </div>
        <IconButton icon={XIcon} label={closeLabel} tone="sand" onPress={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      <div className={styles.foot}>{foot}</div>
    </dialog>
  )
}
