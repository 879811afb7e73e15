import { fold } from '@quokka/core/questions'

/** Texts in so many places; what is missing is empty. */
export const inSlots = (texts: readonly string[], slots: number): string[] =>
  Array.from({ length: slots }, (_, index) => texts[index] ?? '')

export const isBlank = (text: string): boolean => text.trim() === ''

/** The places whose text stands in an earlier place too, compared as answers are. */
export const repeatedIn = (texts: readonly string[]): ReadonlySet<number> => {
  const folded = texts.map(fold)
  return new Set(folded.flatMap((text, index) => (text !== '' && folded.indexOf(text) < index ? [index] : [])))
}
