/** Hands a value to the browser as a file to keep. */
export const saveJson = (name: string, value: unknown, page: Document = document): void => {
  const address = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }))
  const link = page.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
