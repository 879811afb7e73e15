/** Somebody with a place in a game. */
export interface Certified {
  key: string
  name: string
  /** From 1; equal places are possible. */
  rank: number
  points: number
  /** What the share of the points is called, where it is known. */
  rankTitle?: string
}

/** What all certificates of a game say. */
export interface CertifiedGame {
  quizName: string
  /** Empty where it is not known. */
  hostName: string
  /** When it was played, in ISO form. */
  playedAt: string
}
