const SHORTEST_RUN = 3

/** "4", "4 and 5", "4 to 6", "1, 3 and 5": what a teacher would say. */
export const listOfClasses = (classes: readonly number[]): string => {
  const sorted = [...new Set(classes)].sort((left, right) => left - right)
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)]
  if (sorted.length >= SHORTEST_RUN && last - first === sorted.length - 1) return `${first} to ${last}`
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(sorted.map(String))
}
