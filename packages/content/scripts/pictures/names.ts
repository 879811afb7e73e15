import { readdir, readFile } from 'node:fs/promises'

const FIELDS = new Set(['quizImage', 'questionImage', 'answerImage', 'image'])

const collect = (value: unknown, found: Set<string>): void => {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && FIELDS.has(key)) found.add(inner)
    else collect(inner, found)
  }
}

/** The file names of all pictures and sounds that quizzes and categories name. */
export const namedFiles = async (quizzes: URL, categories: URL): Promise<Set<string>> => {
  const found = new Set<string>()
  const files = (await readdir(quizzes)).filter((file) => file.endsWith('.json')).map((file) => new URL(file, quizzes))
  for (const file of [categories, ...files]) collect(JSON.parse(await readFile(file, 'utf8')), found)
  return found
}
