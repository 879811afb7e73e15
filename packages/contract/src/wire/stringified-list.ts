import * as z from 'zod/mini'

/** A list as the text of its JSON: the form in which right answers are sent (contract §2 and §10). */
export const stringifyList = (list: readonly unknown[]): string => JSON.stringify(list)

const Strings = z.array(z.string())
const Lists = z.union([Strings, z.tuple([Strings, Strings])])

/** Reads a stringified list of texts, or of two lists of texts; an empty list when the text is neither. */
export const parseList = (text: string): string[] | [string[], string[]] => {
  try {
    return Lists.safeParse(JSON.parse(text)).data ?? []
  } catch {
    return []
  }
}
