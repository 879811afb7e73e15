import { useEffect } from 'react'

const isTyped = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox])'))

/** "M" opens Move for what is selected, or for the quiz that has the focus. Rule LB47. */
export const useMoveKey = (onMove: ((quizId: string | undefined) => void) | undefined) => {
  useEffect(() => {
    if (onMove === undefined) return
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event
      if (key.toLowerCase() !== 'm' || ctrlKey || metaKey || altKey || isTyped(event)) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      const card = document.activeElement?.closest<HTMLElement>('[data-quiz]')
      onMove(card?.dataset.quiz)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [onMove])
}
