import { useEffect, useEffectEvent } from 'react'
import type { Editor } from './make-editor.ts'

type TextField = HTMLInputElement | HTMLTextAreaElement

const fieldOf = (target: EventTarget | null): TextField | undefined => {
  if (target instanceof HTMLTextAreaElement) return target
  return target instanceof HTMLInputElement && ['text', 'search', 'number'].includes(target.type) ? target : undefined
}

const turnOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | undefined => {
  if (altKey || ctrlKey === metaKey) return undefined
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && !shiftKey ? 'redo' : undefined
}

/** On a Mac Cmd and H hides the program, and Ctrl and H is free. */
const isForReplacing = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'h' && ctrlKey && !metaKey && !altKey && !shiftKey

/**
 * Ctrl or Cmd and Z undoes, with Shift or with Y redoes; Ctrl and H replaces. A text in which somebody is typing has its browser's own undo, back to what it was
 * when the focus came; from there on the editor's goes on.
 */
export const useHistoryKeys = ({ history: { undo, redo, seal }, ask }: Pick<Editor, 'history' | 'ask'>): void => {
  const replace = useEffectEvent(() => ask({ is: 'replace' }))
  const turn = useEffectEvent((which: 'undo' | 'redo') => void (which === 'undo' ? undo() : redo()))
  const sealed = useEffectEvent(seal)

  useEffect(() => {
    let typed: { field: TextField; before: string; isUndone: boolean } | undefined

    const begin = ({ target }: Event) => {
      const field = fieldOf(target)
      if (field && typed?.field !== field) typed = { field, before: field.value, isUndone: false }
    }
    const heed = ({ inputType }: InputEvent) => {
      if (typed) typed.isUndone = inputType?.startsWith('history') ?? false
    }
    const leave = () => {
      typed = undefined
      sealed()
    }
    const isForBrowser = (which: 'undo' | 'redo', target: EventTarget | null): boolean => {
      if (!typed || typed.field !== target) return false
      return which === 'undo' ? typed.field.value !== typed.before : typed.isUndone
    }
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || document.querySelector('dialog[open]') !== null) return
      if (isForReplacing(event)) {
        event.preventDefault()
        return replace()
      }
      const which = turnOf(event)
      if (!which || isForBrowser(which, event.target)) return
      event.preventDefault()
      typed = undefined
      turn(which)
    }

    const heard = [
      ['beforeinput', begin],
      ['input', heed],
      ['focusin', leave],
      ['keydown', press],
    ] as const
    for (const [name, listen] of heard) document.addEventListener(name, listen as EventListener)
    // Before a button does what it does.
    document.addEventListener('click', sealed, true)
    return () => {
      for (const [name, listen] of heard) document.removeEventListener(name, listen as EventListener)
      document.removeEventListener('click', sealed, true)
    }
  }, [])
}
