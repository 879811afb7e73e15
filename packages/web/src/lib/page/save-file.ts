/** Hands something to the browser as a file to keep. */
export const saveFile = (name: string, content: Blob, page: Document = document): void => {
  const address = URL.createObjectURL(content)
  const link = page.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
