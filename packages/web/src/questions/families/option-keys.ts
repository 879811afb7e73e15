import { readingKey } from '../../lib/page/reading-key.ts'
import type { AnswerLetter } from '../../ui/stage/room/answer-shape.tsx'

/** The four answers in their order: letter, shape and colour go together. */
export const LETTERS: readonly AnswerLetter[] = ['A', 'B', 'C', 'D']

interface Pressed {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  repeat: boolean
}

/** The option that a key stands for: A to D or 1 to 4, of as many as there are; null for another key, or one held down or with a modifier. */
export const optionOfKey = ({ key, altKey, ctrlKey, metaKey, repeat }: Pressed, options: number): number | null => {
  if (altKey || ctrlKey || metaKey || repeat || key.length !== 1) return null
  const letter = LETTERS.join('').indexOf(key.toUpperCase())
  const index = letter >= 0 ? letter : '1234'.indexOf(key)
  return index >= 0 && index < options ? index : null
}

/** The option that an arrow key leads to from another, going round; null for another key. Moving there chooses nothing. */
export const optionBeside = (pressed: string, from: number, options: number): number | null => {
  const key = readingKey(pressed)
  if (key === 'ArrowDown' || key === 'ArrowRight') return (from + 1) % options
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (from + options - 1) % options
  return null
}
