import { shuffle } from '../../lib/random.ts'
import type { HandCount } from '../../testing/sample.ts'

/** The same items, each a place further on. */
export const rotated = (items: readonly string[]): string[] => [...items.slice(1), ...items.slice(0, 1)]

/** The right order as a list, as text and as text within a text. */
export const wireSecrets = ({ answers }: { answers: readonly string[] }): string[] => {
  const list = JSON.stringify(answers)
  return [list, JSON.stringify(list).slice(1, -1)]
}

interface Listed {
  answers: readonly string[]
  offered: readonly string[]
}

const itemsOf = (answer: string): string[] => (JSON.parse(answer) as string[]).map((item) => item.toLowerCase())

const compared = (answer: string): string => itemsOf(answer).join('|')

/** How answers that are all offered items in some order are counted by hand; their words are written in lower case. */
export const listByHand = <Asked extends Listed>(
  written: (question: Asked, items: readonly string[]) => string,
): HandCount<Asked> => ({
  anyAnswer: ({ offered }, random) => JSON.stringify(shuffle(offered, random)),
  compared,
  right: ({ answers }) => [answers.join('|')],
  written: (question, answer) => written(question, itemsOf(answer)),
  options: () => null,
})
