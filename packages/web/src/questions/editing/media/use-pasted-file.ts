import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

/** Whether no dialog stands over it. */
const isInFront = (place: HTMLElement): boolean => {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  return dialog === undefined || dialog.contains(place)
}

/** Takes the file that is pasted, wherever the focus is, while the place is in front. Words go where they are pasted, also those that come with a picture of themselves. */
export const usePastedFile = (place: RefObject<HTMLElement | null>, onFile: (file: File) => void): void => {
  const take = useRef(onFile)
  useEffect(() => {
    take.current = onFile
  })

  useEffect(() => {
    const hear = (event: ClipboardEvent) => {
      const { files, types } = event.clipboardData ?? {}
      const [file] = files ?? []
      const isWords = types?.includes('text/plain') ?? false
      if (!file || isWords || event.defaultPrevented || !place.current || !isInFront(place.current)) return
      event.preventDefault()
      take.current(file)
    }
    document.addEventListener('paste', hear)
    return () => document.removeEventListener('paste', hear)
  }, [place])
}
