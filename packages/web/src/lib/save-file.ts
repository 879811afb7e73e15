/** Hands a text to the browser as a file to keep. */
export const saveFile = (
  name: string,
  { text, type }: { text: string; type: string },
  page: Document = document,
): void => {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = page.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
