/** Throws unless there are from `least` to `most` fields. */
export const checkCount = (fields: readonly string[], least: number, most: number = least): void => {
  if (fields.length < least || fields.length > most) {
    const wanted = least === most ? `${least}` : `${least} to ${most}`
    throw new Error(`it has ${fields.length} fields behind the first, and ${wanted} are wanted`)
  }
}

/** A number as a name writes it: `7`, `0p5` for 0.5, `m5` for -5. */
export const readNumber = (text: string | undefined, low: number, high: number): number => {
  const match = /^(m|-)?(\d+)(?:p(\d+))?$/u.exec(text ?? '')
  if (match === null) throw new Error(`"${text ?? ''}" is no number (0p5 is 0.5, m5 is -5)`)
  const value = Number(`${match[1] === undefined ? '' : '-'}${match[2]}.${match[3] ?? '0'}`)
  if (value < low || value > high) throw new Error(`${text ?? ''} is not within ${low} and ${high}`)
  return value
}

export const readWhole = (text: string | undefined, low: number, high: number): number => {
  const value = readNumber(text, low, high)
  if (!Number.isInteger(value)) throw new Error(`"${text ?? ''}" is no whole number`)
  return value
}

/** One of the words that the recipe knows. */
export const readWord = <T extends string>(text: string | undefined, words: readonly T[]): T => {
  const found = words.find((word) => word === text)
  if (found === undefined) throw new Error(`"${text ?? ''}" is none of ${words.join(', ')}`)
  return found
}

/** `<word>-<number>` of a field: the word may hold hyphens itself. */
export const splitAmount = (field: string): { word: string; amount: string } => {
  const cut = field.lastIndexOf('-')
  if (cut <= 0) throw new Error(`"${field}" is not written word-number`)
  return { word: field.slice(0, cut), amount: field.slice(cut + 1) }
}

/** A number for a label: at most two decimals, a true minus sign. */
export const written = (value: number): string => String(Math.round(value * 100) / 100).replace('-', '−')

/** A label of a name's words: `ice-cream` becomes "Ice cream". */
export const titled = (words: string): string => {
  const text = words.replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
