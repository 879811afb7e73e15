/** How many letters must be put in, taken out or exchanged for others to make one text of the other (Levenshtein); a text is a list of its letters. */
export const editDistance = (left: ArrayLike<string>, right: ArrayLike<string>): number => {
  let above = Array.from({ length: right.length + 1 }, (_, place) => place)
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row]
    for (let place = 1; place <= right.length; place += 1) {
      const swap = (above[place - 1] ?? 0) + (left[row - 1] === right[place - 1] ? 0 : 1)
      current.push(Math.min(swap, (above[place] ?? 0) + 1, (current[place - 1] ?? 0) + 1))
    }
    above = current
  }
  return above[right.length] ?? 0
}
