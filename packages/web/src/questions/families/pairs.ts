/** What stands in each slot: a word by its number, so that two of the same text stay two; null for an empty slot. */
export type Slots = readonly (number | null)[]

export const emptySlots = (pairs: number): Slots => Array.from({ length: pairs }, () => null)

/** The slots after a word was put into one: a word that moved from another slot changes places with the one it meets. */
export const placed = (slots: Slots, word: number, slot: number): Slots => {
  if (slot < 0 || slot >= slots.length) return slots
  const from = slots.indexOf(word)
  const met = slots[slot] ?? null
  return slots.map((held, at) => {
    if (at === slot) return word
    return at === from ? met : held
  })
}

/** The slots after a word went back to the others. */
export const takenBack = (slots: Slots, word: number): Slots => slots.map((held) => (held === word ? null : held))

export const wordsLeft = (slots: Slots): number[] => slots.flatMap((_, word) => (slots.includes(word) ? [] : [word]))

export const countMatched = (slots: Slots): number => slots.filter((held) => held !== null).length

/** The words in the order of the prompts; null while a slot is empty. */
export const wordOrder = (slots: Slots): number[] | null =>
  slots.every((held) => held !== null) ? slots.map((held) => held) : null
