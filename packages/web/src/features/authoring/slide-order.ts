import { movedTo } from '@quokka/core/quiz'

export const isSameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index])

/** The order after a group was dropped on the place of a slide: behind it when the dragged slide came from above. */
export const droppedOn = (
  order: readonly string[],
  group: readonly string[],
  dragged: string,
  target: string,
): string[] => {
  const to = order.indexOf(target)
  return to < 0 ? [...order] : movedTo(order, group, order.indexOf(dragged) < to ? to + 1 : to)
}

/** The order after a group went one step up (-1) or down (1); the same one at the end of the list. */
export const stepped = (order: readonly string[], group: readonly string[], step: -1 | 1): string[] => {
  const places = order.flatMap((id, index) => (group.includes(id) ? [index] : []))
  const first = places[0] ?? 0
  const last = places.at(-1) ?? 0
  const isTogether = last - first === places.length - 1
  // A scattered group gathers first: at its first slide on the way up, at its last one on the way down.
  if (step < 0) return movedTo(order, group, isTogether ? Math.max(0, first - 1) : first)
  return movedTo(order, group, isTogether ? Math.min(order.length, last + 2) : last + 1)
}
