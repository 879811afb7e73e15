import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import type { MouseEvent, ReactNode } from 'react'
import { useId, useLayoutEffect, useRef } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { IconButton } from '../controls/icon-button.tsx'
import styles from './dialog.module.css'

export interface DialogProps {
  open: boolean
  /** Beside the title, such as a face. */
  picture?: ReactNode
  title: ReactNode
  /** One line under the title. */
  help?: ReactNode
  /** The close button's name. */
  closeLabel: string
  /** Escape, the close button and, until something was typed, a press beside the dialog ask for this. Rule LB18. */
  onClose: () => void
  /** Buttons, the primary last. */
  actions?: ReactNode
  size?: 'normal' | 'wide' | 'large' | 'broad'
  children?: ReactNode
}

/** The browser's own modal dialog: keeps the focus in, gives it back; a sheet on phones. */
export const Dialog = (props: DialogProps) => (props.open ? <OpenDialog {...props} /> : null)

const OpenDialog = ({ picture, title, help, closeLabel, onClose, actions, size = 'normal', children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const isTypedIn = useRef(false)
  const titleId = useId()
  const helpId = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  const closeWhenBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (isTypedIn.current || event.target !== event.currentTarget) return
    const box = event.currentTarget.getBoundingClientRect()
    const inside =
      event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom
    if (!inside) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key that does the same; the browser sends it as cancel.
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, size !== 'normal' && styles[size])}
      aria-labelledby={titleId}
      aria-describedby={help ? helpId : undefined}
      onCancel={(event) => {
        // A file chooser that is closed, and a dialog that was opened from this one, are cancelled too.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClick={closeWhenBeside}
      onInput={({ nativeEvent }) => {
        // A box that is ticked or a choice that is made comes as a plain event.
        isTypedIn.current ||= nativeEvent instanceof InputEvent
      }}
    >
      <div className={styles.top}>
        {picture}
        <div className={styles.heading}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {help && (
            <p id={helpId} className={styles.help}>
              {help}
            </p>
          )}
        </div>
        <IconButton icon={XIcon} label={closeLabel} tone="sand" onPress={onClose} />
      </div>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </dialog>
  )
}
