import type { Place } from './tokens.ts'

/** What a term counts that a quiz has as a whole word, by its best place. Rule FS6. */
export const WHOLE: Readonly<Record<Place, number>> = { A: 32, B: 16, C: 8 }
/** As the beginning of a word. */
export const BEGUN: Readonly<Record<Place, number>> = { A: 24, B: 12, C: 6 }
