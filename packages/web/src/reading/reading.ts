import { useSyncExternalStore } from 'react'
import { browserStorage } from '../lib/page/page-storage.ts'
import { KEPT_READING, keptReading, MORE_CONTRAST } from '../lib/page/reading-choice.ts'
import './reading.css'

/** What can be chosen, by words that the page's root has; the first of each is what is shown without a choice. */
export const READINGS = {
  text: ['normal', 'larger', 'largest'],
  font: ['usual', 'readable'],
  contrast: ['plain', 'contrast'],
  aloud: ['silent', 'aloud', 'aloud-always'],
} as const

type Readings = typeof READINGS

/** How somebody reads. */
export type Reading = { [What in keyof Readings]: Readings[What][number] }

const wordsOf = (reading: Reading): string => Object.values(reading).join(' ')

/** The reading that was chosen; contrast is what the system asks for until somebody chooses. */
const chosen = (): Reading => {
  const words = keptReading()?.split(' ') ?? []
  const wordOf = <Word extends string>(offered: readonly [Word, ...Word[]], usual = offered[0]) =>
    offered.find((word) => words.includes(word)) ?? usual
  return {
    text: wordOf(READINGS.text),
    font: wordOf(READINGS.font),
    contrast: wordOf(READINGS.contrast, matchMedia(MORE_CONTRAST).matches ? 'contrast' : 'plain'),
    aloud: wordOf(READINGS.aloud),
  }
}

const listeners = new Set<() => void>()

/** Shows the page as its reader wants it. */
export const showReading = (): void => {
  document.documentElement.dataset.reading = wordsOf(chosen())
  for (const listener of listeners) listener()
}

/** The same from the page's beginning on, also when the system asks for another contrast. */
export const followReading = (): void => {
  showReading()
  matchMedia(MORE_CONTRAST).addEventListener('change', showReading)
}

/** Shows it otherwise at once, and in this browser from now on. */
export const chooseReading = (changed: Partial<Reading>): void => {
  browserStorage().setItem(KEPT_READING, wordsOf({ ...chosen(), ...changed }))
  showReading()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What is chosen now. */
export const useReading = (): Reading => {
  useSyncExternalStore(subscribe, () => wordsOf(chosen()))
  return chosen()
}
