import { useEffect, useEffectEvent } from 'react'

const TYPES_TEXT = 'input, textarea, select, [contenteditable]'

/** Hears of words that are pasted while the slide picker shows, or into the list of slides; not of those that are pasted into a text. */
export const usePastedLines = (isPickerShown: boolean, onPaste: (pasted: string) => void): void => {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event
    if (!(target instanceof Element) || target.closest(TYPES_TEXT)) return
    if (document.querySelector('dialog[open]') !== null) return
    if (!isPickerShown && !target.closest('[data-slide]')) return
    const pasted = clipboardData?.getData('text/plain') ?? ''
    if (pasted.trim() === '') return
    event.preventDefault()
    onPaste(pasted)
  })
  useEffect(() => {
    const hear = (event: ClipboardEvent) => take(event)
    document.addEventListener('paste', hear)
    return () => document.removeEventListener('paste', hear)
  }, [])
}
