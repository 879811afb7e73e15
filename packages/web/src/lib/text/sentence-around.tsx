import type { ReactNode } from 'react'

/** Fills the place in a sentence at which something is drawn. It has no width, and readers of screens pass over it. */
export const HERE = '\u2063'

/** A sentence with what is drawn in it, such as a link or a large number, where each language has it. */
export const SentenceAround = ({ sentence, children }: { sentence: string; children: ReactNode }) => {
  const [before, after] = sentence.split(HERE)
  return (
    <>
      {before}
      {children}
      {after}
    </>
  )
}
