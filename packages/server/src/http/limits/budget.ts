/**
 * Spends from a budget that time refills, kept as the moment at which it is full again (the "generic cell rate algorithm").
 * `mostMs` worth may be spent at once. Answers that moment after the spending, or how long to wait when too little is left:
 * nothing is spent then.
 */
export const spend = (
  fullAtMs: number,
  { nowMs, costMs, mostMs }: { nowMs: number; costMs: number; mostMs: number },
): { waitMs: number; fullAtMs: number } => {
  const nextMs = Math.max(nowMs, fullAtMs) + costMs
  // Less than a millisecond is no wait: sums of fractions are not exact.
  const waitMs = Math.max(0, Math.floor(nextMs - nowMs - mostMs))
  return { waitMs, fullAtMs: waitMs > 0 ? fullAtMs : nextMs }
}
