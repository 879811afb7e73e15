import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle'
import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import { useEffect, useState } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { Icon } from '../pictures/icon.tsx'
import styles from './toast.module.css'

export interface ToastMessage {
  text: string
  tone?: 'good' | 'bad' | 'info'
  /** How long it stays, 5 s unless said otherwise; longer while the focus is in it. */
  stayMs?: number
  /** Something to do about it, before the close button; pressing it closes the toast. */
  action?: { label: string; onPress: () => void }
  /** What it is about, never shown: a later one about the same takes its place. */
  about?: string
}

const STAY_MS = 5_000
const DRAWING = { good: CheckCircleIcon, bad: WarningCircleIcon, info: InfoIcon }

interface ToastProps extends ToastMessage {
  closeLabel: string
  onClose: () => void
}

export const Toast = ({ text, tone = 'info', stayMs = STAY_MS, action, closeLabel, onClose }: ToastProps) => {
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (held) return
    const timer = setTimeout(onClose, stayMs)
    return () => clearTimeout(timer)
  }, [held, stayMs, onClose])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while the focus is within; nothing is pressed here.
    <div className={styles.toast} onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
      <Icon of={DRAWING[tone]} size={22} weight="fill" className={styles[tone]} />
      <p className={styles.text}>{text}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            onClose()
            action.onPress()
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton icon={XIcon} label={closeLabel} onPress={onClose} />
    </div>
  )
}
