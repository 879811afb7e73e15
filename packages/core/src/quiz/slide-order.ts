/** Whether a list names each slide of a quiz once and no other: the only order that may be saved. Rule AU4. */
export const isOrderOf = (order: readonly string[], questionIds: readonly string[]): boolean =>
  order.length === questionIds.length &&
  new Set(order).size === order.length &&
  order.every((questionId) => questionIds.includes(questionId))

/**
 * The order after the moved slides were dropped before the one at `target` (the length of the list means the end). They stay
 * together, in the order in which they stood. Ids that are not in the list are left out.
 */
export const movedTo = (order: readonly string[], moved: readonly string[], target: number): string[] => {
  const isMoved = (questionId: string) => moved.includes(questionId)
  const before = order.slice(0, target).filter((questionId) => !isMoved(questionId))
  const after = order.slice(target).filter((questionId) => !isMoved(questionId))
  return [...before, ...order.filter(isMoved), ...after]
}

/** The order after slides were added, each at its number (from 1), or at the end without one. Rule AU14. */
export const withAdded = (
  order: readonly string[],
  added: readonly { id: string; number?: number | undefined }[],
): string[] => {
  const grown = [...order]
  const places = added.map(({ id, number = Number.MAX_SAFE_INTEGER }) => ({ id, number }))
  // From the first on: each finds those before it at their places already.
  for (const { id, number } of places.sort((left, right) => left.number - right.number)) grown.splice(number - 1, 0, id)
  return grown
}
