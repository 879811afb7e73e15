import type { Random } from '@quokka/core/lib'
import { pickIndex } from '@quokka/core/lib'

/** Places of nodes; who dies in one is replaced by a new process. */
export const NODES = 3
/** Faults begin within this time, and end within so long. */
const FAULTS_MS = 75_000

/** Something that goes wrong in a simulation. */
export type Fault = { atMs: number } /** With `inAppend` as soon as it has sent a row. */ & (
  | { is: 'die'; node: number; backMs: number; inAppend: boolean }
  | { is: 'leave'; node: number; backMs: number }
  /** What it has sent arrives `heldMs` later; null stands for the moment at which somebody takes over what it has. */
  | { is: 'pause'; node: number; forMs: number; inAppend: boolean; heldMs: number | null }
  | { is: 'storeAway'; forMs: number }
  | { is: 'storeSlow'; forMs: number; slowestMs: number }
  /** From one place to another, both ways or one; `to` is null for all. */
  | { is: 'cut'; from: number; to: number | null; isOneWay: boolean; forMs: number }
  /** Few messages take as long as `delayMs`. */
  | { is: 'badBus'; forMs: number; lost: number; doubled: number; delayMs: number }
  | { is: 'lineLost'; player: number; isSilent: boolean }
)

/** How long a fault waits for a row to be sent. */
export const APPEND_WITHIN_MS = 5_000

export const endOf = (fault: Fault): number => {
  const beginsMs = fault.atMs + ('inAppend' in fault && fault.inAppend ? APPEND_WITHIN_MS : 0)
  return beginsMs + ('forMs' in fault ? fault.forMs : 'backMs' in fault ? fault.backMs : 0)
}

/** Faults by chance, in the order of their beginnings. */
export const someFaults = (random: Random, players: number): Fault[] => {
  const between = (least: number, most: number) => Math.round(least + random() * (most - least))
  const node = () => pickIndex(NODES, random)
  const one = (): Fault => {
    const atMs = between(2_000, FAULTS_MS)
    const roll = random()
    const inAppend = random() < 0.5
    if (roll < 0.18) return { is: 'die', atMs, node: node(), backMs: between(500, 8_000), inAppend }
    if (roll < 0.28) return { is: 'leave', atMs, node: node(), backMs: between(3_000, 9_000) }
    if (roll < 0.46) {
      const forMs = between(500, 13_000)
      const heldMs = random() < 0.5 ? null : between(0, forMs + 500)
      return { is: 'pause', atMs, node: node(), forMs, inAppend, heldMs }
    }
    if (roll < 0.54) return { is: 'storeAway', atMs, forMs: between(200, 9_000) }
    if (roll < 0.6) return { is: 'storeSlow', atMs, forMs: between(1_000, 8_000), slowestMs: between(100, 2_500) }
    if (roll < 0.75) {
      const to = random() < 0.3 ? null : node()
      return { is: 'cut', atMs, from: node(), to, isOneWay: random() < 0.3, forMs: between(300, 12_000) }
    }
    if (roll < 0.85) {
      const [lost, doubled] = [0.3 * random(), 0.3 * random()]
      return { is: 'badBus', atMs, forMs: between(1_000, 15_000), lost, doubled, delayMs: between(10, 3_000) }
    }
    return { is: 'lineLost', atMs, player: pickIndex(players, random), isSilent: random() < 0.5 }
  }
  const count = random() < 0.05 ? 0 : between(1, 10)
  return Array.from({ length: count }, one).toSorted((left, right) => left.atMs - right.atMs)
}
