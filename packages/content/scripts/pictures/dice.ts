/** Chance that falls alike for one name on every machine: so no two covers look the same, and a picture stays as it is. */
export interface Dice {
  /** A number from `low` up to, but not, `high`. */
  between: (low: number, high: number) => number
  /** One of the list. */
  one: <const List extends readonly [unknown, ...unknown[]]>(list: List) => List[number]
}

const hash = (text: string): number => {
  let value = 2166136261
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619)
  return value >>> 0
}

export const diceOf = (name: string): Dice => {
  let state = hash(name)
  const roll = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (low, high) => low + roll() * (high - low),
    one: (list) => list[Math.floor(roll() * list.length)] ?? list[0],
  }
}
