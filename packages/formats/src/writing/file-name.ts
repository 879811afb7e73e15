/** Signs that a file system refuses or that change how a name is shown. */
const UNFIT = /[\p{C}\u200e\u200f\u202a-\u202e\u2066-\u2069/\\:*?"<>|]+/gu
const LONGEST = 80

/** The name of a quiz as that of a file. */
export const fileNameOf = (name: string, extension: string): string => {
  const fit = name.replaceAll(UNFIT, ' ').replaceAll(/\s+/gu, ' ').slice(0, LONGEST).trim().replace(/\.+$/u, '')
  return `${fit || 'quiz'}.${extension}`
}
