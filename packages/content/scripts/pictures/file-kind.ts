export const FLAG_PREFIX = 'flag-'

export type FileKind = 'flag' | 'recipe' | 'sound' | 'drawn'

/** What a file of the pictures' folder is, by its name: NOTICE.md says the same. Only recipes have an underscore. */
export const fileKind = (file: string): FileKind => {
  if (file.startsWith(FLAG_PREFIX)) return 'flag'
  if (!file.includes('_')) return 'drawn'
  return file.endsWith('.mp3') ? 'sound' : 'recipe'
}
