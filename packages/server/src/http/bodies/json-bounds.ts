/** More than any call needs. */
const MOST = { depth: 16, parts: 4_000 }

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPENING = [0x5b, 0x7b]
const CLOSING = [0x5d, 0x7d]

/** Whether a JSON text has neither too many members nor too deep a nesting to be parsed, told by one look at each character. */
export const isWithinBounds = (text: string): boolean => {
  let depth = 0
  let parts = 0
  let isInText = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at)
    if (character === QUOTE) isInText = !isInText
    else if (isInText) at += character === BACKSLASH ? 1 : 0
    else if (OPENING.includes(character)) depth += 1
    else if (CLOSING.includes(character)) depth -= 1
    else if (character === COMMA) parts += 1
    if (depth > MOST.depth || parts > MOST.parts) return false
  }
  return true
}
