import { graphemes } from '../lib/letters.ts'
import { LIMITS } from '../limits.ts'

const COPY_OF = 'Copy of '

/** The name of a copy, cut between two letters where it would be too long. Rule AU21. */
export const quizNameOfCopy = (quizName: string): string => {
  let name = COPY_OF
  for (const letter of graphemes(quizName)) {
    if (name.length + letter.length > LIMITS.quizNameCharacters) break
    name += letter
  }
  return name.trim()
}
