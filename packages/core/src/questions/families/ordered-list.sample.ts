/** The same items, each a place further on. */
export const rotated = (items: readonly string[]): string[] => [...items.slice(1), ...items.slice(0, 1)]

/** The right order as a list, as text and as text within a text. */
export const wireSecrets = ({ answers }: { answers: readonly string[] }): string[] => {
  const list = JSON.stringify(answers)
  return [list, JSON.stringify(list).slice(1, -1)]
}
