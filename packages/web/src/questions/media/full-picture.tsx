import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import { useLayoutEffect, useRef } from 'react'
import { t } from '../../messages/stage.ts'
import { IconButton } from '../../ui/stage/controls/icon-button.tsx'
import styles from './full-picture.module.css'

interface FullPictureProps {
  url: string
  alt: string
  onClose: () => void
}

/** The whole picture over the whole screen; Escape, the button and a press on it close it. */
export const FullPicture = ({ url, alt, onClose }: FullPictureProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key that does the same; the browser sends it as cancel.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('questions:picture')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={onClose}
    >
      <img src={url} alt={alt} className={styles.picture} />
      <IconButton icon={XIcon} label={t('questions:closePicture')} onPress={onClose} className={styles.close} />
    </dialog>
  )
}
