import { useEffect, useEffectEvent } from 'react'
import { optionOfKey } from './option-keys.ts'

const TYPES_TEXT = 'input, textarea, select, [contenteditable]'

/** Answers by the keys A to D and 1 to 4 from anywhere on the page, except while somebody types or a dialog is open. */
export const useOptionKeys = (options: number, choose: (index: number) => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isElsewhere =
      (event.target instanceof Element && event.target.closest(TYPES_TEXT)) || document.querySelector('dialog[open]')
    const index = isElsewhere ? null : optionOfKey(event, options)
    if (index !== null) choose(index)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
