/** GTK has the letters of Arabic under the names that they had before Unicode. */
const NAMES = new Map([
  ['د', 'Arabic_dal'],
  ['ر', 'Arabic_ra'],
  ['س', 'Arabic_seen'],
  ['م', 'Arabic_meem'],
])

const keyOf = (sign: string): string =>
  `<${NAMES.get(sign) ?? `U${sign.codePointAt(0)?.toString(16).padStart(4, '0')}`}>`

/** A table by which GTK shows the signs of a text as one composition that grows with each key, and keeps it at a space. */
export const composeTable = (texts: readonly string[]): string => {
  const signs = texts.map((text) => Array.from(text))
  const beginnings = new Set(signs.flatMap((text) => text.map((_, at) => text.slice(0, at + 1).join(''))))
  return [...beginnings]
    .flatMap((shown) => {
      const keys = Array.from(shown, keyOf).join(' ')
      return [`${keys} : "${shown}"\n`, `${keys} <space> : "${shown}"\n`]
    })
    .join('')
}
