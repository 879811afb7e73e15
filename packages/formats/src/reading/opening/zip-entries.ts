import { unzipSync } from 'fflate'

/** The names and unpacked sizes of what is in a zip, as it declares them; undefined where it is damaged. Nothing is unpacked. */
export const zipEntries = (bytes: Uint8Array): { name: string; size: number }[] | undefined => {
  const entries: { name: string; size: number }[] = []
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        entries.push({ name, size: originalSize })
        return false
      },
    })
  } catch {
    return undefined
  }
  return entries
}
