import { setPriority } from 'node:os'
import type { Target } from './attack-client.ts'
import { gain, gains } from './attack-client.ts'
import type { AttackName } from './attacks.ts'
import { ATTACKS } from './attacks.ts'

/** What the bench tells the attacker: to begin, and that it wants to know what came of it so far. */
export type AttackOrder = { order: 'attack'; attack: AttackName; target: Target } | { order: 'report' }

/** How often each thing happened. */
export type Gains = Record<string, number>

process.on('message', (order: AttackOrder) => {
  if (order.order === 'report') {
    process.send?.(Object.fromEntries(gains) satisfies Gains)
    return
  }
  // A real attacker uses another machine's processor.
  setPriority(10)
  Promise.resolve(ATTACKS[order.attack](order.target)).catch((error: unknown) => gain(String(error)))
})
