import { isAscii } from 'node:buffer'

/** A body without its long data URLs. */
export interface TakenOut {
  rest: Buffer
  /** What stands in `rest` in place of each data URL: the texts, by their places. */
  texts: ReadonlyMap<string, string>
}

const BEGINNING = 'data:'
const QUOTE = 0x22
const BACKSLASH = 0x5c
/** Shorter ones may stay where they are. */
const SHORTEST = 1_000
/** Nothing that is small without its data URLs has more. */
const MOST_QUOTES = 10_000

const isTakenOut = (content: Buffer): boolean =>
  content.length >= SHORTEST &&
  content.toString('latin1', 0, BEGINNING.length) === BEGINNING &&
  isAscii(content) &&
  !content.includes(BACKSLASH)

/**
 * Takes long data URLs out of a JSON text, so that what is left is small: no parser reads megabytes, whatever is in them. What
 * stands between two quotation marks, and begins and ends like a data URL, is one: elsewhere JSON has no such run. `placeOf`
 * names the place of each by something that nobody can have sent. Undefined when more than `mostBytes` would be left.
 */
export const takeOutDataUrls = (
  body: Buffer,
  mostBytes: number,
  placeOf: (index: number) => string,
): TakenOut | undefined => {
  const texts = new Map<string, string>()
  const parts: Buffer[] = []
  let taken = 0
  let opening = body.indexOf(QUOTE)
  for (let quotes = 0; opening !== -1; quotes += 1) {
    if (quotes > MOST_QUOTES) return undefined
    const ending = body.indexOf(QUOTE, opening + 1)
    if (ending === -1) break
    const content = body.subarray(opening + 1, ending)
    if (isTakenOut(content)) {
      const place = placeOf(texts.size)
      texts.set(place, content.toString('latin1'))
      parts.push(body.subarray(taken, opening + 1), Buffer.from(place))
      taken = ending
    }
    opening = ending
  }
  parts.push(body.subarray(taken))
  const left = parts.reduce((bytes, part) => bytes + part.length, 0)
  return left > mostBytes ? undefined : { rest: Buffer.concat(parts), texts }
}
