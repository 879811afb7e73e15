import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

interface Takes {
  onFiles: (files: readonly File[]) => void
  onText: (text: string) => void
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement

/** Takes what is pasted anywhere while the place is shown; a field takes its own text. Rule IM2. */
export const usePasted = (place: RefObject<HTMLElement | null>, takes: Takes): void => {
  const latest = useRef(takes)
  useEffect(() => {
    latest.current = takes
  })
  useEffect(() => {
    const hear = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (event.defaultPrevented || place.current === null) return
      if (text === '' && files.length > 0) {
        event.preventDefault()
        latest.current.onFiles(files)
      } else if (text !== '' && !isField(event.target)) {
        event.preventDefault()
        latest.current.onText(text)
      }
    }
    document.addEventListener('paste', hear)
    return () => document.removeEventListener('paste', hear)
  }, [place])
}
