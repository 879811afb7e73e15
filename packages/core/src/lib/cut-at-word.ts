export interface CutText {
  /** At most as long as wanted, with an ellipsis where something follows. */
  kept: string
  /** Empty where nothing was cut. */
  rest: string
}

const ELLIPSIS = '…'

/** Cuts a text before the last word that does not fit, or inside a word that is too long by itself; `most` in UTF-16 code units. */
export const cutAtWord = (text: string, most: number): CutText => {
  if (text.length <= most) return { kept: text, rest: '' }
  const room = text.slice(0, most - ELLIPSIS.length + 1)
  const gap = room.search(/\s\S*$/u)
  const end = gap > 0 ? gap : most - ELLIPSIS.length
  // Not between the halves of a surrogate pair.
  const whole = /[\uD800-\uDBFF]$/u.test(text.slice(0, end)) ? end - 1 : end
  return { kept: `${text.slice(0, whole).trimEnd()}${ELLIPSIS}`, rest: text.slice(whole).trim() }
}
