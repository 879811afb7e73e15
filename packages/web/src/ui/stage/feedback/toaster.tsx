import type { ReactNode } from 'react'
import { createContext, use, useCallback, useEffect, useRef, useState } from 'react'
import styles from './toast.module.css'
import type { ToastMessage } from './toast.tsx'
import { Toast } from './toast.tsx'
import { useFoot } from './use-foot.ts'

type ShowToast = (message: ToastMessage) => void

const ToasterContext = createContext<ShowToast>(() => {})

/** Shows one sentence in the corner; read out politely. A sentence that already stands there is not shown twice. */
export const useToast = (): ShowToast => use(ToasterContext)

export const ToasterProvider = ({ closeLabel, children }: { closeLabel: string; children: ReactNode }) => {
  const [toasts, setToasts] = useState<(ToastMessage & { id: number })[]>([])
  const nextId = useRef(0)
  const corner = useRef<HTMLDivElement>(null)

  const show = useCallback<ShowToast>((message) => {
    nextId.current += 1
    const id = nextId.current
    setToasts((shown) => [...shown.filter(({ text }) => text !== message.text), { ...message, id }].slice(-3))
  }, [])
  const close = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), [])

  useFoot(corner, toasts.length > 0)

  // As a popover the corner stands above an open dialog too.
  useEffect(() => {
    const element = corner.current
    if (!element?.showPopover) return
    element.hidePopover()
    if (toasts.length > 0) element.showPopover()
  }, [toasts])

  return (
    <ToasterContext value={show}>
      {children}
      <div role="status">
        <div ref={corner} className={styles.corner} popover="manual">
          {toasts.map(({ id, ...message }) => (
            <KeyedToast key={id} id={id} message={message} closeLabel={closeLabel} close={close} />
          ))}
        </div>
      </div>
    </ToasterContext>
  )
}

interface KeyedToastProps {
  id: number
  message: ToastMessage
  closeLabel: string
  close: (id: number) => void
}

const KeyedToast = ({ id, message, closeLabel, close }: KeyedToastProps) => {
  const onClose = useCallback(() => close(id), [close, id])
  return <Toast {...message} closeLabel={closeLabel} onClose={onClose} />
}
