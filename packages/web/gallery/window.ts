declare global {
  interface Window {
    /** On the page of a state: whether it is reached, and what went wrong on the way. */
    gallery?: { isReached: boolean; faults: string[] }
    /** On the page of a state: leads to another one in the same document, in English. */
    showState?: (id: string) => Promise<void>
    /** On the page of a state: says it in a language, and answers what is still said in English. */
    speakIn?: (language: string) => Promise<string[]>
    /** Those of the words that the product says in a language. */
    saidAmong?: (language: string, words: readonly string[]) => Promise<string[]>
    /** On the page without one: all there are. */
    galleryStates?: readonly ListedState[]
  }
}

/** A state as a check finds it. */
export interface ListedState {
  /** What the page's address names it by. */
  id: string
  group: string
  /** A projector shows the stage, and not the studio. */
  of: 'stage' | 'studio'
  /** By default on a desk. */
  reachedAt: 'phone' | 'desk'
  /** Laid out like a state before it. */
  isAlike: boolean
}
