import { setTimeout as pause } from 'node:timers/promises'
import { CannotOpen } from '../adapters/database/cannot-open.ts'
import { LEASE_MS } from '../clock/heartbeat.ts'
import type { Heartbeats } from '../stores/heartbeats.ts'

const AGAIN_MS = 250

const SENTENCES = {
  node: 'Another server without NATS_URL uses the database of DATABASE_URL. Give it the same NATS_URL, or stop it.',
  alone:
    'Servers with NATS_URL use the database of DATABASE_URL. Give this one the same NATS_URL, or stop all of them.',
}

/**
 * Rejects with `CannotOpen` where servers that share a way between them use the database, and one that has none, or the other way
 * round: they would take each other's rooms. What was just stopped is waited for.
 */
export const refuseStrangers = async (
  heartbeats: Pick<Heartbeats, 'leaseholders' | 'isOneWithoutLease'>,
  isNode: boolean,
): Promise<void> => {
  const isStranger = async () =>
    isNode ? heartbeats.isOneWithoutLease(AGAIN_MS * 6) : (await heartbeats.leaseholders()).length > 0
  for (let waitedMs = 0; await isStranger(); waitedMs += AGAIN_MS) {
    if (waitedMs > LEASE_MS) throw new CannotOpen(SENTENCES[isNode ? 'node' : 'alone'])
    await pause(AGAIN_MS)
  }
}
