import type { FocusEvent, FormEvent, KeyboardEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { isRightToLeft } from './letters.ts'
import type { LettersBefore } from './letters-after.ts'
import { cameToNothing, lettersAfter } from './letters-after.ts'

/** Where the caret goes from its place, by the keys that move it. */
const movesIn = (isFromRight: boolean) => {
  const toRight = isFromRight ? -1 : 1
  return new Map<string, (at: number, end: number) => number>([
    ['ArrowLeft', (at) => at - toRight],
    ['ArrowRight', (at) => at + toRight],
    ['Home', () => 0],
    ['End', (_, end) => end],
  ])
}

/**
 * One real field behind the boxes. Its text is the typed letters without the given one, so phone keyboards, paste and
 * input methods work as in any field; a caret inside the text covers one letter, so that typing there replaces it. What
 * belongs to the letter before, such as a vowel sign, joins it in its box instead.
 */
export const useLetterField = (blanks: readonly string[]) => {
  const field = useRef<HTMLInputElement>(null)
  const isComposing = useRef(false)
  const [letters, setLetters] = useState<readonly string[]>([])
  /** The letters box by box: the field's text alone does not tell where one ends that is still being typed. */
  const typed = useRef<readonly string[]>([])
  /** How it was before the input that comes now; a composition is one. */
  const before = useRef<LettersBefore | undefined>(undefined)
  const [current, setCurrent] = useState<number | undefined>(undefined)

  const startOf = (index: number) => typed.current.slice(0, index).join('').length

  const cover = (at: number) => {
    const index = Math.min(Math.max(at, 0), typed.current.length)
    field.current?.setSelectionRange(startOf(index), startOf(index + 1))
    setCurrent(index)
  }

  /** The box of the caret. */
  const caret = () => {
    const at = field.current?.selectionStart ?? 0
    const box = typed.current.findIndex((_, index) => startOf(index + 1) > at)
    return box < 0 ? typed.current.length : box
  }

  const remember = () => {
    const input = field.current
    if (!input || isComposing.current) return
    const covers = input.selectionStart !== input.selectionEnd
    before.current = {
      text: input.value.slice(0, input.selectionStart ?? 0),
      letters: typed.current,
      covered: covers ? (typed.current[caret()] ?? '') : '',
    }
  }

  const take = (isDeletion: boolean) => {
    const input = field.current
    if (!input) return
    // WebKit has the whole composition selected.
    const place = (isComposing.current ? input.selectionEnd : input.selectionStart) ?? 0
    const halves = [input.value.slice(0, place), input.value.slice(place)] as const
    const { letters: read, at } = lettersAfter(halves, blanks, before.current)
    typed.current = read
    setLetters(read)
    // An input method owns the text until it has composed it.
    if (isComposing.current) return setCurrent(at)
    before.current = undefined
    const text = read.join('')
    if (input.value !== text) input.value = text
    if (!isDeletion) return cover(at)
    // The gap that a deletion leaves is typed into, not over the letter behind it.
    input.setSelectionRange(startOf(at), startOf(at))
    setCurrent(at)
  }

  /** Where a composition came to nothing all is as it was; WebKit ends each so, and puts in afterwards what was composed. */
  const giveBack = ({ text, letters: were, covered }: LettersBefore) => {
    before.current = undefined
    typed.current = were
    setLetters(were)
    if (!field.current) return
    field.current.value = were.join('')
    field.current.setSelectionRange(text.length, text.length + covered.length)
    setCurrent(caret())
  }

  // React has no such event.
  useEffect(() => {
    const input = field.current
    const begin = (event: InputEvent) => {
      remember()
      const { inputType, data } = event
      const [from, to] = [input?.selectionStart ?? 0, input?.selectionEnd ?? 0]
      // So WebKit begins a composition over what is covered, and so it puts in what was composed.
      const isOfComposition = inputType === 'deleteByComposition' || inputType === 'insertFromComposition'
      const isOwn = isOfComposition || (inputType === 'insertText' && from !== to)
      if (!input || isComposing.current || !isOwn || !event.cancelable) return
      // A browser would not put anything in where the letters on both sides join, such as behind a virama.
      event.preventDefault()
      input.setRangeText(data ?? '', from, to, 'end')
      if (inputType === 'deleteByComposition') isComposing.current = true
      else take(false)
    }
    input?.addEventListener('beforeinput', begin)
    return () => input?.removeEventListener('beforeinput', begin)
  })

  const moves = movesIn(isRightToLeft(blanks))

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    if (isComposing.current || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const move = moves.get(event.key)
    const end = typed.current.length
    if (move && !event.shiftKey) {
      event.preventDefault()
      return cover(move(caret(), end))
    }
    // At the end, where nothing is left to delete, Delete goes back like Backspace.
    if (event.key === 'Delete' && input.selectionStart === input.value.length) {
      event.preventDefault()
      input.value = typed.current.slice(0, -1).join('')
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
      onFocus: ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
        // A new field, such as when time is added that was up, knows nothing of the letters, nor how a composition ended in the old one.
        isComposing.current = false
        const text = typed.current.join('')
        if (input.value !== text) input.value = text
        cover(typed.current.length)
      },
      onBlur: () => setCurrent(undefined),
      onCompositionStart: () => {
        remember()
        isComposing.current = true
      },
      onCompositionEnd: () => {
        isComposing.current = false
        const was = before.current
        if (was && cameToNothing(field.current?.value ?? '', was)) giveBack(was)
        else take(false)
      },
    },
  }
}
