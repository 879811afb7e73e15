/** One of the texts that a column (`table.column`) may hold. Another one is a bug of whoever wrote it, so it throws. Rule ST14. */
export const knownText = <Text extends string>(column: string, known: readonly Text[], stored: string): Text => {
  const found = known.find((text) => text === stored)
  if (found === undefined) throw new Error(`${column} holds ${JSON.stringify(stored)}, not one of: ${known.join(', ')}`)
  return found
}
