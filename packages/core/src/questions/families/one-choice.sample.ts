import { pickIndex } from '../../lib/random.ts'
import type { HandCount } from '../../testing/sample.ts'

const compared = (answer: string): string => answer.trim().toLowerCase()

/** How answers that are one of the options are counted by hand. */
export const choiceByHand = <Asked extends { correct: string | null }>(
  options: (question: Asked) => readonly string[],
): HandCount<Asked> => ({
  anyAnswer: (question, random) => options(question)[pickIndex(options(question).length, random)] ?? '',
  compared,
  right: ({ correct }) => (correct === null ? [] : [compared(correct)]),
  written: (question, answer) => options(question).find((option) => compared(option) === compared(answer)) ?? '?',
  options,
})
