import { useEffect, useEffectEvent } from 'react'
import { readingKey } from '../../lib/page/reading-key.ts'
import { isForPage } from '../../questions/families/is-for-page.ts'

const STEPS = new Map<string, -1 | 1>([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
])

/** The left and right arrow keys, except while somebody types, a dialog is open, or an answer takes them for itself. */
export const useArrowKeys = (move: (by: -1 | 1) => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const by = STEPS.get(readingKey(event.key))
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat)
    if (by !== undefined && isPlain && !event.defaultPrevented && isForPage(event)) move(by)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
