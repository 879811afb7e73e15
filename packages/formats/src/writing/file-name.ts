/** What file systems do not take, or take for something else. */
const UNTAKEN = /[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu
const MOST_CHARACTERS = 80

/** The name of a quiz as that of a file. */
export const fileName = (name: string, extension: string): string => {
  const plain = name
    .replace(UNTAKEN, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .slice(0, MOST_CHARACTERS)
    .toWellFormed()
    .trim()
  return `${plain || 'Quiz'}.${extension}`
}
