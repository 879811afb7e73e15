import type { Registry } from 'prom-client'
import { Counter } from 'prom-client'

/** A counter of what befell journals of one kind, with each of its labels from the start: an alarm must see the first trouble. */
export const countTroubles = <What extends string>(
  { name, help }: { name: string; help: string },
  whats: readonly What[],
  metrics: Registry,
): ((what: What) => void) => {
  const troubles = new Counter({ name, help, labelNames: ['what'], registers: [metrics] })
  for (const what of whats) troubles.inc({ what }, 0)
  return (what) => troubles.inc({ what })
}
