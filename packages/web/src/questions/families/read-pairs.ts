import { parseList } from '@quokka/contract/wire'

const textsOf = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((text) => typeof text === 'string') : []

/** The two sides of sent pairs; empty for anything else. */
export const readSentPairs = (sent: string): [string[], string[]] => {
  const [left, right] = parseList(sent)
  return [textsOf(left), textsOf(right)]
}
