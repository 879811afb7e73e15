import { createHmac } from 'node:crypto'
import { userIdOfCredential } from '@quokka/core/accounts'
import type { Clock } from '../ports.ts'

const DAY_MS = 24 * 3_600_000
const ACCOUNT = 'account:'
const ADDRESS = 'address:'

/** Whose budget a room or a QTest counts for: an account's, or of guests their address's. */
export interface Payers {
  /** `addressKey` is what limits count by. */
  of(credential: string, addressKey: string): string
}

export const payerOfAccount = (userId: string): string => ACCOUNT + userId

/** The account behind a payer; undefined for an address. */
export const accountOfPayer = (payer: string): string | undefined =>
  payer.startsWith(ACCOUNT) ? payer.slice(ACCOUNT.length) : undefined

/** Addresses stand as hashes with a secret of this installation, others each day. */
export const createPayers = ({ secret, clock }: { secret: string; clock: Pick<Clock, 'nowMs'> }): Payers => ({
  of(credential, addressKey) {
    const userId = userIdOfCredential(credential)
    if (userId !== undefined) return payerOfAccount(userId)
    const day = Math.floor(clock.nowMs() / DAY_MS)
    return ADDRESS + createHmac('sha256', secret).update(`payer ${day} ${addressKey}`).digest('base64url').slice(0, 16)
  },
})
