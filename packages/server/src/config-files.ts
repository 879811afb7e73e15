import { readFileSync } from 'node:fs'

type Texts = Readonly<Record<string, string | undefined>>

/** What the name of a setting ends with where it says in which file the setting is. */
export const IN_FILE = '_FILE'

/** `given`, with the text of a file for each key that is given by the file's name; a sentence for each that cannot be had in this way. */
export const withFiles = (given: Texts, keys: readonly string[]): { given: Texts; problems: string[] } => {
  const found: [key: string, text: string][] = []
  const problems: string[] = []
  for (const key of keys) {
    const path = given[key + IN_FILE]
    if (path === undefined) continue
    const read =
      given[key] === undefined ? textOf(path) : { why: `is set, but ${key} is as well; allowed: one of them` }
    if ('why' in read) problems.push(`${key}${IN_FILE} ${read.why}.`)
    else found.push([key, read.text])
  }
  return { given: { ...given, ...Object.fromEntries(found) }, problems }
}

/** The path is not told: what was meant to be in the file may stand in its place. */
const textOf = (path: string): { text: string } | { why: string } => {
  try {
    // Editors and `echo` end a file with a newline that nobody means.
    const text = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
    return text === '' ? { why: 'names a file that is empty' } : { text }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return { why: WHY_NOT.get(code) ?? `names a file that cannot be read (${code})` }
  }
}

const WHY_NOT = new Map([
  ['ENOENT', 'names a file that does not exist'],
  ['EACCES', 'names a file that this user may not read'],
  ['EISDIR', 'names a folder'],
])
