/** Keys that reach a prototype where a record is read carelessly. */
const PROTOTYPES: readonly string[] = ['__proto__', 'constructor', 'prototype']

/** Whether a text can be stored and sent on: PostgreSQL takes no U+0000, UTF-8 no half of a surrogate pair. */
const isCleanText = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** What is wrong with a value that was sent, in any of its texts or names; undefined when nothing is. */
export const whatIsWrong = (value: unknown): 'text' | 'name' | undefined => {
  if (typeof value === 'string') return isCleanText(value) ? undefined : 'text'
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, part] of Object.entries(value)) {
    if (PROTOTYPES.includes(name)) return 'name'
    const wrong = isCleanText(name) ? whatIsWrong(part) : 'text'
    if (wrong !== undefined) return wrong
  }
  return undefined
}
