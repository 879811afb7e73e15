/** The first ones of the order, so many at most, without sorting all: few of many. Equals stand in the order in which they come. */
export const firstOf = <T>(items: Iterable<T>, most: number, compare: (left: T, right: T) => number): T[] => {
  const first: T[] = []
  for (const item of items) {
    const last = first.at(-1)
    if (first.length >= most && (last === undefined || compare(item, last) >= 0)) continue
    let [place, end] = [0, first.length]
    while (place < end) {
      const middle = (place + end) >> 1
      if (compare(item, first[middle] as T) < 0) end = middle
      else place = middle + 1
    }
    first.splice(place, 0, item)
    if (first.length > most) first.pop()
  }
  return first
}
