import type { ReactNode } from 'react'
import { createContext, use, useCallback, useLayoutEffect, useRef, useState } from 'react'
import styles from './toast.module.css'
import type { ToastMessage } from './toast.tsx'
import { Toast } from './toast.tsx'

type ShowToast = (message: ToastMessage) => void

/** More at once would cover the screen. */
const MOST = 2

const ToasterContext = createContext<ShowToast>(() => {})

/** Shows one sentence above the screen; read out politely. A sentence that already stands there is not shown twice. */
export const useToast = (): ShowToast => use(ToasterContext)

export const ToasterProvider = ({ closeLabel, children }: { closeLabel: string; children: ReactNode }) => {
  const [toasts, setToasts] = useState<(ToastMessage & { id: number })[]>([])
  const nextId = useRef(0)
  const strip = useRef<HTMLDivElement>(null)

  const show = useCallback<ShowToast>((message) => {
    nextId.current += 1
    const id = nextId.current
    const isPast = ({ text, about }: ToastMessage) =>
      text === message.text || (about !== undefined && about === message.about)
    setToasts((shown) => [...shown.filter((one) => !isPast(one)), { ...message, id }].slice(-MOST))
  }, [])
  const close = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), [])

  useLayoutEffect(() => {
    const element = strip.current
    if (!element) return
    // As a popover the strip stands above an open dialog too.
    if (toasts.length > 0) element.showPopover?.()
    else element.hidePopover?.()
    // The screen makes room for it: nothing that can be pressed is ever under a toast.
    const makeRoom = () => document.documentElement.style.setProperty('--toasts', `${element.offsetHeight}px`)
    makeRoom()
    window.addEventListener('resize', makeRoom)
    return () => window.removeEventListener('resize', makeRoom)
  }, [toasts])

  return (
    <ToasterContext value={show}>
      {children}
      <div role="status">
        <div ref={strip} className={styles.strip} popover="manual">
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
