export interface CodeToken {
  is: 'tag' | 'text' | 'value'
  text: string
  /** Where it begins in the code. */
  at: number
}

/** The names of tags, and the values of attributes. */
const PARTS = /(?<=<\/?)(?<tag>[a-z]+)|"[^"]*"/gu

/** Parts a snippet for the eye; joined again they are the snippet. Rule QE3. */
export const codeTokens = (code: string): CodeToken[] => {
  const tokens: CodeToken[] = []
  let at = 0
  const addText = (end: number) => tokens.push({ is: 'text', text: code.slice(at, end), at })
  for (const { index, 0: text, groups } of code.matchAll(PARTS)) {
    addText(index)
    tokens.push({ is: groups?.tag === undefined ? 'value' : 'tag', text, at: index })
    at = index + text.length
  }
  addText(code.length)
  return tokens.filter(({ text }) => text !== '')
}
