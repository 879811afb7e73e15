import type { FormEvent, KeyboardEvent } from 'react'
import { useRef, useState } from 'react'
import { lettersOf } from './letters.ts'

const countLetters = (text: string): number => Array.from(text).length

/**
 * One real field behind the boxes. Its text is the typed letters without the given one, so phone keyboards, paste and
 * input methods work as in any field; a caret inside the text covers one letter, so that typing there replaces it.
 */
export const useLetterField = (blanks: readonly string[]) => {
  const field = useRef<HTMLInputElement>(null)
  const isComposing = useRef(false)
  const [letters, setLetters] = useState<readonly string[]>([])
  const [current, setCurrent] = useState<number | undefined>(undefined)

  const cover = (at: number) => {
    const input = field.current
    if (!input) return
    const all = Array.from(input.value)
    const index = Math.min(Math.max(at, 0), all.length)
    const start = all.slice(0, index).join('').length
    input.setSelectionRange(start, start + (all[index]?.length ?? 0))
    setCurrent(index)
  }

  const caret = () => countLetters(field.current?.value.slice(0, field.current.selectionStart ?? 0) ?? '')

  const take = (isDeletion: boolean) => {
    const input = field.current
    if (!input) return
    const read = lettersOf(input.value, blanks)
    const at = Math.min(caret(), read.length)
    setLetters(read)
    // An input method owns the text until it has composed it.
    if (isComposing.current) return setCurrent(at)
    const text = read.join('')
    if (input.value !== text) input.value = text
    if (!isDeletion) return cover(at)
    // The gap that a deletion leaves is typed into, not over the letter behind it.
    const start = read.slice(0, at).join('').length
    input.setSelectionRange(start, start)
    setCurrent(at)
  }

  const moves = new Map<string, (at: number, end: number) => number>([
    ['ArrowLeft', (at) => at - 1],
    ['ArrowRight', (at) => at + 1],
    ['Home', () => 0],
    ['End', (_, end) => end],
  ])

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    if (isComposing.current || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const move = moves.get(event.key)
    const end = countLetters(input.value)
    if (move && !event.shiftKey) {
      event.preventDefault()
      return cover(move(caret(), end))
    }
    // At the end, where nothing is left to delete, Delete goes back like Backspace.
    if (event.key === 'Delete' && input.selectionStart === input.value.length) {
      event.preventDefault()
      input.value = Array.from(input.value).slice(0, -1).join('')
      take(true)
    }
  }

  return {
    letters,
    current,
    pick: (index: number) => {
      field.current?.focus({ preventScroll: true })
      cover(index)
    },
    inputProps: {
      ref: field,
      onInput: ({ nativeEvent }: FormEvent<HTMLInputElement>) =>
        take(nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete')),
      onKeyDown,
      onFocus: () => cover(countLetters(field.current?.value ?? '')),
      onBlur: () => setCurrent(undefined),
      onCompositionStart: () => {
        isComposing.current = true
      },
      onCompositionEnd: () => {
        isComposing.current = false
        take(false)
      },
    },
  }
}
