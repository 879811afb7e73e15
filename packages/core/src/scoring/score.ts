/**
 * Points for a right answer: the maximum less the share of the time that was taken, rounded, at least 1; 0 when nothing is to be had.
 * `takenMs` outside 0…`limitMs` counts as the nearer end. Rule SC1.
 */
export const score = (maxPoints: number, takenMs: number, limitMs: number): number => {
  if (maxPoints === 0) return 0
  const taken = Math.min(Math.max(takenMs, 0), limitMs)
  return Math.max(1, Math.round(maxPoints * (1 - taken / limitMs)))
}
