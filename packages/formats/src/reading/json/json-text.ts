import type { OpenedFile } from '../opened-file.ts'

/** What a text holds as JSON; undefined where it is none. */
export const jsonIn = (file: OpenedFile): unknown => {
  if (file.is !== 'text' || !/^\s*[[{]/.test(file.text)) return undefined
  try {
    return JSON.parse(file.text)
  } catch {
    return undefined
  }
}
