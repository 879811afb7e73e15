/** A source of chance: each call answers a number in [0, 1). */
export type Random = () => number

/**
 * A repeatable source of chance for a 32-bit seed (the "splitmix32" step: a Weyl sequence through two rounds of mixing).
 * Good for shuffles; not for secrets.
 */
export const seeded = (seed: number): Random => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = state ^ (state >>> 16)
    mixed = Math.imul(mixed, 0x21f0aaad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x735a2d97)
    mixed ^= mixed >>> 15
    return (mixed >>> 0) / 0x1_0000_0000
  }
}

/** A whole number in [0, count). */
export const pickIndex = (count: number, random: Random): number => Math.floor(random() * count)

/** A new list of the same items in a random order (Fisher and Yates), every order equally likely. */
export const shuffle = <Item>(items: readonly Item[], random: Random): Item[] => {
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const chosen = pickIndex(last + 1, random)
    const moved = shuffled[last] as Item
    shuffled[last] = shuffled[chosen] as Item
    shuffled[chosen] = moved
  }
  return shuffled
}

/** As `shuffle`, but never the order given, unless all items are equal: a shuffle that changes nothing shows the solution. Rule QU6. */
export const derange = (items: readonly string[], random: Random): string[] => {
  const shuffled = shuffle(items, random)
  const unchanged = shuffled.every((item, index) => item === items[index])
  return unchanged ? [...shuffled.slice(1), ...shuffled.slice(0, 1)] : shuffled
}
