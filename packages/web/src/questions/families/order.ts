/** Items by their numbers, so that two of the same text stay two. */
export type Order = readonly number[]

export const untouched = (items: number): Order => Array.from({ length: items }, (_, item) => item)

/** The order after the item at one place was moved to another; the same when there is no such place. */
export const moved = (order: Order, from: number, to: number): Order => {
  const item = order[from]
  if (item === undefined || to < 0 || to >= order.length || from === to) return order
  const rest = order.filter((_, place) => place !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}

/** A list as it is sent: the texts in the player's order, as JSON (contract §10). */
export const orderToWire = (order: Order, texts: readonly string[]): string =>
  JSON.stringify(order.map((item) => texts[item] ?? ''))

/** The order that a sent list was, by the texts' numbers; untouched when it cannot be one of theirs. */
export const orderFromTexts = (sent: readonly unknown[], texts: readonly string[]): Order => {
  const left = texts.map((text, item) => ({ text, item }))
  const order = sent.flatMap((text) => {
    const at = left.findIndex((entry) => entry.text === text)
    return at < 0 ? [] : left.splice(at, 1).map(({ item }) => item)
  })
  return order.length === texts.length ? order : untouched(texts.length)
}
