/** Whether the server answers now, asked by what costs it least; a portal that answers in its place does not count. */
export const isServerReached = async (): Promise<boolean> => {
  try {
    return (await fetch('/manifest.webmanifest', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}
